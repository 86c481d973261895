import { execFileSync } from 'node:child_process';

// Other code sees the zone its process began with, so this runs in one of its own.
const script = `
  const day = require('./src/day.ts');
  const found = {};
  for (const zone of process.argv.slice(1)) {
    process.env.TZ = zone;
    const mistaken = [];
    for (let each = '2026-01-01'; each <= '2028-03-01'; each = day.addDays(each, 1)) {
      const date = day.dateOfDay(each);
      const shown = date.toLocaleDateString('en-GB', { weekday: 'long' });
      if (day.dayOfDate(date) !== each || shown !== day.weekday(each)) mistaken.push(each);
    }
    const moments = ['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z', '2026-07-01T23:00:00Z', '2026-12-31T23:59:59Z'];
    found[zone] = {
      offset: new Date('2026-01-01').getTimezoneOffset(),
      mistaken,
      london: moments.map((moment) => day.today(new Date(moment)) + ' ' + day.timeOfDay(new Date(moment))),
    };
  }
  console.log(JSON.stringify(found));
`;

/** How many minutes each lies behind London in January. The clocks of Santiago and Cairo go forward at midnight. */
const zones = {
  'Europe/London': 0,
  'America/Los_Angeles': 480,
  'America/Santiago': 180,
  'Africa/Cairo': -120,
  'Asia/Tokyo': -540,
  'Pacific/Auckland': -780,
  'Pacific/Pago_Pago': 660,
};

it('in every time zone a day is the same day, and it is the same time in London', () => {
  const out = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', script, ...Object.keys(zones)], {
    encoding: 'utf8',
  });
  const london = ['2026-03-29 00:59', '2026-03-29 02:00', '2026-07-02 00:00', '2026-12-31 23:59'];
  expect(JSON.parse(out)).toEqual(
    Object.fromEntries(Object.entries(zones).map(([zone, offset]) => [zone, { offset, mistaken: [], london }])),
  );
});
