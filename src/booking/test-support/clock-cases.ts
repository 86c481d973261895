import type * as dayModule from '../../domain/london-day';
import type * as slotsModule from '../availability/slots';

// Fixtures for the clock tests. They run in several time zones, also in a process without Jest.

/**
 * Scenarios of a visitor's clock. Each has the moments at which the page reads the clock, with day and time in London
 * and the first bookable slot by the example times, which exclude Sundays and 25 December.
 */
export const clocks: readonly [
  scenario: string,
  ...looks: readonly [moment: string, london: string, first: string][],
][] = [
  ['the last minute before the morning slot', ['2026-11-24T07:59:59Z', '2026-11-24 07:59', '2026-11-24 am']],
  ['the morning slot begins', ['2026-11-24T08:00:00Z', '2026-11-24 08:00', '2026-11-24 pm']],
  ['the afternoon slot begins', ['2026-11-24T13:00:00Z', '2026-11-24 13:00', '2026-11-25 am']],
  ['the last minute of a day', ['2026-11-24T23:59:59Z', '2026-11-24 23:59', '2026-11-25 am']],
  ['a Saturday afternoon, before the Sunday', ['2026-11-28T13:00:00Z', '2026-11-28 13:00', '2026-11-30 am']],
  ['the afternoon before Christmas Day', ['2026-12-24T15:00:00Z', '2026-12-24 15:00', '2026-12-26 am']],
  ['a summer morning, an hour ahead of UTC', ['2026-07-01T06:59:59Z', '2026-07-01 07:59', '2026-07-01 am']],
  ['the morning slot begins in summer', ['2026-07-01T07:00:00Z', '2026-07-01 08:00', '2026-07-01 pm']],
  [
    'the day begins in London while UTC has yesterday',
    ['2026-07-01T22:59:59Z', '2026-07-01 23:59', '2026-07-02 am'],
    ['2026-07-01T23:00:00Z', '2026-07-02 00:00', '2026-07-02 am'],
  ],
  [
    'the clocks go forward',
    ['2026-03-29T00:59:59Z', '2026-03-29 00:59', '2026-03-30 am'],
    ['2026-03-29T01:00:00Z', '2026-03-29 02:00', '2026-03-30 am'],
  ],
  [
    'the first morning of summer time',
    ['2026-03-30T06:59:59Z', '2026-03-30 07:59', '2026-03-30 am'],
    ['2026-03-30T07:00:00Z', '2026-03-30 08:00', '2026-03-30 pm'],
  ],
  [
    'the clocks go back, and an hour comes twice',
    ['2026-10-25T00:59:59Z', '2026-10-25 01:59', '2026-10-26 am'],
    ['2026-10-25T01:00:00Z', '2026-10-25 01:00', '2026-10-26 am'],
  ],
  [
    'the first morning of winter time',
    ['2026-10-26T07:59:59Z', '2026-10-26 07:59', '2026-10-26 am'],
    ['2026-10-26T08:00:00Z', '2026-10-26 08:00', '2026-10-26 pm'],
  ],
  [
    'the year ends',
    ['2026-12-31T23:59:59Z', '2026-12-31 23:59', '2027-01-01 am'],
    ['2027-01-01T00:00:00Z', '2027-01-01 00:00', '2027-01-01 am'],
  ],
  [
    'a leap day begins and is over',
    ['2028-02-28T23:59:59Z', '2028-02-28 23:59', '2028-02-29 am'],
    ['2028-02-29T12:01:00Z', '2028-02-29 12:01', '2028-02-29 pm'],
    ['2028-02-29T13:00:00Z', '2028-02-29 13:00', '2028-03-01 am'],
  ],
  [
    'a common year has none',
    ['2027-02-28T23:59:59Z', '2027-02-28 23:59', '2027-03-01 am'],
    ['2027-03-01T00:00:00Z', '2027-03-01 00:00', '2027-03-01 am'],
  ],
  [
    'the device sleeps from morning to evening',
    ['2026-11-24T07:30:00Z', '2026-11-24 07:30', '2026-11-24 am'],
    ['2026-11-24T20:00:00Z', '2026-11-24 20:00', '2026-11-25 am'],
  ],
  [
    'the device sleeps over a change of the clocks',
    ['2026-10-24T12:00:00Z', '2026-10-24 13:00', '2026-10-26 am'],
    ['2026-10-26T12:59:59Z', '2026-10-26 12:59', '2026-10-26 pm'],
  ],
  [
    "the device's clock is set back by a day",
    ['2026-11-26T09:00:00Z', '2026-11-26 09:00', '2026-11-26 pm'],
    ['2026-11-25T09:00:00Z', '2026-11-25 09:00', '2026-11-25 pm'],
  ],
  [
    "the device's clock lost its time and finds it again",
    ['2000-01-01T00:00:00Z', '2000-01-01 00:00', '2000-01-01 am'],
    ['2026-11-24T10:00:00Z', '2026-11-24 10:00', '2026-11-24 pm'],
  ],
];

