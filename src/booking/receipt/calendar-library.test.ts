import ICAL from 'ical.js';
import { type CalendarEntry, reminderCalendar, visitCalendar } from './calendar-file';

// What a calendar program makes of our files, read by a library that is not ours.
const entry: CalendarEntry = {
  uid: 'abc@example.com',
  stamp: new Date('2026-11-20T09:30:15.123Z'),
  day: '2026-11-24',
  title: 'Free quote, Ash Plumbing & Heating',
  description: `Press send.\r\nWe call you; 24 hours before: \\o/ “ö” 🔧 ${'long '.repeat(40)}`,
};

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
}
const moment = (time: ICAL.Time) => time.toJSDate().toISOString();

it.each([
  ['2026-11-24', '2026-11-24T08:00:00.000Z', '2026-11-24T12:00:00.000Z'],
  ['2026-07-01', '2026-07-01T07:00:00.000Z', '2026-07-01T11:00:00.000Z'],
  ['2027-03-27', '2027-03-27T08:00:00.000Z', '2027-03-27T12:00:00.000Z'],
  ['2027-03-29', '2027-03-29T07:00:00.000Z', '2027-03-29T11:00:00.000Z'],
  ['2027-11-01', '2027-11-01T08:00:00.000Z', '2027-11-01T12:00:00.000Z'],
])(
  'calendar file: when a library reads a morning visit on %s, then it is from 8 am to 12 noon in the United Kingdom',
  (day, start, end) => {
    const event = read(visitCalendar({ ...entry, day }, { start: '08:00', end: '12:00' }));
    expect([moment(event.startDate), moment(event.endDate)]).toEqual([start, end]);
  },
);

it('calendar file: when a library reads it, then every text is as it was', () => {
  const event = read(visitCalendar(entry, { start: '13:00', end: '17:00' }));
  expect(event.uid).toBe(entry.uid);
  expect(event.summary).toBe(entry.title);
  expect(event.description).toBe(entry.description.replace('\r\n', '\n'));
  expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
});

it('calendar file: when a visit has no slot, then it takes the whole day', () => {
  const event = read(visitCalendar(entry));
  expect(event.startDate.isDate).toBe(true);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-11-24', '2026-11-25']);
});

it('calendar file: when a service has a reminder, then it comes back every year, two weeks ahead', () => {
  const event = read(reminderCalendar(entry));
  const days = event.iterator();
  expect([days.next()?.toString(), days.next()?.toString(), days.next()?.toString()]).toEqual([
    '2027-11-24',
    '2028-11-24',
    '2029-11-24',
  ]);
  const alarm = event.component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P14D');
});
