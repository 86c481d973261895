import type { BookingWords } from '../../../content/features/booking-dialog';
import { fillGaps, inSentence } from '../../../tools/shared/text';
import { type Day, fullDay } from '../../domain/london-day';
import type { BookingForm, ToastWords } from '../forms/form-definitions';
import type { DayClosed, OpeningTimes, SlotClosed, SlotName } from '../availability/slots';

/** A short message over the page. An error has the role `alert`, a success the role `status`. */
export interface Toast extends ToastWords {
  kind: 'success' | 'error';
}

type Words = BookingWords['toasts'];

/** Returns the toast for missing fields. Which sentence it has depends on the form. */
export const missingInformation = (words: ToastWords): Toast => ({ kind: 'error', ...words });

/** Returns the toast for a slot that has been booked or has begun since the visitor chose it. */
export const slotUnavailable = ({ slotTaken, slotPassed }: Words, why: SlotClosed | DayClosed): Toast => ({
  kind: 'error',
  ...(why === 'booked' || why === 'fully booked' ? slotTaken : slotPassed),
});

/** Returns the toast for a booking that failed. `phone` is in the national format. */
export const bookingError = ({ failed }: Words, phone: string): Toast => ({
  kind: 'error',
  title: failed.title,
  text: fillGaps(failed.text, { phone }),
});

/** Returns the success toast for a day, and for a slot if one was chosen. */
export function bookingMade(form: BookingForm, day: Day, slot: SlotName | undefined, { slots }: OpeningTimes): Toast {
  const date = fullDay(day);
  const when = slot ? `${date}, ${inSentence(slots[slot].name)}` : date;
  return {
    kind: 'success',
    title: form.success.title,
    text: fillGaps(form.success.text, { appointment: inSentence(form.title), date, when }),
  };
}
