import { type Day, fullDay } from '../day';
import type { BookingForm } from './forms';
import type { OpeningTimes, SlotName } from './slots';

/** A short message over the page; an error stays in the visitor's way until it is seen (spec 8: destructive). */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

/** Something is not filled in; each form has its own sentence for it (spec 5). */
export const missingInformation = (text: string): Toast => ({ kind: 'error', title: 'Missing Information', text });

/** The slot was booked in the meantime (spec 5). */
export const slotUnavailable: Toast = {
  kind: 'error',
  title: 'Slot Unavailable',
  text: 'This time slot has just been booked. Please select another slot.',
};

/** Something went wrong while booking; `phone` is written as people write it (spec 8). */
export const bookingError = (phone: string): Toast => ({
  kind: 'error',
  title: 'Booking Error',
  text: `There was an issue booking your appointment. Please call us directly at ${phone}.`,
});

/** A form has booked a day, and a slot unless it asks for none (spec 8). */
export function bookingMade(form: BookingForm, day: Day, slot: SlotName | undefined, { slots }: OpeningTimes): Toast {
  const time = slot ? `, ${slots[slot].name.toLowerCase()}` : '';
  return {
    kind: 'success',
    title: form.success,
    text:
      form.success === 'Booking Confirmed!'
        ? `Your appointment for ${fullDay(day)} has been confirmed.`
        : `Your ${form.title.toLowerCase()} is scheduled for ${fullDay(day)}${time}. Please check your email for confirmation.`,
  };
}