/** Days with their weekday, their name and the following day. */
export const dates: readonly [day: string, weekday: string, name: string, next: string, what: string][] = [
  ['2026-11-24', 'Tuesday', '24 November 2026', '2026-11-25', 'an ordinary Tuesday'],
  ['2026-11-28', 'Saturday', '28 November 2026', '2026-11-29', 'a Saturday'],
  ['2026-11-29', 'Sunday', '29 November 2026', '2026-11-30', 'a Sunday'],
  ['2026-11-30', 'Monday', '30 November 2026', '2026-12-01', 'the last day of a month of 30'],
  ['2026-12-01', 'Tuesday', '1 December 2026', '2026-12-02', 'the first day of a month'],
  ['2026-12-25', 'Friday', '25 December 2026', '2026-12-26', 'Christmas Day'],
  ['2026-12-31', 'Thursday', '31 December 2026', '2027-01-01', 'the last day of a year'],
  ['2027-01-01', 'Friday', '1 January 2027', '2027-01-02', 'the first day of a year'],
  ['2027-01-31', 'Sunday', '31 January 2027', '2027-02-01', 'the last day of a month of 31'],
  ['2027-02-28', 'Sunday', '28 February 2027', '2027-03-01', 'the last of February in a common year'],
  ['2027-03-01', 'Monday', '1 March 2027', '2027-03-02', 'the day after it'],
  ['2027-12-31', 'Friday', '31 December 2027', '2028-01-01', 'the last day before a leap year'],
  ['2028-01-01', 'Saturday', '1 January 2028', '2028-01-02', 'the first day of a leap year'],
  ['2028-02-28', 'Monday', '28 February 2028', '2028-02-29', 'the day before a leap day'],
  ['2028-02-29', 'Tuesday', '29 February 2028', '2028-03-01', 'a leap day'],
  ['2028-03-01', 'Wednesday', '1 March 2028', '2028-03-02', 'the day after a leap day'],
  ['2028-12-31', 'Sunday', '31 December 2028', '2029-01-01', 'the 366th day of a year'],
  ['2032-02-29', 'Sunday', '29 February 2032', '2032-03-01', 'the next leap day, a Sunday'],
  ['2100-02-28', 'Sunday', '28 February 2100', '2100-03-01', 'the last of February in a century without a leap day'],
  ['2026-03-28', 'Saturday', '28 March 2026', '2026-03-29', "the day before London's clocks go forward"],
  ['2026-03-29', 'Sunday', '29 March 2026', '2026-03-30', "London's clocks go forward"],
  ['2026-03-30', 'Monday', '30 March 2026', '2026-03-31', 'the day after it'],
  ['2026-10-24', 'Saturday', '24 October 2026', '2026-10-25', "the day before London's clocks go back"],
  ['2026-10-25', 'Sunday', '25 October 2026', '2026-10-26', "London's clocks go back"],
  ['2026-10-26', 'Monday', '26 October 2026', '2026-10-27', 'the day after it'],
  ['2027-03-28', 'Sunday', '28 March 2027', '2027-03-29', "London's clocks go forward a year later"],
  ['2027-10-31', 'Sunday', '31 October 2027', '2027-11-01', "London's clocks go back on the last day of October"],
  ['2026-03-08', 'Sunday', '8 March 2026', '2026-03-09', 'Los Angeles goes forward'],
  ['2026-11-01', 'Sunday', '1 November 2026', '2026-11-02', 'Los Angeles goes back'],
  ['2026-09-06', 'Sunday', '6 September 2026', '2026-09-07', 'Santiago goes forward at midnight'],
  ['2026-04-04', 'Saturday', '4 April 2026', '2026-04-05', 'Santiago goes back at midnight'],
  ['2026-04-24', 'Friday', '24 April 2026', '2026-04-25', 'Cairo goes forward at midnight'],
  ['2026-10-30', 'Friday', '30 October 2026', '2026-10-31', 'Cairo has gone back at midnight'],
  ['2026-09-27', 'Sunday', '27 September 2026', '2026-09-28', 'Auckland goes forward'],
  ['2026-04-05', 'Sunday', '5 April 2026', '2026-04-06', 'Auckland goes back'],
  ['2026-06-21', 'Sunday', '21 June 2026', '2026-06-22', 'the longest day'],
  ['2026-07-31', 'Friday', '31 July 2026', '2026-08-01', "summer's last day of a month"],
];

