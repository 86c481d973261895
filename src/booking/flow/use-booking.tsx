import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Priced } from '../../mail/priced';
import { sendMails } from '../../mail/send';
import { useStore } from './use-store';
import { appointmentBook, withSlot } from '../availability/appointment-book';
import { type Booking, bookingOf } from './booking';
import { type BookingEvent, type BookingState, emptyForm, step } from './state-machine';
import { type Draft, stillBookable } from '../draft/draft';
import { loadDraft, removeDraft, saveDraft } from '../draft/draft-storage';
import { fullDay } from '../../domain/london-day';
import { isBlank, type Values } from '../forms/fields';
import { type BookingForm } from '../forms/form-definitions';
import { type Receipt, receiptOf } from '../receipt/receipt';
import { focusReceipt } from '../receipt/focus-receipt';
import { receipts, unfolded } from '../receipt/receipt-store';
import { offersTheSame, type OpeningTimes, type Taken, whyClosed } from '../availability/slots';
import { bookingError, bookingMade, slotUnavailable } from './toasts';
import { removeToasts, showToast } from './use-toasts';
import { whyNotBookable } from './why-not-bookable';
import type { BookingData } from '../booking-query';

// How long 'Booking...' is shown: long enough to be seen and announced. No request is pending.
const bookingMs = 400;
// Screen readers ignore changes of the page while a modal dialog is open and just after. Delays the toast by as long.
const behindDialogMs = 100;
// The answer to the press on a day is painted by then.
const warmAfterMs = 300;
const minute = 60_000;
const nothingTaken: Taken = new Map();

/** The options of a booking form. */
export interface BookingOptions {
  form: BookingForm;
  data: BookingData;
  /** The price and answers of the estimate or the calculator. */
  priced?: Priced | undefined;
  /** Initial values, such as the email of an estimate. */
  prefill?: Values | undefined;
  open: boolean;
  /** Closes the dialog after a booking. */
  onBooked: () => void;
}

const isEmpty = ({ day, values, cleared }: Draft) =>
  day === undefined && !cleared && Object.values(values).every(isBlank);

/**
 * Returns the current time, updated every minute while the dialog is open and on every event. Returns the same object
 * until the bookable days or slots change, so that the calendar does not render again.
 */
function useNow(open: boolean, times: OpeningTimes) {
  const [now, setNow] = useState(() => new Date());
  const renew = useCallback(() => {
    const moment = new Date();
    setNow((before) => (offersTheSame(before, moment, times) ? before : moment));
  }, [times]);
  useEffect(() => {
    if (!open) return undefined;
    const timer = window.setInterval(renew, minute);
    return () => {
      window.clearInterval(timer);
    };
  }, [open, renew]);
  return [now, renew] as const;
}

/** Manages the state of one booking dialog, its draft, and the booking itself. */
export function useBooking({ form, data, priced, prefill, open, onBooked }: BookingOptions) {
  const { times, words } = data;
  const taken = useStore(appointmentBook);
  const [now, renew] = useNow(open, times);
  const storedDraft = (moment: Date) => {
    const stored = loadDraft(form);
    return stored && { ...stillBookable(stored, moment, taken, times), isKept: true as const };
  };
  const [state, send] = useReducer(
    (from: BookingState, event: BookingEvent) => step(form, from, event),
    undefined,
    () => {
      const draft = storedDraft(now);
      return step(form, emptyForm, { type: 'open', ...(draft && { draft }), ...(prefill && { prefill }) });
    },
  );
  const { draft } = state;

  // Drops a day that has passed since the dialog was closed. Keeps a slot that was booked since: Confirm reports it. An
  // empty form loads the stored draft again, because another page of this tab may have saved one since it was rendered.
  const opened = useEffectEvent(() => {
    const left = isEmpty(draft) ? storedDraft(new Date()) : stillBookable(draft, new Date(), nothingTaken, times);
    send({ type: 'open', ...(left && { draft: left }), ...(prefill && { prefill }) });
  });
  useEffect(() => {
    if (!open) return undefined;
    opened();
    renew();
    return () => {
      send({ type: 'close' });
      removeToasts(form.name);
    };
  }, [open, renew, form.name]);

  useEffect(() => {
    if (isEmpty(draft)) removeDraft(form.name);
    else if (!state.isSubmitting) saveDraft(form.name, draft);
  }, [form, state.isSubmitting, draft]);

  const { day: chosen } = draft;
  useEffect(() => {
    if (chosen === undefined) return undefined;
    // Uses `fullDay` once in advance: its first use would make a slow phone late in answering the press on Confirm.
    const timer = window.setTimeout(() => fullDay(chosen), warmAfterMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [chosen]);

  const isComplete = whyNotBookable(form, draft) === undefined;
  useEffect(() => {
    // The toast that asked for what was missing has nothing left to ask for.
    if (isComplete) removeToasts(form.name);
  }, [isComplete, form.name]);

  const dispatch = useCallback(
    (event: BookingEvent) => {
      renew();
      send(event);
    },
    [renew],
  );

  const finish = (booking: Booking, receipt: Receipt) => {
    send({ type: 'succeed' });
    onBooked();
    // Only now that the page has answered the press: a change of the book draws every calendar again.
    if (booking.slot) appointmentBook.set(withSlot(appointmentBook.get(), booking.day, booking.slot));
    unfolded.set(receipt.calendar);
    receipts.set([receipt, ...receipts.get()]);
    window.setTimeout(() => {
      showToast('page', bookingMade(form, booking.day, booking.slot, times));
      // After the toast, which says 'booked': what is heard last is that the mail is still to be sent.
      focusReceipt();
    }, behindDialogMs);
  };

  const book = (current: Draft, moment: Date) => {
    const booking = bookingOf(form, current, priced);
    if (!booking) throw new Error('only a complete draft is booked');
    const uid = `${moment.getTime().toString(36)}-${Math.random().toString(36).slice(2)}`;
    const receipt = receiptOf(booking, { ...data, now: moment, uid });
    sendMails(receipt.messages);
    // Immediately, not in `done`: the visitor may leave the page before that.
    removeDraft(form.name);
    const done = () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', done);
      finish(booking, receipt);
    };
    const timer = window.setTimeout(done, bookingMs);
    // A webmail page may open in this tab. Stores the receipt first, so that the next page of the site can show it.
    window.addEventListener('pagehide', done);
  };

  const confirm = (values: Values) => {
    if (state.isSubmitting) return;
    const moment = new Date();
    const current = { ...draft, values };
    const { day, slot } = current;
    const reason = whyNotBookable(form, current);
    const closed = day && whyClosed(day, slot, moment, taken, times);
    if (reason || day === undefined) {
      dispatch({ type: 'confirm' });
      if (reason) showToast(form.name, reason.toast);
    } else if (closed) {
      const left = stillBookable(current, moment, taken, times);
      dispatch({ type: 'lose', left });
      showToast(form.name, slotUnavailable(words.toasts, closed));
    } else {
      // Renders synchronously, so that a second press is already ignored.
      flushSync(() => {
        dispatch({ type: 'confirm' });
      });
      // The message of an earlier try no longer applies.
      removeToasts(form.name);
      try {
        book(current, moment);
      } catch (error) {
        console.error(error);
        dispatch({ type: 'fail' });
        showToast(form.name, bookingError(words.toasts, data.phone));
      }
    }
  };

  return { ...state, dispatch, confirm, now, taken, isEmpty: isEmpty(draft) };
}
