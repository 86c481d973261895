import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { inSentence } from '../content/words';
import { type Day, year } from '../day';
import { token } from '../theme/tokens';
import { Button } from '../ui/Button';
import { DialogBody } from '../ui/Dialog';
import { TextButton } from '../ui/TextButton';
import { Corner, Toasts } from '../ui/Toasts';
import { BookingFields } from './BookingFields';
import { Chosen } from './Chosen';
import { ConfirmFoot } from './ConfirmFoot';
import { DayPicker } from './DayPicker';
import { dialogId } from './dialogs';
import { EarliestSlots } from './EarliestSlots';
import { stillBookable } from './draft';
import { focusPart, partId } from './focus-part';
import { footLine } from './foot-line';
import { holdsConfirmBack, type Missing, whyNotBookable } from './forms';
import { Problems } from './Problems';
import { ReceiptPanel } from './ReceiptPanel';
import { SlotPicker } from './SlotPicker';
import { firstMonth, slotsFree } from './slots';
import { type BookingOptions, useBooking } from './use-booking';
import { useToasts } from './use-toasts';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  /* Not 'flex: 1': a basis of 0 in a dialog that has only a maximum height leaves the form no height in WebKit. */
  flex: 1 1 auto;
  min-height: 0;
  @media (max-height: 30rem) {
    display: block;
  }
`;

const Parts = styled(DialogBody)`
  display: grid;
  align-content: start;
  gap: 1.5rem;
  > * {
    min-width: 0;
  }
  /* Takes no room, but is there: what appears together with its first words is not read out. */
  > [aria-live]:empty {
    margin-top: -1.5rem;
  }
