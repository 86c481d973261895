import { useCallback, useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Priced } from '../mail/priced';
import { sendMails } from '../mail/send';
import { appointmentBook } from './appointment-book';
import { type Booking, bookingOf } from './booking';
import { closedDialog, type DialogEvent, type DialogState, step } from './dialog';
import { type Draft, stillBookable } from './draft';
import { loadDraft, removeDraft, saveDraft } from './draft-storage';
import { isBlank, type Values } from './fields';
import { type BookingForm, type Missing, whyNotBookable } from './forms';
import { type Receipt, receiptOf } from './receipt';
import { receipts } from './receipts';
import { offersTheSame, type OpeningTimes, type Taken, whyClosed } from './slots';
import { bookingError, bookingMade, slotUnavailable, type Toast } from './toasts';
import type { BookingData } from './use-booking-data';

// Long enough to be seen and read out; nothing is waited for.
const bookingMs = 400;
// A screen reader leaves out what appears on the page while a modal dialog is open and just after: the message waits.
const behindDialogMs = 100;
const minute = 60_000;
const nothingTaken: Taken = new Map();

/** What a booking form is given. */
export interface BookingOptions {
  form: BookingForm;
  data: BookingData;
  /** What the estimate or the calculator has shown. */
  priced?: Priced | undefined;
  /** What is known before the visitor types: the wizard's email. */
  prefill?: Values | undefined;
  open: boolean;
  /** Closes the dialog after a booking. */
  onBooked: () => void;
  tell: (toast: Toast) => void;
}

const isEmpty = ({ day, values, cleared }: Draft) =>
  day === undefined && !cleared && Object.values(values).every(isBlank);

/** The taken slots; the same in every dialog (decisions, Appointments). */
const useTaken = (): Taken =>
  useSyncExternalStore(appointmentBook.subscribe, appointmentBook.getSnapshot, appointmentBook.getSnapshot);

/**
 * The time, renewed every minute while the dialog is open and by every event. It stays the same object until it makes
 * another day or slot bookable, so that the calendar need not render again.
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

/** The state of one booking dialog and what a visitor can do in it. */
export function useBooking({ form, data, priced, prefill, open, onBooked, tell }: BookingOptions) {
  const { times, words } = data;
  const taken = useTaken();
  const [now, renew] = useNow(open, times);
  const storedDraft = (moment: Date) => {
    const stored = loadDraft(form);
    return stored && { ...stillBookable(stored, moment, taken, times), isKept: true as const };
  };
  const [state, send] = useReducer(
    (from: DialogState, event: DialogEvent) => step(form, from, event),
    undefined,
    () => {
      const draft = storedDraft(now);
      return step(form, closedDialog, { type: 'open', ...(draft && { draft }), ...(prefill && { prefill }) });
    },
  );
  const [wanted, setWanted] = useState<{ part: Missing['part'] }>();
  const { draft } = state;

  // A day that has passed since the dialog was closed goes; what was booked since is for Confirm to say (spec 5). A form that
  // was drawn before it was wanted may have missed what this tab's other pages have kept since.
  const draftOnOpening = () => {
    if (state.name !== 'closed') return undefined;
    return isEmpty(draft) ? storedDraft(new Date()) : stillBookable(draft, new Date(), nothingTaken, times);
  };
  const reopen = useEffectEvent(() => {
    const left = draftOnOpening();
    send({ type: 'open', ...(left && { draft: left }), ...(prefill && { prefill }) });
  });
  useEffect(() => {
    if (!open) {
      send({ type: 'close' });
      return;
    }
    reopen();
    renew();
  }, [open, renew]);

  useEffect(() => {
    if (isEmpty(draft)) removeDraft(form.name);
    else if (state.name === 'choosing' || state.name === 'closed') saveDraft(form.name, draft);
  }, [form, state.name, draft]);

  const dispatch = useCallback(
    (event: DialogEvent) => {
      renew();
      send(event);
    },
    [renew],
  );

  const finish = (booking: Booking, receipt: Receipt) => {
    send({ type: 'succeed' });
    onBooked();
    receipts.add(form.name, receipt, data.texts.receipt);
    window.setTimeout(() => {
      tell(bookingMade(form, booking.day, booking.slot, times));
    }, behindDialogMs);
  };

  const book = (moment: Date) => {
    const booking = bookingOf(form, draft, priced);
    if (!booking) throw new Error('only a complete draft is booked');
    const uid = `${moment.getTime().toString(36)}-${Math.random().toString(36).slice(2)}`;
    const receipt = receiptOf(booking, { ...data, now: moment, uid });
    sendMails(receipt.messages);
    // At once: the page may be left before it is said.
    removeDraft(form.name);
    if (booking.slot) appointmentBook.take(booking.day, booking.slot);
    const done = () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', done);
      finish(booking, receipt);
    };
    const timer = window.setTimeout(done, bookingMs);
    // The mail may open in this tab: then the next page shows the receipt.
    window.addEventListener('pagehide', done);
  };

  const confirm = () => {
    if (state.name !== 'choosing') return;
    const moment = new Date();
    const { day, slot } = draft;
    const reason = whyNotBookable(form, draft);
    const closed = day && whyClosed(day, slot, moment, taken, times);
    if (reason || day === undefined) {
      dispatch({ type: 'confirm' });
      if (reason) {
        tell(reason.toast);
        setWanted({ part: reason.missing[0].part });
      }
    } else if (closed) {
      const left = stillBookable(draft, moment, taken, times);
      dispatch({ type: 'lose', left });
      tell(slotUnavailable(words.toasts, closed));
      setWanted({ part: left.day === undefined ? 'day' : 'slot' });
    } else {
      // Drawn at once: a second press must meet what is being booked.
      flushSync(() => {
        dispatch({ type: 'confirm' });
      });
      try {
        book(moment);
      } catch (error) {
        console.error(error);
        dispatch({ type: 'fail' });
        tell(bookingError(words.toasts, data.phone));
      }
    }
  };

  return {
    state,
    dispatch,
    confirm,
    now,
    taken,
    isEmpty: isEmpty(draft),
    /** The part the focus should go to; a new object whenever it should. */
    wanted,
  };
}
