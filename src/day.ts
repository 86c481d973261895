/** The company's day is Europe/London, whatever the visitor's device is set to (decisions, Appointments). */
const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

// Read part by part: how an engine joins the parts has changed before.
function inLondon(now: Date) {
  const parts = new Map(london.formatToParts(now).map(({ type, value }) => [type, value]));
  return (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
}

/** A day of the calendar, written 2026-11-24. */
export type Day = string;

/** The day it is in the United Kingdom at a moment. */
export function today(now: Date): Day {
  const part = inLondon(now);
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The year it is in the United Kingdom at a moment. */
export const year = (now: Date): number => Number(today(now).slice(0, 4));

/** The time of day in the United Kingdom at a moment, '00:00' to '23:59'; two of them compare as text. */
export function timeOfDay(now: Date): string {
  const part = inLondon(now);
  return `${part('hour')}:${part('minute')}`;
}

// A day has no time zone; counted in UTC, where every day has 24 hours, no change of the clocks can shift it.
const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
const millisecondsInADay = 86_400_000;

/** Whether a text is a day of the calendar: 2028-02-29 is, 2027-02-29 is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon(text).getTime()) && noon(text).toISOString().startsWith(text);

/** The day a number of days later, or earlier for a negative number. */
export const addDays = (day: Day, days: number): Day =>
  new Date(noon(day).getTime() + days * millisecondsInADay).toISOString().slice(0, 10);

/** How many days `to` lies after `from`; negative when it lies before. */
export const daysBetween = (from: Day, to: Day): number =>
  (noon(to).getTime() - noon(from).getTime()) / millisecondsInADay;

const weekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** 'Monday' to 'Sunday'. */
export const weekday = (day: Day): string => weekdayName.format(noon(day));

/** '24 November 2026'. */
export const longDay = (day: Day): string => long.format(noon(day));

/** 'Tuesday, 24 November 2026', or without the comma, as the engine writes it (decisions, Mail: `{date}`). */
export const fullDay = (day: Day): string => full.format(noon(day));

/** The day a calendar means by a `Date` of the device's own time zone. */
export const dayOfDate = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** A day as a `Date` in the device's own time zone, for a calendar: noon, because some zones skip a midnight. */
export function dateOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}
