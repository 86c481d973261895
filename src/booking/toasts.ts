import type { BookingWords } from '../content/booking-dialog';
import { fillGaps, inSentence } from '../content/words';
import { type Day, fullDay } from '../day';
import type { BookingForm } from './forms';
import type { DayClosed, OpeningTimes, SlotClosed, SlotName } from './slots';

/** The words of a message over the page. */
export interface ToastWords {
  title: string;
  text: string;
}

/** A short message over the page; an error stays in the visitor's way until it is seen (spec 8: destructive). */
export interface Toast extends ToastWords {
  kind: 'success' | 'error';
}

type Words = BookingWords['toasts'];

/** Something is not filled in; each form has its own sentence for it (spec 5). */
export const missingInformation = (words: ToastWords): Toast => ({ kind: 'error', ...words });

/** What was chosen has been booked (spec 5) or has passed in the meantime. */
export const slotUnavailable = ({ slotTaken, slotPassed }: Words, why: SlotClosed | DayClosed): Toast => ({
  kind: 'error',
  ...(why === 'booked' || why === 'fully booked' ? slotTaken : slotPassed),
});

/** Something went wrong while booking; `phone` is written as people write it (spec 8). */
export const bookingError = ({ failed }: Words, phone: string): Toast => ({
  kind: 'error',
  title: failed.title,
  text: fillGaps(failed.text, { phone }),
});

/** A form has booked a day, and a slot unless it asks for none (spec 8). */
export function bookingMade(form: BookingForm, day: Day, slot: SlotName | undefined, { slots }: OpeningTimes): Toast {
  const date = fullDay(day);
  const when = slot ? `${date}, ${inSentence(slots[slot].name)}` : date;
  return {
    kind: 'success',
    title: form.success.title,
    text: fillGaps(form.success.text, { appointment: inSentence(form.title), date, when }),
  };
}
