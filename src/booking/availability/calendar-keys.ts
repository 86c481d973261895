import { addDays, type Day, weekday, weekdays } from '../../domain/london-day';

/** The days that the focus can reach in a calendar. */
export interface DayRange {
  first: Day;
  last: Day;
  isOpen(day: Day): boolean;
}

const monday = (day: Day) => addDays(day, -weekdays.findIndex((name) => name === weekday(day)));

/** Returns the same date in another month, or the last day of that month if it is shorter. */
function sameDateIn(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return addDays(start.toISOString().slice(0, 10), Math.min(date, days) - 1);
}

function search(from: Day, step: number, until: Day, { isOpen }: DayRange): Day | undefined {
  const goesOn = (day: Day) => (step > 0 ? day <= until : day >= until);
  for (let day = from; goesOn(day); day = addDays(day, step)) if (isOpen(day)) return day;
  return undefined;
}

const within = (day: Day, { first, last }: DayRange): Day => (day < first ? first : day > last ? last : day);

function nearest(day: Day, range: DayRange): Day | undefined {
  const start = within(day, range);
  return search(start, 1, range.last, range) ?? search(start, -1, range.first, range);
}

/**
 * Returns the day to which a key moves the focus (ARIA Authoring Practices: date picker). Skips days that cannot be
 * chosen. With Shift, Page Up and Page Down move by a year. Returns undefined for other keys and where no day is left.
 */
export function dayByKey(key: string, day: Day, range: DayRange, shift = false): Day | undefined {
  const { first, last } = range;
  const months = shift ? 12 : 1;
  switch (key) {
    case 'ArrowRight':
      return search(addDays(day, 1), 1, last, range);
    case 'ArrowLeft':
      return search(addDays(day, -1), -1, first, range);
    case 'ArrowDown':
      return search(addDays(day, 7), 7, last, range);
    case 'ArrowUp':
      return search(addDays(day, -7), -7, first, range);
    case 'Home':
      return search(within(monday(day), range), 1, day, range);
    case 'End':
      return search(within(addDays(monday(day), 6), range), -1, day, range);
    case 'PageDown':
      return nearest(sameDateIn(day, months), range);
    case 'PageUp':
      return nearest(sameDateIn(day, -months), range);
    default:
      return undefined;
  }
}
