import fc from 'fast-check';
import { type CalendarEntry, calendarUrl, reminderCalendar, visitCalendar } from './calendar-file';

const entry: CalendarEntry = {
  uid: 'abc@example.com',
  stamp: new Date('2026-11-20T09:30:15.123Z'),
  day: '2026-11-24',
  title: 'Free quote, Ash Plumbing & Heating',
  description: 'Press send.\nWe call you; 24 hours before.',
};
const morning = { start: '08:00', end: '12:00' };
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const event = (file: string) => {
  const lines = unfold(file);
  return lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
};

it('calendar file: when a visit is written, then it is in London time and tentative', () => {
  expect(event(visitCalendar(entry, morning))).toEqual([
    'UID:abc@example.com',
    'DTSTAMP:20261120T093015Z',
    'SUMMARY:Free quote\\, Ash Plumbing & Heating',
    'DESCRIPTION:Press send.\\nWe call you\\; 24 hours before.',
    'STATUS:TENTATIVE',
    'DTSTART;TZID=Europe/London:20261124T080000',
    'DTEND;TZID=Europe/London:20261124T120000',
  ]);
  expect(unfold(visitCalendar(entry, morning))).toEqual(
    expect.arrayContaining(['BEGIN:VTIMEZONE', 'TZID:Europe/London']),
  );
});

it.each(['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29'])(
  'calendar file: when a visit is on %s, then its day and hours are written as they are, whatever the clocks do',
  (day) => {
    const date = day.replaceAll('-', '');
    expect(event(visitCalendar({ ...entry, day }, morning)).slice(-2)).toEqual([
      `DTSTART;TZID=Europe/London:${date}T080000`,
      `DTEND;TZID=Europe/London:${date}T120000`,
    ]);
  },
);

it.each([
  ['2026-11-24', '20261124', '20261125'],
  ['2026-12-31', '20261231', '20270101'],
])('calendar file: when a visit on %s has no slot, then it takes the whole day', (day, start, end) => {
  expect(event(visitCalendar({ ...entry, day })).slice(-2)).toEqual([
    `DTSTART;VALUE=DATE:${start}`,
    `DTEND;VALUE=DATE:${end}`,
  ]);
});

it.each([
  ['2026-11-24', '20271124', '20271125'],
  ['2028-02-29', '20290228', '20290301'],
  ['2027-12-31', '20281231', '20290101'],
])(
  'calendar file: when a service is on %s, then the reminder comes every year, first a year later',
  (day, start, end) => {
    expect(event(reminderCalendar({ ...entry, day })).slice(4)).toEqual([
      `DTSTART;VALUE=DATE:${start}`,
      `DTEND;VALUE=DATE:${end}`,
      'RRULE:FREQ=YEARLY',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P14D',
      'DESCRIPTION:Free quote\\, Ash Plumbing & Heating',
      'END:VALARM',
    ]);
  },
);

it('calendar file: when any text is long, then lines fold at 75 octets between characters, and no text adds a line of its own', () => {
  const lineCount = unfold(visitCalendar(entry, morning)).length;
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
      (title, description) => {
        const file = visitCalendar({ ...entry, title: `${title}\r\nEND:VEVENT`, description }, morning);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/(?<!\\)(?:\\\\)*\\$/);
        }
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(file).not.toContain('\uFFFD'.repeat(2));
        expect(unfold(file)).toHaveLength(lineCount);
      },
    ),
  );
});

it.each([
  ['is filled to its last octet', 'x'.repeat(75 - 'SUMMARY:'.length), ['x'.repeat(67)]],
  ['goes on after a space', 'x'.repeat(68), ['x'.repeat(67), ' x']],
  ['counts octets, not characters', 'é'.repeat(34), ['é'.repeat(33), ' é']],
  ['parts no character', `${'x'.repeat(64)}🔧`, ['x'.repeat(64), ' 🔧']],
  // Google Calendar shows no event at all whose line ends between a backslash and what it escapes.
  ['parts no backslash from what it escapes', `${'x'.repeat(66)},`, ['x'.repeat(66), ' \\,']],
])('calendar file: when a title is long, then its line %s', (_, title, [first, ...further]) => {
  const lines = visitCalendar({ ...entry, title }, morning).split('\r\n');
  const at = lines.findIndex((line) => line.startsWith('SUMMARY:'));
  expect(lines.slice(at, at + 1 + further.length)).toEqual([`SUMMARY:${first}`, ...further]);
  expect(lines[at + 1 + further.length]).toMatch(/^DESCRIPTION:/);
});

it('calendar file: when it is written, then it begins with its version, product, calendar scale and event', () => {
  expect(unfold(reminderCalendar(entry)).slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
  ]);
});

it('calendar file: when it is offered, then its address is a data URL that holds the whole file', () => {
  const url = calendarUrl(visitCalendar(entry, morning));
  expect(url).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR%0D%0A[^ #?&]*$/);
  expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe(visitCalendar(entry, morning));
});
