// Computes and formats days and times without `Intl`, except in `fullDay`: its first use takes a browser 25 to 65 ms,
// four times as long on a cheap phone, and would delay the calendar.

const millisecondsInAnHour = 3_600_000;
const millisecondsInADay = 24 * millisecondsInAnHour;

/** Returns when UK clocks change in a month: at 01:00 UTC on its last Sunday. */
function changeOfClocks(year: number, month: 3 | 10): Date {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return new Date(last.getTime() - last.getUTCDay() * millisecondsInADay);
}

/** Returns the offset of London time from UTC at a moment, in milliseconds. */
function ahead(moment: Date): number {
  const year = moment.getUTCFullYear();
  return moment >= changeOfClocks(year, 3) && moment < changeOfClocks(year, 10) ? millisecondsInAnHour : 0;
}

/**
 * Returns the local time in London as an ISO string that begins with, for example, '2026-11-24T07:59'. The company's
 * day is Europe/London, whatever the time zone of the visitor's device (docs/decisions/appointments.md).
 */
const inLondon = (now: Date): string => new Date(now.getTime() + ahead(now)).toISOString();

/** A calendar day, such as '2026-11-24'. */
export type Day = string;

/** Returns the day in the United Kingdom at a moment. */
export const today = (now: Date): Day => inLondon(now).slice(0, 10);

/** Returns the year in the United Kingdom at a moment. */
export const year = (now: Date): number => Number(today(now).slice(0, 4));

/** Returns the UK time of day at a moment, from '00:00' to '23:59'. Two of these compare correctly as text. */
export const timeOfDay = (now: Date): string => inLondon(now).slice(11, 16);

// A day has no time zone. Calculates in UTC, where every day has 24 hours, so that clock changes cannot shift it.
const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

/** Returns whether a text is an existing day: 2028-02-29 is, 2027-02-29 is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon(text).getTime()) && noon(text).toISOString().startsWith(text);

/** Returns the day a number of days later, or earlier if the number is negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(noon(day).getTime() + days * millisecondsInADay).toISOString().slice(0, 10);

/** Returns how many days `to` is after `from`. Negative if it is before. */
export const daysBetween = (from: Day, to: Day): number =>
  (noon(to).getTime() - noon(from).getTime()) / millisecondsInADay;

/** Returns the end of a day in the United Kingdom, in milliseconds since 1970. */
export function endOf(day: Day): number {
  const midnight = new Date(`${addDays(day, 1)}T00:00:00Z`);
  return midnight.getTime() - ahead(midnight);
}

/** The weekdays in the order of a British calendar. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** The months in the order of a year. */
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Returns 'Monday' to 'Sunday'. */
export const weekday = (day: Day): string => weekdays[(noon(day).getUTCDay() + 6) % 7] ?? '';

/** Returns 'Mon' to 'Sun'. */
export const shortWeekday = (day: Day) => weekday(day).slice(0, 3);

/** Returns 'November 2026'. */
export const monthAndYear = (day: Day) => `${months[noon(day).getUTCMonth()] ?? ''} ${noon(day).getUTCFullYear()}`;

/** Returns '24 November 2026'. */
export const longDay = (day: Day) => `${noon(day).getUTCDate()} ${monthAndYear(day)}`;

/** Returns 'Tue 24 Nov', for days that are near. */
export const shortDay = (day: Day) =>
  `${weekday(day).slice(0, 3)} ${noon(day).getUTCDate()} ${monthAndYear(day).slice(0, 3)}`;

/** Returns 'Tuesday 24 November 2026', as pages write it. */
export const weekdayAndDay = (day: Day) => `${weekday(day)} ${longDay(day)}`;

/**
 * Returns the long en-GB date of a booking: 'Tuesday, 24 November 2026', in some browsers without the comma. Formats
 * the date itself if a browser extension has removed `Intl.DateTimeFormat`.
 */
export function fullDay(day: Day): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(noon(day));
  } catch {
    return weekdayAndDay(day);
  }
}

/** Returns the day of a `Date` in the time zone of the device. */
export const dayOfDate = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Returns noon of a day in the time zone of the device. Not midnight, which some zones skip when clocks change. */
export function dateOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}
