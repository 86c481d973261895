import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { fullDay, year } from '../day';
import { isServiceOverdue } from '../mail/service-age';
import { below, token } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { DialogBody } from '../ui/Dialog';
import { VisuallyHidden } from '../ui/layout';
import { Toasts } from '../ui/Toasts';
import { BookingField } from './BookingField';
import { DayPicker } from './DayPicker';
import { dialogId } from './dialogs';
import type { Values } from './fields';
import { footLine } from './foot-line';
import { holdsConfirmBack, type Missing, whyNotBookable } from './forms';
import { optionsOf } from './options';
import { ReceiptPanel } from './ReceiptPanel';
import { SlotPicker } from './SlotPicker';
import { slotsFree } from './slots';
import { type BookingOptions, useBooking } from './use-booking';
import { useToasts } from './use-toasts';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  @media (max-height: 30rem) {
    display: block;
  }
`;

/** What is chosen, right under the heading: it covers the line that ends the head. */
const Chosen = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.5rem;
  margin-top: -0.875rem;
  padding: 0 1.5rem 0.25rem;
  line-height: 1.4;
  font-size: 1rem;
  background: ${token('enamel')};
  border-bottom: 1px solid ${token('line-200')};
`;

const TextButton = styled.button`
  min-height: 2.75rem;
  padding: 0 0.25rem;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  font-weight: 600;
`;

const Parts = styled(DialogBody)`
  display: grid;
  align-content: start;
  gap: 1.5rem;
  > * {
    min-width: 0;
  }
  > [aria-live]:empty {
    display: none;
  }
`;

const Note = styled.p`
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${token('ink-700')};
`;

const Summary = styled.div`
  border: 2px solid ${token('alarm-700')};
  background: ${token('alarm-100')};
  border-radius: ${token('r-m')};
  padding: 1rem 1.125rem;
  font-size: 1rem;
  line-height: 1.4;
  h3 {
    font-size: 1.0625rem;
  }
  ul {
    list-style: none;
  }
  button {
    color: ${token('alarm-700')};
    text-align: left;
    padding: 0.25rem 0;
  }
`;