/** How many minutes each zone is behind London in January. In Santiago and Cairo the clocks go forward at midnight. */
export const zones = {
  'Europe/London': 0,
  'America/Los_Angeles': 480,
  'America/Santiago': 180,
  'Africa/Cairo': -120,
  'Asia/Tokyo': -540,
  'Pacific/Auckland': -780,
  'Pacific/Pago_Pago': 660,
};

/**
 * Runs the given functions on every moment and day. clocks.test.ts calls it in its own process and, for each of seven time
 * zones, in one child process. Returns their results in the shape of `expected`.
 */
export function found(
  {
    addDays,
    dateOfDay,
    dayOfDate,
    fullDay,
    longDay,
    monthAndYear,
    shortWeekday,
    timeOfDay,
    today,
    weekday,
    weekdayAndDay,
  }: typeof dayModule,
  { slotsFree }: typeof slotsModule,
  times: slotsModule.OpeningTimes,
) {
  const firstFree = (now: Date, day = today(now)): string => {
    const slot = slotsFree(day, now, new Map(), times).find(({ closed }) => !closed);
    return slot ? `${day} ${slot.name}` : firstFree(now, addDays(day, 1));
  };
  return {
    clocks: clocks.map(([scenario, ...looks]) => [
      scenario,
      ...looks.map(([moment]) => {
        const now = new Date(moment);
        return [moment, `${today(now)} ${timeOfDay(now)}`, firstFree(now)];
      }),
    ]),
    dates: dates.map(([day, , , , what]) => {
      const device = dateOfDay(day);
      return [
        dayOfDate(device),
        `${weekday(day)}, shown as ${device.toLocaleDateString('en-GB', { weekday: 'long' })}`,
        `${longDay(day)}, ${fullDay(day).replace(',', '')}, ${shortWeekday(day)}, ${monthAndYear(day)}`,
        weekdayAndDay(day),
        addDays(day, 1),
        what,
      ];
    }),
  };
}

export const expected = {
  clocks,
  dates: dates.map(([day, weekday, name, next, what]) => [
    day,
    `${weekday}, shown as ${weekday}`,
    `${name}, ${weekday} ${name}, ${weekday.slice(0, 3)}, ${name.replace(/^\d+ /, '')}`,
    `${weekday} ${name}`,
    next,
    what,
  ]),
};
