import { addDays, type Day, isDay } from '../../domain/london-day';
import { linesOf } from '../../mail/plain-text';

// Written by hand, because none of three libraries can write this file: `ics` 3.12 does not support time zones,
// `ical-generator` 11.1 interprets times in the zone of the device, and `ts-ics` 2.4 does not escape a carriage return.
// `ics` and `ts-ics` also fold lines at 75 UTF-16 units, but the limit is 75 octets.

/** An entry of a calendar file. */
export interface CalendarEntry {
  /** Globally unique, and the same each time the same booking is exported. */
  uid: string;
  /** The time at which the file is created. */
  stamp: Date;
  day: Day;
  title: string;
  description: string;
}

/** The hours of a visit in UK time, such as '08:00' to '12:00'. */
export interface Hours {
  start: string;
  end: string;
}

// The UK rule since 1996 as a VTIMEZONE (RFC 5545, 3.6.5). Clocks change at 01:00 UTC: 01:00 local time in March, 02:00
// in October.
const londonZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const escapeText = (text: string) =>
  linesOf(text)
    .map((line) => line.replace(/[\\;,]/g, '\\$&'))
    .join('\\n');

/** Returns the length in UTF-8. `TextEncoder` for each character takes a slow phone 20 ms of the press on Confirm. */
function octets(characters: string): number {
  let sum = 0;
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    sum += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return sum;
}
const longestLine = 75;

/**
 * Folds a content line into pieces of at most 75 octets; each continuation begins with a space (RFC 5545, 3.1). Keeps a
 * backslash with what it escapes: Google Calendar shows no event that is folded between the two.
 */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let length = 0;
  for (const character of line.match(/\\?[^]/gu) ?? []) {
    if (length + octets(character) > longestLine) {
      pieces.push(piece);
      piece = ' ';
      length = 1;
    }
    piece += character;
    length += octets(character);
  }
  return [...pieces, piece].join('\r\n');
}

const basic = (text: string) => text.replace(/[-:]/g, '');
const dateValue = (day: Day) => `;VALUE=DATE:${basic(day)}`;
const timeValue = (day: Day, time: string) => `;TZID=Europe/London:${basic(day)}T${basic(time)}00`;

const calendar = (
  { uid, stamp, title, description }: CalendarEntry,
  lines: readonly string[],
  zone: readonly string[],
) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking//Appointments//EN',
    'CALSCALE:GREGORIAN',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${basic(stamp.toISOString().slice(0, 19))}Z`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');

/**
 * Returns a visit as a calendar file. Tentative while it is only booked, because the company learns of it by the mail alone;
 * confirmed once the company has agreed.
 */
export function visitCalendar(
  entry: CalendarEntry,
  hours?: Hours,
  status: 'TENTATIVE' | 'CONFIRMED' = 'TENTATIVE',
): string {
  const { day } = entry;
  const [start, end] = hours
    ? [timeValue(day, hours.start), timeValue(day, hours.end)]
    : [dateValue(day), dateValue(addDays(day, 1))];
  return calendar(entry, [`STATUS:${status}`, `DTSTART${start}`, `DTEND${end}`], hours ? londonZone : []);
}

/**
 * Returns the same day a year later. Returns 28 February for the 29th, because a yearly rule skips a date that a year
 * lacks.
 */
function aYearAfter(day: Day): Day {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isDay(next) ? next : next.replace('02-29', '02-28');
}

/**
 * Returns a calendar file with a yearly event, first a year after the visit, which reminds of the boiler service 14 days
 * before.
 */
export function reminderCalendar(entry: CalendarEntry): string {
  const day = aYearAfter(entry.day);
  return calendar(
    entry,
    [
      `DTSTART${dateValue(day)}`,
      `DTEND${dateValue(addDays(day, 1))}`,
      'RRULE:FREQ=YEARLY',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P14D',
      `DESCRIPTION:${escapeText(entry.title)}`,
      'END:VALARM',
    ],
    [],
  );
}

/** Returns a calendar file as a `data:` URL. */
export const calendarUrl = (file: string): string => `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
