import { execFileSync } from 'node:child_process';
import * as day from '../../domain/london-day';
import { clocks, dates, expected, found, zones } from '../test-support/clock-cases';
import { exampleTimes } from '../test-support/examples';
import * as slots from './slots';

it('clocks: when the cases are counted, then there are 20 scenarios and 37 days', () => {
  expect([new Set(clocks.map(([scenario]) => scenario)).size, new Set(dates.map(([date]) => date)).size]).toEqual([
    20, 37,
  ]);
});

it("clocks: when a visitor's clock and day are any of the cases, then the days and slots offered are those of London", () => {
  expect(found(day, slots, exampleTimes)).toEqual(expected);
});

it('clocks: when a browser has no Intl.DateTimeFormat, then days and slots are the same', () => {
  const taken = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new TypeError('taken away');
  });
  try {
    expect(found(day, slots, exampleTimes)).toEqual(expected);
    expect(taken).toHaveBeenCalledTimes(dates.length);
  } finally {
    taken.mockRestore();
  }
});

it('clocks: when it is 00:59 or 01:00 UTC on one of 1560 Sundays, then London has the time that Intl gives', () => {
  const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });
  // London changes its clocks at 01:00 UTC on Sundays. These are the minutes on both sides, on 1560 Sundays.
  const sundays = Array.from({ length: 30 * 52 }, (_, week) => day.addDays('2010-01-03', week * 7));
  const moments = sundays.flatMap((sunday) => ['00:59', '01:00'].map((time) => new Date(`${sunday}T${time}Z`)));
  expect(moments.filter((now) => day.timeOfDay(now) !== london.format(now))).toEqual([]);
});

it.each([
  ['2026-12-31', '2027-01-01T00:00:00Z'],
  ['2026-06-30', '2026-06-30T23:00:00Z'],
  ['2026-03-28', '2026-03-29T00:00:00Z'],
  ['2026-03-29', '2026-03-29T23:00:00Z'],
  ['2026-10-24', '2026-10-24T23:00:00Z'],
  ['2026-10-25', '2026-10-26T00:00:00Z'],
])('clocks: when the day %s ends in London, then it is %s', (each, moment) => {
  expect(day.endOf(each)).toBe(Date.parse(moment));
  expect([moment, new Date(Date.parse(moment) - 1)].map((at) => day.today(new Date(at)))).toEqual([
    day.addDays(each, 1),
    each,
  ]);
});

// Setting process.env.TZ inside Jest does not change the time zone, so this runs in a process of its own. The locale of
// that process is Persian, which has digits and a calendar of its own.
const script = `
  const times = JSON.parse(process.argv[1]);
  const day = require('./src/domain/london-day.ts');
  const slots = require('./src/booking/availability/slots.ts');
  const { found } = require('./src/booking/test-support/clock-cases.ts');
  const zones = process.argv.slice(2).map((zone) => {
    process.env.TZ = zone;
    const offset = new Date('2026-01-01').getTimezoneOffset();
    const mistaken = [];
    for (let each = '2026-01-01'; each <= '2028-03-01'; each = day.addDays(each, 1)) {
      const date = day.dateOfDay(each);
      const shown = date.toLocaleDateString('en-GB', { weekday: 'long' });
      if (day.dayOfDate(date) !== each || shown !== day.weekday(each)) mistaken.push(each);
    }
    return [zone, { offset, mistaken, ...found(day, slots, times) }];
  });
  console.log(JSON.stringify({ locale: new Intl.DateTimeFormat().resolvedOptions().locale, zones }));
`;

it('clocks: when a device is set to Persian, in any of seven time zones, then days and times are those of London', () => {
  const out = execFileSync(
    process.execPath,
    ['--require', 'tsx/cjs', '-e', script, JSON.stringify(exampleTimes), ...Object.keys(zones)],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'fa_IR' } },
  );
  expect(JSON.parse(out)).toEqual({
    locale: 'fa-IR',
    zones: Object.entries(zones).map(([zone, offset]) => [zone, { offset, mistaken: [], ...expected }]),
  });
});
