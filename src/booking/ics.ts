import { addDays, type Day, isDay } from '../day';
import { linesOf } from '../mail/plain-text';

// By hand, because none of three libraries tried can write this file: `ics` 3.12 knows no time zones, `ical-generator`
// 11.1 takes times in the device's own zone, `ts-ics` 2.4 lets a carriage return through into a text; and the first and
// the last fold lines at 75 UTF-16 units, where 75 octets are the limit.

/** An entry of a calendar file. */
export interface CalendarEntry {
  /** Unique in the world, the same whenever the same booking is written. */
  uid: string;
  /** When the file is written. */
  stamp: Date;
  day: Day;
  title: string;
  description: string;
}

/** The hours of a visit, '08:00' to '12:00' in the United Kingdom. */
export interface Hours {
  start: string;
  end: string;
}

// The rule since 1996 (RFC 5545 3.6.5): changes at 01:00 UTC, which is 01:00 and 02:00 on the clocks before them.
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

const octets = (character: string) => new TextEncoder().encode(character).length;
const longestLine = 75;

/** A content line in pieces of at most 75 octets, each further one after a space (RFC 5545 3.1). */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let length = 0;
  for (const character of line) {
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

/** A booked visit as a calendar file: tentative, because it is agreed only once the mail has arrived (decisions, Mail). */
export function visitCalendar(entry: CalendarEntry, hours?: Hours): string {
  const { day } = entry;
  const [start, end] = hours
    ? [timeValue(day, hours.start), timeValue(day, hours.end)]
    : [dateValue(day), dateValue(addDays(day, 1))];
  return calendar(entry, ['STATUS:TENTATIVE', `DTSTART${start}`, `DTEND${end}`], hours ? londonZone : []);
}

/** The same day a year later; 28 February for the 29th, so that it comes back every year. */
function aYearAfter(day: Day): Day {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isDay(next) ? next : next.replace('02-29', '02-28');
}

/** A reminder every year from a year after the visit, shown two weeks ahead: the yearly boiler service. */
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

/** A calendar file as an address a link can download. */
export const calendarUrl = (file: string): string => `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
