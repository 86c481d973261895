// Days and times are counted and written by rules, all but `fullDay` without `Intl`: the first use of that takes a browser
// 25 to 65 ms, four times as long on a cheap phone, and would hold up the calendar somebody waits for.

const millisecondsInAnHour = 3_600_000;
const millisecondsInADay = 24 * millisecondsInAnHour;

/** When the clocks of the United Kingdom change: at one in the morning, UTC, on the last Sunday of a month. */
function changeOfClocks(year: number, month: 3 | 10): Date {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return new Date(last.getTime() - last.getUTCDay() * millisecondsInADay);
}

/** How far London's clocks are ahead of UTC at a moment, in milliseconds. */
function ahead(moment: Date): number {
  const year = moment.getUTCFullYear();
  return moment >= changeOfClocks(year, 3) && moment < changeOfClocks(year, 10) ? millisecondsInAnHour : 0;
}

/**
 * The moment as London's clocks show it: '2026-11-24T07:59', and more. The company's day is Europe/London, whatever the
 * visitor's device is set to (decisions, Appointments).
 */
const inLondon = (now: Date): string => new Date(now.getTime() + ahead(now)).toISOString();

/** A day of the calendar, written 2026-11-24. */
export type Day = string;

/** The day it is in the United Kingdom at a moment. */
export const today = (now: Date): Day => inLondon(now).slice(0, 10);

/** The year it is in the United Kingdom at a moment. */
export const year = (now: Date): number => Number(today(now).slice(0, 4));

/** The time of day in the United Kingdom at a moment, '00:00' to '23:59'; two of them compare as text. */
export const timeOfDay = (now: Date): string => inLondon(now).slice(11, 16);

// A day has no time zone; counted in UTC, where every day has 24 hours, no change of the clocks can shift it.
const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

/** Whether a text is a day of the calendar: 2028-02-29 is, 2027-02-29 is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon(text).getTime()) && noon(text).toISOString().startsWith(text);

/** The day a number of days later, or earlier for a negative number. */
export const addDays = (day: Day, days: number): Day =>
  new Date(noon(day).getTime() + days * millisecondsInADay).toISOString().slice(0, 10);

/** How many days `to` lies after `from`; negative when it lies before. */
export const daysBetween = (from: Day, to: Day): number =>
  (noon(to).getTime() - noon(from).getTime()) / millisecondsInADay;

/** The moment a day is over in the United Kingdom, in milliseconds, as `Date.now()` counts them. */
export function endOf(day: Day): number {
  const midnight = new Date(`${addDays(day, 1)}T00:00:00Z`);
  return midnight.getTime() - ahead(midnight);
}

/** The days of a week as calendars here show it. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** 'Monday' to 'Sunday'. */
export const weekday = (day: Day): string => weekdays[(noon(day).getUTCDay() + 6) % 7] ?? '';

/** 'Mon' to 'Sun'. */
export const shortWeekday = (day: Day) => weekday(day).slice(0, 3);

/** 'November 2026'. */
export const monthAndYear = (day: Day) => `${months[noon(day).getUTCMonth()] ?? ''} ${noon(day).getUTCFullYear()}`;

/** '24 November 2026'. */
export const longDay = (day: Day) => `${noon(day).getUTCDate()} ${monthAndYear(day)}`;

/** 'Tuesday 24 November', for days that are near. */
export const weekdayAndDate = (day: Day) => weekdayAndDay(day).replace(/ \d{4}$/, '');

/** 'Tuesday 24 November 2026', as pages write it. */
export const weekdayAndDay = (day: Day) => `${weekday(day)} ${longDay(day)}`;

/**
 * 'Tuesday, 24 November 2026', or without the comma: as the browser writes it, for what has been booked (decisions, Mail:
 * `{date}`). Where an extension has taken this part of the browser away, as pages write it.
 */
export function fullDay(day: Day): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(noon(day));
  } catch {
    return weekdayAndDay(day);
  }
}

/** The day a calendar means by a `Date` of the device's own time zone. */
export const dayOfDate = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** A day as a `Date` in the device's own time zone, for a calendar: noon, because some zones skip a midnight. */
export function dateOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}
