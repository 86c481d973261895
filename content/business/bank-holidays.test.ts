import { weekday } from '../../src/domain/london-day';
import { bankHolidays } from './bank-holidays';

const daysOf = (year: number) => bankHolidays(year).map(({ day }) => day);

it.each([
  [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
  [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('bank holidays: when the year is %i, then they are the published ones', (year, days) => {
  expect(daysOf(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

it.each([
  [1954, '04-18'],
  [1981, '04-19'],
  [2008, '03-23'],
  [2038, '04-25'],
  [2049, '04-18'],
])('bank holidays: when Easter of %i is %s, then Good Friday is two days before', (year, easter) => {
  const before = new Date(Date.parse(`${year}-${easter}T12:00:00Z`) - 2 * 86_400_000).toISOString().slice(0, 10);
  expect(daysOf(year)).toContain(before);
});

it('bank holidays: when it is any year of a century, then there are eight, none on a weekend', () => {
  for (let year = 2000; year < 2100; year += 1) {
    const days = daysOf(year);
    expect([year, new Set(days).size]).toEqual([year, 8]);
    expect(days.filter((day) => /Saturday|Sunday/.test(weekday(day)))).toEqual([]);
  }
});

it.each([
  [2022, '2022-12-26 Boxing Day, 2022-12-27 Christmas Day (substitute day)'],
  [2026, '2026-12-25 Christmas Day, 2026-12-28 Boxing Day (substitute day)'],
  [2027, '2027-12-27 Christmas Day (substitute day), 2027-12-28 Boxing Day (substitute day)'],
])(
  'bank holidays: when Christmas of %i meets a weekend, then each day has the name that is published',
  (year, named) => {
    const last = bankHolidays(year).slice(-2);
    expect(last.map(({ day, name }) => `${day} ${name}`).join(', ')).toBe(named);
  },
);
