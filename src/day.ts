/** Nothing in a browser without time zones, or where an extension has taken this part of it away. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', options);
  } catch {
    return undefined;
  }
}

/** The company's day is Europe/London, whatever the visitor's device is set to (decisions, Appointments). */
const london = formatter({
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const millisecondsInAnHour = 3_600_000;
const millisecondsInADay = 24 * millisecondsInAnHour;

/** When the clocks of the United Kingdom change: at one in the morning, UTC, on the last Sunday of a month. */
function changeOfClocks(year: number, month: 3 | 10): Date {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return new Date(last.getTime() - last.getUTCDay() * millisecondsInADay);
}

/** The moment by the rule there is today, for a browser that cannot tell it. */
function byRule(now: Date): string {
  const year = now.getUTCFullYear();
  const isSummer = now >= changeOfClocks(year, 3) && now < changeOfClocks(year, 10);
  return new Date(now.getTime() + (isSummer ? millisecondsInAnHour : 0)).toISOString();
}

/** The moment as London's clocks show it: '2026-11-24T07:59', and perhaps more. */
function inLondon(now: Date): string {
  if (!london) return byRule(now);
  // Read part by part: how an engine joins the parts has changed before.
  const { year, month, day, hour, minute } = Object.fromEntries(
    london.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

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

/** Writes a day in English. Without a formatter the date writes itself, which takes longer. */
function writer(options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const inUtc: Intl.DateTimeFormatOptions = { ...options, timeZone: 'UTC' };
  const written = formatter(inUtc);
  return (day) => (written ? written.format(noon(day)) : noon(day).toLocaleDateString('en-GB', inUtc));
}

/** 'Monday' to 'Sunday'. */
export const weekday = writer({ weekday: 'long' });

/** 'Mon' to 'Sun'. */
export const shortWeekday = writer({ weekday: 'short' });

/** 'November 2026'. */
export const monthAndYear = writer({ month: 'long', year: 'numeric' });

/** '24 November 2026'. */
export const longDay = writer({ dateStyle: 'long' });

/** 'Tuesday, 24 November 2026', or without the comma, as the engine writes it (decisions, Mail: `{date}`). */
export const fullDay = writer({ dateStyle: 'full' });

/** The day a calendar means by a `Date` of the device's own time zone. */
export const dayOfDate = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** A day as a `Date` in the device's own time zone, for a calendar: noon, because some zones skip a midnight. */
export function dateOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}
