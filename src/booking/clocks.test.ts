import { execFileSync } from 'node:child_process';
import * as day from '../day';
import { clocks, dates, expected, found, zones } from './clock-cases';
import { exampleTimes } from './examples';
import * as slots from './slots';

type Format = typeof Intl.DateTimeFormat;

/** The code as it is in a browser with another `Intl.DateTimeFormat`. */
function loadedWith(format: Format) {
  const { DateTimeFormat } = Intl;
  let loaded = { day, slots };
  Object.assign(Intl, { DateTimeFormat: format });
  jest.isolateModules(() => {
    loaded = { day: jest.requireActual('../day'), slots: jest.requireActual('./slots') };
  });
  Object.assign(Intl, { DateTimeFormat });
  return loaded;
}

const { DateTimeFormat } = Intl;
const withoutZones = function (locale: string, options: Intl.DateTimeFormatOptions) {
  if (options.timeZone !== 'UTC') throw new RangeError(`Invalid time zone specified: ${options.timeZone ?? ''}`);
  return new DateTimeFormat(locale, options);
} as unknown as Format;
const withoutAny = function () {
  throw new TypeError('taken away');
} as unknown as Format;

it('there are 20 scenarios and 37 days', () => {
  expect([new Set(clocks.map(([scenario]) => scenario)).size, new Set(dates.map(([date]) => date)).size]).toEqual([
    20, 37,
  ]);
});

it('every clock and every day is understood', () => {
  expect(found(day, slots, exampleTimes)).toEqual(expected);
});

it.each([
  ['without time zones', withoutZones],
  ['without Intl.DateTimeFormat', withoutAny],
])('also in a browser %s', (_, format) => {
  const loaded = loadedWith(format);
  expect(found(loaded.day, loaded.slots, exampleTimes)).toEqual(expected);
});

it('the rule for such browsers is the one the others know', () => {
  const { timeOfDay } = loadedWith(withoutZones).day;
  // The first minutes before and after one in the morning of every Sunday of twenty years.
  const sundays = Array.from({ length: 20 * 52 }, (_, week) => day.addDays('2026-01-04', week * 7));
  const moments = sundays.flatMap((sunday) => ['00:59', '01:00'].map((time) => new Date(`${sunday}T${time}Z`)));
  expect(moments.filter((now) => timeOfDay(now) !== day.timeOfDay(now))).toEqual([]);
});

// Other code sees the zone its process began with, so this runs in one of its own. It speaks Persian, which has
// digits and a calendar of its own.
const script = `
  const times = JSON.parse(process.argv[1]);
  const day = require('./src/day.ts');
  const slots = require('./src/booking/slots.ts');
  const { found } = require('./src/booking/clock-cases.ts');
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

it('in every time zone a day is the same day, and it is the same time in London', () => {
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
