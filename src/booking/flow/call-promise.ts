import type { BookingTexts } from '../../../content/features/booking-messages';
import { timeOfDay, today } from '../../domain/london-day';
import { type OpeningTimes, slotNames } from '../availability/slots';
import type { Booking } from './booking';

const hourMs = 3_600_000;
const wallClock = (day: string, time: string) => Date.parse(`${day}T${time}Z`);

/**
 * Returns the call before the visit that we can promise, for receipt, mails and calendar alike. It needs a phone number,
 * and the hours that `data/figures.yaml` names have to be left until the slot begins; without a slot, until the first
 * one of the day.
 */
export function callPromise(
  { day, slot = slotNames[0], values }: Booking,
  { slots }: OpeningTimes,
  now: Date,
  { callPromise: words }: BookingTexts,
): string {
  if (values.phone === undefined) return words.noNumber;
  const left = wallClock(day, slots[slot].start) - wallClock(today(now), timeOfDay(now));
  return left > (words.ahead.low ?? 0) * hourMs ? words.inTime : words.soon;
}
