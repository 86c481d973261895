import { type OpeningTimes, type Taken, whyDayClosed } from '../booking/availability/slots';
import { addDays, type Day, today } from '../domain/london-day';

/** On /reply no slot counts as booked in this browser, which is the office's. */
export const nothingTaken: Taken = new Map();

/** Returns the days that the calendar offers, in groups of a month. */
export function freeMonths(now: Date, times: OpeningTimes): [Day, ...Day[]][] {
  const months: [Day, ...Day[]][] = [];
  for (let ahead = 0; ahead <= times.bookAheadDays; ahead += 1) {
    const day = addDays(today(now), ahead);
    if (whyDayClosed(day, now, nothingTaken, times)) continue;
    const month = months.at(-1);
    if (month?.[0].startsWith(day.slice(0, 7))) month.push(day);
    else months.push([day]);
  }
  return months;
}
