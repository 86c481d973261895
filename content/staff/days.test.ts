import { daysHelp, missingHolidays } from './days';

const now = new Date('2026-11-27T09:00:00Z');
const times = {
  slots: {
    am: { name: 'Morning', start: '08:00', end: '12:00' },
    pm: { name: 'Afternoon', start: '13:00', end: '17:00' },
  },
  closedWeekdays: ['Sunday'],
  closedDates: ['2026-05-25', '2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26'],
  full: [
    { day: '2026-11-20' },
    { day: '2026-11-26', slot: 'pm' },
    { day: '2026-11-27' },
    { day: '2026-12-01', slot: 'am' },
  ],
  bookAheadDays: 60,
};
const helpFor = (field: string, data: unknown = times) => daysHelp('appointments.yaml', data, [field], now);

it('days: when bank holidays are missing, then those of each year are proposed with names and source, except listed ones', () => {
  const offers = helpFor('closedDates')?.offers ?? [];
  expect(offers.map(({ label }) => label)).toEqual([
    'Add the bank holidays of 2027',
    'Add the bank holidays of 2028',
    'Remove the days that are over',
  ]);
  expect(offers[0]).toMatchObject({
    add: ['2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28'],
    remove: [],
    source: expect.stringContaining('gov.uk/bank-holidays') as string,
  });
  expect(offers[0]?.items[0]).toBe('Easter Monday: Monday 29 March 2027');
  expect(offers[2]).toMatchObject({ items: ['25 May 2026'], add: [], remove: ['2026-05-25'] });
});

it('days: when the company is closed on Mondays, then bank holidays on Mondays are not proposed', () => {
  const mondays = missingHolidays('2027-01-02', { closedDates: [], closedWeekdays: ['Monday'] });
  expect(mondays.filter(({ day }) => day < '2028').map(({ name }) => name)).toEqual([
    'Good Friday',
    'Boxing Day (substitute day)',
  ]);
});

it('days: when days of the list of full ones are over, then they are proposed for removal, and today is not', () => {
  expect(helpFor('full')?.offers).toEqual([
    {
      label: 'Remove the days that are over',
      items: ['20 November 2026', '26 November 2026, Afternoon'],
      add: [],
      remove: [{ day: '2026-11-20' }, { day: '2026-11-26', slot: 'pm' }],
    },
  ]);
});

it('days: when staff mark full days, then the calendar reaches as far as visitors can book, and marks closed days', () => {
  const { days = [], halves } = helpFor('full')?.calendar ?? {};
  expect(halves?.map(({ name }) => name)).toEqual(['Morning', 'Afternoon']);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-11-27', '2027-01-26']);
  expect(
    days
      .filter(({ closed }) => closed)
      .map(({ name }) => name)
      .slice(0, 6),
  ).toEqual([
    'Sunday 29 November 2026',
    'Sunday 6 December 2026',
    'Sunday 13 December 2026',
    'Sunday 20 December 2026',
    'Friday 25 December 2026',
    'Sunday 27 December 2026',
  ]);
});

it.each([
  ['another file', daysHelp('offer.yaml', times, ['full'], now)],
  ['an item', daysHelp('appointments.yaml', times, ['full', 0], now)],
  ['the whole file', daysHelp('appointments.yaml', times, [], now)],
  ['a file with a mistake', helpFor('full', { ...times, bookAheadDays: 'many' })],
])('days: when the value is %s, then nothing is proposed', (_, help) => {
  expect(help).toBeUndefined();
});