`;

const Note = styled.p`
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${token('ink-700')};
`;

const submitOf = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[type="submit"]');

export interface BookingFormProps extends Omit<BookingOptions, 'onBooked' | 'tell'> {
  /** Closes the dialog. */
  onClose(): void;
}

/** Everything in a booking dialog below its heading: calendar, slots, fields, Confirm; and what follows a booking. */
export function BookingForm({ onClose, ...options }: BookingFormProps) {
  const { form, data, open } = options;
  const { times, texts, words } = data;
  const element = useRef<HTMLFormElement>(null);
  const slots = useRef<HTMLFieldSetElement>(null);
  const waiting = useRef<HTMLDivElement>(null);
  const { toasts, tell, dismiss, dismissErrors, hold } = useToasts(form.name);
  const { state, dispatch, confirm, now, taken, isEmpty, wanted } = useBooking({
    ...options,
    onBooked: onClose,
    tell,
  });
  const { day, slot, values, cleared, isKept } = state.draft;
  const reason = whyNotBookable(form, state.draft);
  const isSubmitting = state.name === 'submitting';
  const shown = state.name === 'choosing' && state.showErrors ? (reason?.missing ?? []) : [];
  const errors = day === undefined ? shown.filter(({ part }) => part === 'day') : shown;
  const errorOf = (wrong: Missing['part']) => errors.find(({ part }) => part === wrong)?.message;
  const choices = day === undefined ? [] : slotsFree(day, now, taken, times);
  // While it books, its own slot is taken.
  const bookable = isSubmitting ? state.draft : stillBookable(state.draft, now, taken, times);
  const { name } = form;
  const goTo = (part: Missing['part']) => {
    focusPart(element.current, name, part);
  };

  useEffect(() => {
    if (wanted) focusPart(element.current, name, wanted.part);
  }, [wanted, name]);

  // While it books, all of the form is inert or disabled, also where Enter was pressed; then it may be pressed again.
  useLayoutEffect(() => {
    const has = document.activeElement === waiting.current;
    const next = isSubmitting ? waiting.current : has ? submitOf(element.current) : undefined;
    next?.focus({ preventScroll: true });
  }, [isSubmitting]);

  // After a date was picked: the times stand at the top, the calendar stays above them.
  const pickedDay = useRef(day);
  useEffect(() => {
    if (day !== undefined && day !== pickedDay.current) {
      slots.current?.focus({ preventScroll: true });
      slots.current?.scrollIntoView({ block: 'start' });
    }
    pickedDay.current = day;
  }, [day]);

  // A new opening begins at the current month again, or at the chosen day's (contract). The calendar goes back there when
  // the dialog closes, so that opening it has nothing to render.
  const [closings, setClosings] = useState(0);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) setClosings((before) => before + 1);
  }, [open]);
  useEffect(() => {
    if (wasOpen.current && !open) dismissErrors();
    wasOpen.current = open;
  });
  const pickDay = useCallback(
    (picked: Day) => {
      dispatch({ type: 'pickDay', day: picked });
    },
    [dispatch],
  );

  // A message is in the open dialog, else on the page; what lies behind a modal dialog is neither seen nor read out.
  const messages = (inDialog: boolean) => (
    <Toasts
      toasts={inDialog === open ? toasts : []}
      onDismiss={(id) => {
        dismiss(id);
        const next = open ? submitOf(element.current) : document.getElementById('main');
        next?.focus({ preventScroll: true });
      }}
      onHold={hold}
      hide={words.toasts.hide}
    />
  );

  return (
    <>
      <Form
        ref={element}
        noValidate
        aria-labelledby={`${dialogId(name)}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {day !== undefined && (
          <Chosen
            day={day}
            slot={slot && inSentence(times.slots[slot].name)}
            onChange={() => {
              goTo('day');
            }}
            words={words.form}
          />
        )}
        <Parts inert={isSubmitting}>
          {isKept && !isEmpty && (
            <Note>
              {words.form.kept}{' '}
              <TextButton
                type="button"
                onClick={() => {
                  dispatch({ type: 'clear' });
                  goTo('day');
                }}
              >
                {words.form.startAgain}
              </TextButton>
            </Note>
          )}
          <EarliestSlots
            id={`${name}-earliest`}
            day={day}
            slot={slot}
            onPick={(picked, at) => {
              dispatch({ type: 'pickDay', day: picked });
              dispatch({ type: 'pickSlot', slot: at });
            }}
            now={now}
            taken={taken}
            times={times}
            phone={data.phone}
            words={words.earliest}
          />
          <DayPicker
            // While the dialog was closed, another month may have begun.
            key={`${closings} ${firstMonth(now, taken, times)}`}
            id={partId(name, 'day')}
            day={day}
            onPick={pickDay}
            now={now}
            taken={taken}
            times={times}
            error={errorOf('day')}
            words={words.calendar}
            errorWord={words.controls.error}
          />
          {day !== undefined && (
            <>
              {cleared && (
                <div>
                  <Button
                    type="button"
                    $look="secondary"
                    onClick={() => {
                      const free = choices.filter(({ closed }) => !closed).map((choice) => choice.name);
                      dispatch({ type: 'restore', free });
                      slots.current?.focus({ preventScroll: true });
                    }}
                  >
                    {words.form.restore}
                  </Button>
                </div>
              )}
              {errors.length > 0 && <Problems heading={words.form.problem} errors={errors} onPick={goTo} />}
              <SlotPicker
                id={partId(name, 'slot')}
                ref={slots}
                choices={choices}
                slot={slot}
                onPick={(picked) => {
                  dispatch({ type: 'pickSlot', slot: picked });
                }}
                error={errorOf('slot')}
                heading={texts.labels.slot}
                words={words.slots}
                errorWord={words.controls.error}
              />
              <BookingFields
                form={form}
                values={values}
                texts={texts}
                words={words}
                thisYear={year(now)}
                onType={(field, value) => {
                  dispatch({ type: 'type', field, value });
                }}
                errorOf={errorOf}
              />
            </>
          )}
        </Parts>
        <ConfirmFoot
          id={name}
          line={footLine(form, bookable, words.foot)}
          waiting={waiting}
          isSubmitting={isSubmitting}
          isHeldBack={holdsConfirmBack(form, bookable)}
          words={words.form}
        />
      </Form>
      {messages(true)}
      {createPortal(
        <Corner>
          {messages(false)}
          <ReceiptPanel form={name} />
        </Corner>,
        document.body,
      )}
    </>
  );
}
