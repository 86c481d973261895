import { addDays, type Day, weekday, weekdays } from '../../src/domain/london-day';

/** Returns Easter Sunday of a year of the Gregorian calendar: the first Sunday after the full moon that the church reckons with. */
function easter(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const shifted = moon - Math.floor((moon + Math.floor(golden / 11)) / 29);
  const toSunday = (year + Math.floor(year / 4) + shifted + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, shifted - toSunday);
}

const isWeekend = (day: Day) => ['Saturday', 'Sunday'].includes(weekday(day));

/** Returns the first Monday on or after a day. */
const mondayFrom = (day: Day) => addDays(day, (7 - weekdays.findIndex((name) => name === weekday(day))) % 7);

/** A bank holiday and its name, as gov.uk/bank-holidays has it. */
export interface BankHoliday {
  day: Day;
  name: string;
}

/** Moves each holiday that falls on a weekend to the next working day that is not a holiday yet. Leaves the others. */
function substitutes(holidays: readonly BankHoliday[]): BankHoliday[] {
  const off = holidays.filter(({ day }) => !isWeekend(day));
  for (const { day, name } of holidays.filter((holiday) => isWeekend(holiday.day))) {
    let instead = day;
    while (isWeekend(instead) || off.some((holiday) => holiday.day === instead)) instead = addDays(instead, 1);
    off.push({ day: instead, name: `${name} (substitute day)` });
  }
  return off.sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * Returns the bank holidays of England and Wales in a year, by the Banking and Financial Dealings Act 1971. Governments add
 * and move single ones, so compare them with gov.uk/bank-holidays.
 */
export const bankHolidays = (year: number): BankHoliday[] => [
  ...substitutes([{ day: `${year}-01-01`, name: 'New Year’s Day' }]),
  { day: addDays(easter(year), -2), name: 'Good Friday' },
  { day: addDays(easter(year), 1), name: 'Easter Monday' },
  { day: mondayFrom(`${year}-05-01`), name: 'Early May bank holiday' },
  { day: mondayFrom(`${year}-05-25`), name: 'Spring bank holiday' },
  { day: mondayFrom(`${year}-08-25`), name: 'Summer bank holiday' },
  ...substitutes([
    { day: `${year}-12-25`, name: 'Christmas Day' },
    { day: `${year}-12-26`, name: 'Boxing Day' },
  ]),
];

export const isBankHoliday = (day: Day): boolean =>
  bankHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
