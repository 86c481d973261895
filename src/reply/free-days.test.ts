import { exampleTimes } from '../booking/test-support/examples';
import { freeMonths } from './free-days';

const now = new Date('2026-11-25T16:00:00Z');

it('free days: when the office looks for another time, then it finds the open days of the calendar by month', () => {
  const times = { ...exampleTimes, bookAheadDays: 9, full: [{ day: '2026-11-27' }, { day: '2026-11-28', slot: 'am' }] };
  expect(freeMonths(now, times)).toEqual([
    ['2026-11-26', '2026-11-28', '2026-11-30'],
    ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
  ]);
});

it('free days: when no day is open, then there is none', () => {
  expect(freeMonths(now, { ...exampleTimes, bookAheadDays: 0 })).toEqual([]);
});
