import type { BookingTexts } from '../../../content/features/booking-messages';
import type { ReachWords } from '../../../content/features/reach';
import { timeOfDay, today } from '../../domain/london-day';
import { type OpeningTimes, slotNames } from '../availability/slots';
import { type Booking, reachByOf } from './booking';

const hourMs = 3_600_000;
const wallClock = (day: string, time: string) => Date.parse(`${day}T${time}Z`);

/**
 * Returns what we promise about a call before the visit, or about a text or email if the visitor asked for that. Receipt,
 * mails and calendar say the same. All but an email need a phone number. The sentence also depends on whether more hours
 * than `data/figures.yaml` names are left until the slot begins; without a slot, until the first one of the day.
 */
export function callPromise(
  { day, slot = slotNames[0], values }: Booking,
  { slots }: OpeningTimes,
  now: Date,
  { callPromise }: BookingTexts,
  { reachBy }: ReachWords = {},
): string {
  const by = reachByOf(values);
  const { byText, byEmail } = reachBy ?? {};
  const words = (by === 'text' ? byText : by === 'email' ? byEmail : undefined) ?? callPromise;
  const hasNumber = values.phone !== undefined || values.dayPhone !== undefined;
  if (!hasNumber && words !== byEmail) return (byText === words ? byText : callPromise).noNumber;
  const left = wallClock(day, slots[slot].start) - wallClock(today(now), timeOfDay(now));
  return left > (callPromise.ahead.low ?? 0) * hourMs ? words.inTime : words.soon;
}
