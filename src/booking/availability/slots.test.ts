import fc from 'fast-check';
import { addDays, today } from '../../domain/london-day';
import { exampleTimes as times } from '../test-support/examples';
import {
  earliestSlots,
  freeDaysIn,
  offersTheSame,
  slotLabel,
  type SlotName,
  slotNames,
  slotsFree,
  type Taken,
  whyClosed,
  whyDayClosed,
} from './slots';

const nothing: Taken = new Map();
const tuesday = '2026-11-24';
/** A moment of a winter's day in London, where clocks show UTC. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00Z`);

it('slots: when one is named, then its label is the specified one', () => {
  expect(slotLabel('am', times)).toBe('Morning (8:00 AM - 12:00 PM)');
  expect(slotLabel('pm', times)).toBe('Afternoon (1:00 PM - 5:00 PM)');
});

it('slots: when one begins at midnight or at a half hour, then its hours are still right', () => {
  const from = (start: string, end: string) =>
    slotLabel('am', { ...times, slots: { ...times.slots, am: { name: 'Night', start, end } } });
  expect(from('00:00', '11:45')).toBe('Night (12:00 AM - 11:45 AM)');
  expect(from('00:30', '12:30')).toBe('Night (12:30 AM - 12:30 PM)');
});

describe('slots: today', () => {
  it.each([
    ['07:59', undefined, undefined, undefined],
    ['08:00', undefined, 'already begun', undefined],
    ['08:01', undefined, 'already begun', undefined],
    ['12:01', undefined, 'already begun', undefined],
    ['13:00', 'nothing left today', 'already begun', 'already begun'],
    ['17:01', 'nothing left today', 'already begun', 'already begun'],
    ['23:59', 'nothing left today', 'already begun', 'already begun'],
  ])('when it is %s in winter, then only slots that have not begun can be booked', (time, day, am, pm) => {
    const now = at(tuesday, time);
    expect(whyDayClosed(tuesday, now, nothing, times)).toBe(day);
    expect(slotsFree(tuesday, now, nothing, times).map(({ closed }) => closed)).toEqual([am, pm]);
  });

  it.each([
    ['2026-07-01T06:59:00Z', undefined],
    ['2026-07-01T07:01:00Z', 'already begun'],
  ])('when it is %s in summer, then British Summer Time counts', (moment, am) => {
    expect(slotsFree('2026-07-01', new Date(moment), nothing, times)[0]?.closed).toBe(am);
  });

  it('when one slot has begun and the company is full in the other, then nothing is left', () => {
    const busy = { ...times, full: [{ day: tuesday, slot: 'pm' as const }] };
    expect(whyDayClosed(tuesday, at(tuesday, '09:00'), nothing, busy)).toBe('nothing left today');
  });

  it('when one slot has begun and the other is booked, then nothing is left', () => {
    const taken: Taken = new Map([[tuesday, ['pm']]]);
    expect(whyDayClosed(tuesday, at(tuesday, '09:00'), taken, times)).toBe('nothing left today');
    expect(slotsFree(tuesday, at(tuesday, '09:00'), taken, times).map(({ closed }) => closed)).toEqual([
      'already begun',
      'booked',
    ]);
  });

  it('when it is midnight in London and still yesterday in UTC, then the new day has begun, and not before', () => {
    expect(whyDayClosed('2026-07-01', new Date('2026-07-01T22:59:00Z'), nothing, times)).toBe('nothing left today');
    expect(whyDayClosed('2026-07-01', new Date('2026-07-01T23:00:00Z'), nothing, times)).toBe('past');
  });
});

describe('slots: a day', () => {
  it.each([
    ['yesterday', '2026-11-23', 'past'],
    ['a past Sunday', '2026-11-22', 'past'],
    ['tomorrow', '2026-11-25', undefined],
    ['a Saturday', '2026-11-28', undefined],
    ['a Sunday', '2026-11-29', 'closed weekday'],
    ['the last Sunday of March', '2027-03-28', 'closed weekday'],
    ['the Saturday before it', '2027-03-27', undefined],
    ['the Monday after it', '2027-03-29', undefined],
    ['a bank holiday', '2026-12-25', 'closed date'],
    ['the last day of the year', '2026-12-31', undefined],
    ['the last day of the span', '2027-05-22', undefined],
    ['a Sunday just after it', '2027-05-23', 'closed weekday'],
    ['a Monday after it', '2027-05-24', 'too far ahead'],
  ])('whyDayClosed: when the day is %s, %s, then the reason is %s', (_, day, reason) => {
    expect(whyDayClosed(day, at(tuesday, '10:00'), nothing, times)).toBe(reason);
  });

  it('when a day is `bookAheadDays` ahead, then it can be booked, and no day after it', () => {
    const now = at(tuesday, '10:00');
    const short = { ...times, bookAheadDays: 3 };
    expect(whyDayClosed(addDays(tuesday, 3), now, nothing, short)).toBeUndefined();
    expect(whyDayClosed(addDays(tuesday, 3), now, nothing, { ...short, bookAheadDays: 2 })).toBe('too far ahead');
  });

  it.each([
    ['2026-10-25', '2026-10-24T20:00:00Z', 'closed weekday'],
    ['2026-10-26', '2026-10-25T23:59:00Z', undefined],
    ['2028-02-29', '2028-02-28T23:59:00Z', undefined],
    ['2028-02-29', '2028-02-29T12:01:00Z', undefined],
    ['2028-02-29', '2028-03-01T00:00:00Z', 'past'],
    ['2027-01-01', '2026-12-31T23:59:00Z', undefined],
    ['2026-12-31', '2026-12-31T07:59:00Z', undefined],
    ['2026-12-31', '2027-01-01T00:00:00Z', 'past'],
  ])(
    'when %s is seen from %s, then the reason why it is closed is %s (undefined: it is open)',
    (day, moment, reason) => {
      expect(whyDayClosed(day, new Date(moment), nothing, times)).toBe(reason);
    },
  );
});

describe('slots: full half-days', () => {
  const now = at('2026-11-23', '10:00');
  const fullIn = (...full: NonNullable<typeof times.full>) => ({ ...times, full });

  it('when one half is full, then the other can be booked, and the full one says what a booked slot says', () => {
    const busy = fullIn({ day: tuesday, slot: 'am' });
    expect(whyDayClosed(tuesday, now, nothing, busy)).toBeUndefined();
    expect(slotsFree(tuesday, now, nothing, busy).map(({ closed }) => closed)).toEqual(['booked', undefined]);
    expect(whyClosed(tuesday, 'am', now, nothing, busy)).toBe('booked');
  });

  it.each([
    ['the day is full', [{ day: tuesday }]],
    ['both halves are', [{ day: tuesday, slot: 'pm' } as const, { day: tuesday, slot: 'am' } as const]],
  ])('when %s, then the day is closed', (_, full) => {
    expect(whyDayClosed(tuesday, now, nothing, fullIn(...full))).toBe('fully booked');
  });

  it('when the other half was booked here, then the day is closed', () => {
    const taken: Taken = new Map([[tuesday, ['pm']]]);
    expect(whyDayClosed(tuesday, now, taken, fullIn({ day: tuesday, slot: 'am' }))).toBe('fully booked');
  });

  it('when a half-day is full, then it is not among the earliest slots', () => {
    const busy = fullIn({ day: '2026-11-23', slot: 'pm' }, { day: tuesday });
    expect(earliestSlots(now, nothing, busy)[0]).toEqual({ day: '2026-11-25', slot: 'am' });
  });

  it('when a day is full, then the next is not', () => {
    expect(whyDayClosed('2026-11-25', now, nothing, fullIn({ day: tuesday }))).toBeUndefined();
  });
});

describe('slots: booked ones', () => {
  const now = at('2026-11-23', '10:00');

  it('when one is booked, then the other of the day can still be', () => {
    const taken: Taken = new Map([[tuesday, ['am']]]);
    expect(whyDayClosed(tuesday, now, taken, times)).toBeUndefined();
    expect(slotsFree(tuesday, now, taken, times)).toEqual([
      { name: 'am', title: 'Morning', hours: '(8:00 AM - 12:00 PM)', closed: 'booked' },
      { name: 'pm', title: 'Afternoon', hours: '(1:00 PM - 5:00 PM)' },
    ]);
    expect(whyClosed(tuesday, 'am', now, taken, times)).toBe('booked');
    expect(whyClosed(tuesday, 'pm', now, taken, times)).toBeUndefined();
  });

  it('when both of a day are booked, then the day is closed', () => {
    expect(whyDayClosed(tuesday, now, new Map([[tuesday, ['pm', 'am']]]), times)).toBe('fully booked');
  });

  it('when both of a day are booked, then the next day is free', () => {
    expect(whyDayClosed('2026-11-25', now, new Map([[tuesday, ['pm', 'am']]]), times)).toBeUndefined();
  });
});

it('slots: when one of a day can be chosen, then the day can be too, and otherwise not', () => {
  const slots = fc.subarray(['am', 'pm'] as const);
  fc.assert(
    fc.property(
      fc.integer({ min: -3, max: 200 }),
      fc.integer({ min: 0, max: 86_399 }),
      slots,
      (ahead, second, taken) => {
        const now = new Date(Date.parse('2026-10-24T00:00:00Z') + second * 1000);
        const day = addDays('2026-10-24', ahead);
        const book: Taken = new Map([[day, taken]]);
        const choosable = slotsFree(day, now, book, times).some(({ closed }) => !closed);
        expect(whyDayClosed(day, now, book, times) === undefined).toBe(choosable);
      },
    ),
  );
});

describe('slots: the earliest', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const minutesOfAYear = 366 * 24 * 60;
  const slot = fc.constantFrom<SlotName>(...slotNames);
  const bookings = fc.array(fc.tuple(fc.integer({ min: 0, max: 70 }), slot), { maxLength: 30 });

  it('when it is any moment of a year, then they are the first three that the calendar would let somebody choose', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: minutesOfAYear }), bookings, (minutes, booked) => {
        const now = new Date(start + minutes * 60_000);
        const taken = new Map<string, SlotName[]>();
        for (const [ahead, name] of booked) {
          const day = addDays(today(now), ahead);
          taken.set(day, [...(taken.get(day) ?? []), name]);
        }
        const choosable = Array.from({ length: 61 }, (_, ahead) => addDays(today(now), ahead))
          .filter((day) => !whyDayClosed(day, now, taken, times))
          .flatMap((day) => slotNames.map((name) => ({ day, slot: name })))
          .filter(({ day, slot: name }) => !whyClosed(day, name, now, taken, times));
        expect(earliestSlots(now, taken, times)).toEqual(choosable.slice(0, 3));
      }),
      { numRuns: 1000 },
    );
  });

  it('when every slot up to 60 days ahead is booked, then there are none', () => {
    const now = at(tuesday, '07:00');
    const days = Array.from({ length: 61 }, (_, ahead) => addDays(tuesday, ahead));
    expect(earliestSlots(now, new Map(days.map((day) => [day, ['am', 'pm']])), times)).toEqual([]);
  });
});

it.each([
  ['2026-11-24', 6],
  ['2026-12-01', 26],
])('slots: when it is 24 November, then the days still free in %s are counted', (month, free) => {
  expect(freeDaysIn(month, at(tuesday, '07:00'), nothing, times)).toBe(free);
});

describe('slots: offersTheSame', () => {
  it.each([
    ['a slot begins', '07:59', '08:00', false],
    ['no slot begins', '08:00', '12:59', true],
    ['the day ends', '23:59', '24:00', false],
  ])('when %s between two moments, then it says so', (_, from, to, same) => {
    expect(offersTheSame(at(tuesday, from), new Date(`${tuesday}T${to}:00Z`), times)).toBe(same);
  });

  it('when it holds of two moments, then they have the same slots on every day', () => {
    const moment = fc.date({ min: at(tuesday, '00:00'), max: at('2026-11-26', '00:00'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, fc.nat(4), (one, other, ahead) => {
        fc.pre(offersTheSame(one, other, times));
        const day = addDays(tuesday, ahead - 1);
        expect(slotsFree(day, one, nothing, times)).toEqual(slotsFree(day, other, nothing, times));
      }),
    );
  });
});
