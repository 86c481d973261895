import { addDays, type Day, weekday, weekdays } from '../../src/domain/london-day';

/** Returns Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
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

/** Returns the working days that stand for fixed days: the next ones that are free, if they fall on a weekend. */
function substitutes(days: readonly Day[]): Day[] {
  const off = new Set(days.filter((day) => !isWeekend(day)));
  for (const day of days.filter(isWeekend)) {
    let instead = day;
    while (isWeekend(instead) || off.has(instead)) instead = addDays(instead, 1);
    off.add(instead);
  }
  return [...off].sort();
}

/**
 * Returns the bank holidays of England and Wales in a year, by the Banking and Financial Dealings Act 1971. Governments add
 * and move single ones, so compare them with gov.uk/bank-holidays.
 */
export const bankHolidays = (year: number): Day[] => [
  ...substitutes([`${year}-01-01`]),
  addDays(easter(year), -2),
  addDays(easter(year), 1),
  mondayFrom(`${year}-05-01`),
  mondayFrom(`${year}-05-25`),
  mondayFrom(`${year}-08-25`),
  ...substitutes([`${year}-12-25`, `${year}-12-26`]),
];
