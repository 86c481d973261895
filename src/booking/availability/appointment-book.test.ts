import { withSlot } from './appointment-book';
import type { Taken } from './slots';

const none: Taken = new Map();

it('appointment book: when a slot of a day is taken twice, then it is there once', () => {
  const morning = withSlot(none, '2026-11-24', 'am');
  expect(withSlot(morning, '2026-11-24', 'am')).toBe(morning);
  expect([...withSlot(withSlot(morning, '2026-11-24', 'pm'), '2026-11-25', 'am')]).toEqual([
    ['2026-11-24', ['am', 'pm']],
    ['2026-11-25', ['am']],
  ]);
});

it('appointment book: when a slot is taken, then the book that was given stays as it was', () => {
  const morning = withSlot(none, '2026-11-24', 'am');
  withSlot(morning, '2026-11-24', 'pm');
  expect(none.size).toBe(0);
  expect(morning.get('2026-11-24')).toEqual(['am']);
});