const Foot = styled.div`
  border-top: 1px solid ${token('line-200')};
  padding: 0.875rem 1.5rem calc(0.875rem + env(safe-area-inset-bottom));
  background: ${token('enamel')};
  button {
    width: 100%;
  }
  p {
    font-size: 0.875rem;
    line-height: 1.4;
    color: ${token('ink-700')};
    text-align: center;
    margin-top: 0.5rem;
  }
  ${below.tablet} {
    padding-inline: 1.25rem;
  }
`;

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;
const Spinner = styled.span`
  width: 1.25rem;
  height: 1.25rem;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

export interface BookingFormProps extends Omit<BookingOptions, 'onBooked' | 'tell'> {
  /** Closes the dialog. */
  onClose(): void;
  /** Told whether nothing is filled in; only then may a press beside the dialog close it. */
  onEmpty(isEmpty: boolean): void;
}

const partId = (form: string, part: Missing['part']) => `${form}-${part}`;

const dayStop = '.react-calendar__tile[tabindex="0"]';
const nextMonth = '.react-calendar__navigation__next-button';

/** Puts the focus on a part of the form, in sight; where it has nothing to choose, on what leads on. */
function focusPart(form: HTMLFormElement | null, name: string, part: Missing['part']) {
  const selectors =
    part === 'day'
      ? [dayStop, nextMonth]
      : part === 'slot'
        ? ['[role="radiogroup"] input:enabled', dayStop, nextMonth]
        : [`#${partId(name, part)}`];
  const target = selectors.map((selector) => form?.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

/** When the boiler was last serviced, once it is typed to the end: half a year is none, and would be called overdue. */
function useLastServiced({ lastServiceYear, lastServiced }: Values) {
  const [settled, setSettled] = useState(lastServiced);
  return {
    lastServiced: lastServiceYear ?? (lastServiced === settled ? lastServiced : undefined),
    settle: () => {
      setSettled(lastServiced);
    },
  };
}

/** Everything in a booking dialog below its heading: calendar, slots, fields, Confirm; and what follows a booking. */
export function BookingForm({ onClose, onEmpty, ...options }: BookingFormProps) {
  const { form, data, open } = options;
  const { times, texts } = data;
  const element = useRef<HTMLFormElement>(null);
  const slots = useRef<HTMLFieldSetElement>(null);
  const { toasts, tell, dismiss, dismissErrors, hold } = useToasts(form.name);
  const { state, dispatch, confirm, now, taken, isKept, isEmpty, wanted } = useBooking({
    ...options,
    onBooked: onClose,
    tell,
  });
  const { day, slot, values, cleared } = state.draft;
  const { lastServiced, settle } = useLastServiced(values);
  const reason = whyNotBookable(form, state.draft);
  const isSubmitting = state.name === 'submitting';
  const shown = state.name === 'choosing' && state.showErrors ? (reason?.missing ?? []) : [];
  const errors = day === undefined ? shown.filter(({ part }) => part === 'day') : shown;
  const errorOf = (wrong: Missing['part']) => errors.find(({ part }) => part === wrong)?.message;
  const choices = day === undefined ? [] : slotsFree(day, now, taken, times);
  const isSlotGone = choices.some(({ name, closed }) => name === slot && closed);
  const isHeldBack = holdsConfirmBack(form, state.draft) || (form.kind === 'quote' && isSlotGone);
  const { name } = form;

  useEffect(() => {
    onEmpty(isEmpty);
  }, [isEmpty, onEmpty]);

  useEffect(() => {
    if (wanted) focusPart(element.current, name, wanted.part);
  }, [wanted, name]);

  // After a date was picked: the times stand at the top, the calendar stays above them.
  const pickedDay = useRef(day);
  useEffect(() => {
    if (day !== undefined && day !== pickedDay.current) {
      slots.current?.focus({ preventScroll: true });
      slots.current?.scrollIntoView({ block: 'start' });
    }
    pickedDay.current = day;
  }, [day]);

  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) dismissErrors();
    wasOpen.current = open;
  });

  // A message is in the open dialog, else on the page; what lies behind a modal dialog is neither seen nor read out.
  const messages = (inDialog: boolean) => (
    <Toasts
      inDialog={inDialog}
      toasts={inDialog === open ? toasts : []}
      onDismiss={(id) => {
        dismiss(id);
        const next = open
          ? element.current?.querySelector<HTMLElement>('[type="submit"]')
          : document.getElementById('main');
        next?.focus({ preventScroll: true });
      }}
      onHold={hold}
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
        onBlur={settle}
      >
        {day !== undefined && (
          <Chosen>
            <b>{[fullDay(day), slot && times.slots[slot].name.toLowerCase()].filter(Boolean).join(', ')}</b>
            <TextButton
              type="button"
              onClick={() => {
                focusPart(element.current, name, 'day');
              }}
            >
              Change<VisuallyHidden> the date</VisuallyHidden>
            </TextButton>
          </Chosen>
        )}
        <Parts inert={isSubmitting}>
          {isKept && !isEmpty && (
            <Note>
              We kept what you had typed in this tab.{' '}
              <TextButton
                type="button"
                onClick={() => {
                  dispatch({ type: 'clear' });
                  focusPart(element.current, name, 'day');
                }}
              >
                Start again
              </TextButton>
            </Note>
          )}
          <DayPicker
            id={partId(name, 'day')}
            day={day}
            onPick={(picked) => {
              dispatch({ type: 'pickDay', day: picked });
            }}
            now={now}
            taken={taken}
            times={times}
            error={errorOf('day')}
          />
          {day !== undefined && (
            <>
              {cleared && (
                <div>
                  <Button
                    type="button"
                    $look="secondary"
                    onClick={() => {
                      dispatch({ type: 'restore' });
                      slots.current?.focus({ preventScroll: true });
                    }}
                  >
                    Restore my details
                  </Button>
                </div>
              )}
              {errors.length > 0 && (
                <Summary>
                  <h3>There is a problem</h3>
                  <ul>
                    {errors.map(({ part, message }) => (
                      <li key={part}>
                        <TextButton
                          type="button"
                          onClick={() => {
                            focusPart(element.current, name, part);
                          }}
                        >
                          {message}
                        </TextButton>
                      </li>
                    ))}
                  </ul>
                </Summary>
              )}
              <SlotPicker
                id={partId(name, 'slot')}
                ref={slots}
                choices={choices}
                slot={slot}
                onPick={(picked) => {
                  dispatch({ type: 'pickSlot', slot: picked });
                }}
                error={errorOf('slot')}
              />
              {form.fields.map((field) => (
                <BookingField
                  key={field.id}
                  form={name}
                  field={field}
                  value={values[field.id] ?? ''}
                  onChange={(value) => {
                    dispatch({ type: 'type', field: field.id, value });
                  }}
                  options={field.control === 'select' ? optionsOf(field.options, texts.manufacturers, year(now)) : []}
                  error={errorOf(field.id)}
                />
              ))}
              <div aria-live="polite">
                {lastServiced && isServiceOverdue(lastServiced, year(now), texts.serviceAge.after.low) ? (
                  <Callout tone="care">
                    <p>{texts.serviceAge.line}</p>
                  </Callout>
                ) : null}
              </div>
            </>
          )}
        </Parts>
        <Foot>
          <Button
            type="submit"
            $large
            disabled={isSubmitting}
            aria-disabled={isHeldBack || undefined}
            aria-describedby={`${name}-foot`}
          >
            {isSubmitting ? (
              <>
                <Spinner aria-hidden="true" />
                Booking...
              </>
            ) : (
              'Confirm Booking'
            )}
          </Button>
          <p id={`${name}-foot`}>{footLine(form, state.draft)}</p>
        </Foot>
      </Form>
      {messages(true)}
      {createPortal(
        <>
          {messages(false)}
          <ReceiptPanel form={name} />
        </>,
        document.body,
      )}
    </>
  );
}
