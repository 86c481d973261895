import type { StudioSite } from '../../tools/studio/site';
import { appointments, type Appointments } from '../business/appointments';
import { type BankHoliday, bankHolidays } from '../business/bank-holidays';
import {
  addDays,
  type Day,
  daysBetween,
  longDay,
  monthAndYear,
  today,
  weekday,
  weekdayAndDay,
} from '../../src/domain/london-day';

/** Two years, so that whoever looks at the proposals once a year always has the days of the next one. */
const proposedDays = 730;

/** Says where the days of bank holidays come from. No network is asked. */
export const holidaySource =
  'Computed by the Banking and Financial Dealings Act 1971. Compare with gov.uk/bank-holidays.';

/** What the studio shows of a list of days. */
type DaysHelp = NonNullable<ReturnType<NonNullable<StudioSite['daysHelp']>>>;

type Times = Pick<Appointments, 'closedDates' | 'closedWeekdays'>;

/** Returns the bank holidays of England from today on, two years ahead, on which visits can be booked. */
export function missingHolidays(day: Day, { closedDates, closedWeekdays }: Times): BankHoliday[] {
  const year = Number(day.slice(0, 4));
  return [year, year + 1, year + 2]
    .flatMap(bankHolidays)
    .filter((holiday) => holiday.day >= day && daysBetween(day, holiday.day) <= proposedDays)
    .filter((holiday) => !closedDates.includes(holiday.day))
    .filter((holiday) => !(closedWeekdays as string[]).includes(weekday(holiday.day)));
}

function holidayOffers(day: Day, times: Times): DaysHelp['offers'] {
  const missing = missingHolidays(day, times);
  return [...new Set(missing.map((holiday) => holiday.day.slice(0, 4)))].map((year) => {
    const ofYear = missing.filter((holiday) => holiday.day.startsWith(year));
    return {
      label: `Add the bank holidays of ${year}`,
      items: ofYear.map((holiday) => `${holiday.name}: ${weekdayAndDay(holiday.day)}`),
      source: holidaySource,
      add: ofYear.map((holiday) => holiday.day),
      remove: [],
    };
  });
}

function removalOffer(passed: readonly unknown[], names: readonly string[]): DaysHelp['offers'] {
  if (passed.length === 0) return [];
  return [{ label: 'Remove the days that are over', items: [...names], add: [], remove: [...passed] }];
}

function calendarOf(
  day: Day,
  { slots, closedDates, closedWeekdays, bookAheadDays }: Appointments,
): DaysHelp['calendar'] {
  const days = Array.from({ length: bookAheadDays + 1 }, (_, index) => addDays(day, index));
  return {
    help: 'Press a half of a day that is full. Press it again to free it.',
    mark: 'full',
    fields: { day: 'day', half: 'slot' },
    halves: [
      { value: 'am', name: slots.am.name },
      { value: 'pm', name: slots.pm.name },
    ],
    days: days.map((each) => ({
      day: each,
      name: weekdayAndDay(each),
      short: `${weekday(each).slice(0, 3)} ${Number(each.slice(8))}`,
      month: monthAndYear(each),
      ...((closedDates.includes(each) || (closedWeekdays as string[]).includes(weekday(each))) && { closed: 'closed' }),
    })),
  };
}

/** Returns the calendar of full half-days, and what is proposed for a list of days (docs/decisions/appointments.md). */
export function daysHelp(file: string, data: unknown, [field, ...deeper]: readonly (string | number)[], now: Date) {
  if (file !== 'appointments.yaml' || deeper.length > 0) return undefined;
  const { data: times } = appointments.safeParse(data);
  if (!times) return undefined;
  const day = today(now);
  if (field === 'closedDates') {
    const passed = times.closedDates.filter((each) => each < day);
    return { offers: [...holidayOffers(day, times), ...removalOffer(passed, passed.map(longDay))] } satisfies DaysHelp;
  }
  if (field !== 'full') return undefined;
  const passed = times.full.filter((each) => each.day < day);
  const names = passed.map((each) =>
    [longDay(each.day), each.slot && times.slots[each.slot].name].filter(Boolean).join(', '),
  );
  return { calendar: calendarOf(day, times), offers: removalOffer(passed, names) } satisfies DaysHelp;
}
