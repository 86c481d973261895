import { useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { inSentence } from '../../../tools/shared/text';
import { type Day, today, year } from '../../domain/london-day';
import { lowDialog, token } from '../../theme/tokens';
import { Button } from '../../ui/controls/Button';
import { DialogBody } from '../../ui/controls/Dialog';
import { TextButton } from '../../ui/controls/TextButton';
import { Toasts } from '../../ui/controls/Toasts';
import { BookingFields } from './BookingFields';
import { ChosenAppointment } from './ChosenAppointment';
import { ConfirmFooter } from './ConfirmFooter';
import { DayPicker } from './DayPicker';
import { dialogId } from '../../domain/dialog-ids';
import { EarliestSlots } from './EarliestSlots';
import { stillBookable } from '../draft/draft';
import { focusPart, partId } from './focus-part';
import { footLine } from '../forms/status-line';
import { ErrorSummary } from './ErrorSummary';
import { SlotPicker } from './SlotPicker';
import { monthOf, slotsFree } from '../availability/slots';
import type { Part } from '../flow/state-machine';
import { type BookingOptions, useBooking } from '../flow/use-booking';
import { useToasts } from '../flow/use-toasts';
import { holdsConfirmBack, type Missing, whyNotBookable } from '../flow/why-not-bookable';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  /* Not 'flex: 1': in a dialog with only a maximum height, WebKit gives a form with a basis of 0 no height. */
  flex: 1 1 auto;
  min-height: 0;
  ${lowDialog} {
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
  /* Stays in the page while empty: screen readers do not announce a live region that is inserted with its text. */
  > [aria-live]:empty {
    margin-top: -1.5rem;
  }
`;

const Note = styled.p`
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${token('ink-700')};
`;

interface BookingFormProps extends Omit<BookingOptions, 'onBooked'> {
  /** Closes the dialog. */
  onClose(): void;
}

/** Shows everything below the heading of a booking dialog: calendar, slots, fields and Confirm. */
export function BookingFormPanel({ onClose, ...options }: BookingFormProps) {
  const { form, data } = options;
  const { times, texts, words } = data;
  const element = useRef<HTMLFormElement>(null);
  const { toasts, dismiss, hold } = useToasts(form.name);
  const { draft, isSubmitting, showErrors, focus, closings, dispatch, confirm, now, taken, isEmpty } = useBooking({
    ...options,
    onBooked: onClose,
  });
  const { day, slot, values, cleared, isKept } = draft;
  const shown = showErrors ? (whyNotBookable(form, draft)?.missing ?? []) : [];
  const errors = day === undefined ? shown.filter(({ part }) => part === 'day') : shown;
  const errorOf = (wrong: Missing['part']) => errors.find(({ part }) => part === wrong)?.message;
  const choices = day === undefined ? [] : slotsFree(day, now, taken, times);
  // While submitting, its own slot may already count as taken, and must not be dropped from the form.
  const bookable = isSubmitting ? draft : stillBookable(draft, now, taken, times);
  const { name } = form;
  const goTo = (part: Part) => {
    dispatch({ type: 'goTo', part });
  };

  /** Takes over what stands in the fields, and returns it. Password managers may fill fields in without an event. */
  const takeOver = () => {
    const found = { ...values };
    for (const { id: field } of form.fields) {
      const control = element.current?.elements.namedItem(field) as HTMLInputElement | null;
      const value = control?.type === 'checkbox' && !control.checked ? '' : control?.value;
      if (value === undefined || value === (values[field] ?? '')) continue;
      found[field] = value;
      dispatch({ type: 'type', field, value });
    }
    return found;
  };

  // Not a layout effect, because the calendar sets its tab stop in an effect.
  useEffect(() => {
    if (focus) focusPart(element.current, name, focus.part);
  }, [focus, name]);

  const pickDay = useCallback(
    (picked: Day) => {
      dispatch({ type: 'pickDay', day: picked });
    },
    [dispatch],
  );

  return (
    <>
      <Form
        ref={element}
        noValidate
        onBlur={takeOver}
        onClickCapture={takeOver}
        aria-labelledby={`${dialogId(name)}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          confirm(takeOver());
        }}
      >
        <ChosenAppointment
          id={`${name}-chosen`}
          day={day}
          slot={slot && inSentence(times.slots[slot].name)}
          onChange={() => {
            goTo('day');
          }}
          words={words.form}
        />
        {/* Firefox makes a tab stop of an element that scrolls. This one needs none, as it holds controls. */}
        <Parts inert={isSubmitting} tabIndex={-1}>
          {isKept && !isEmpty && (
            <Note>
              {words.form.kept}{' '}
              <TextButton
                type="button"
                onClick={() => {
                  dispatch({ type: 'clear' });
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
            // Resets the calendar when the dialog is closed, so that opening it renders nothing, and when a new month has
            // begun meanwhile.
            key={`${closings} ${monthOf(today(now))}`}
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
                    }}
                  >
                    {words.form.restore}
                  </Button>
                </div>
              )}
              {errors.length > 0 && <ErrorSummary heading={words.form.problem} errors={errors} onPick={goTo} />}
              <SlotPicker
                id={partId(name, 'slot')}
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
                group={data.reach.heading}
                thisYear={year(now)}
                onType={takeOver}
                errorOf={errorOf}
              />
            </>
          )}
        </Parts>
        <ConfirmFooter
          id={name}
          line={footLine(form, bookable, words.foot)}
          isSubmitting={isSubmitting}
          isHeldBack={holdsConfirmBack(form, bookable)}
          words={words.form}
        />
      </Form>
      <Toasts
        toasts={toasts}
        onDismiss={(id) => {
          focusPart(element.current, name, 'confirm');
          // Later: Orca says nothing of a focus that comes from a button that is gone.
          window.setTimeout(() => {
            dismiss(id);
          }, 100);
        }}
        onHold={hold}
        hide={words.toasts.hide}
      />
    </>
  );
}
