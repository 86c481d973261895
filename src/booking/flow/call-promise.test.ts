import { bookingForms } from '../../domain/booking-forms';
import { exampleTexts } from '../../mail/test-support/examples';
import { exampleTimes, exampleValues, siteForms } from '../test-support/examples';
import { bookingOf } from './booking';
import { callPromise } from './call-promise';

const { inTime, soon, noNumber } = exampleTexts.callPromise;

// A Monday, 9:30 in the morning.
const now = new Date('2026-11-23T09:30:00Z');

describe.each(bookingForms)('call promise: %s', (name) => {
  const promise = (day: string, slot: 'am' | 'pm' | undefined, phone: string | undefined, at = now) => {
    const booking = bookingOf(siteForms[name], { day, slot: slot ?? 'am', values: { ...exampleValues, phone } });
    if (!booking) throw new Error('not bookable');
    return callPromise({ ...booking, slot }, exampleTimes, at, exampleTexts);
  };

  it.each([
    ['this afternoon', '2026-11-23', 'pm', soon],
    ['tomorrow morning, in 22 hours', '2026-11-24', 'am', soon],
    ['tomorrow afternoon, in 27 hours', '2026-11-24', 'pm', inTime],
    ['tomorrow at any time', '2026-11-24', undefined, soon],
    ['in a week', '2026-11-30', 'am', inTime],
    ['in a week at any time', '2026-11-30', undefined, inTime],
  ] as const)(
    'when the visit is %s, then a number decides whether we call, and the time when',
    (_, day, slot, call) => {
      expect(promise(day, slot, '01632 960999')).toBe(call);
      expect(promise(day, slot, undefined)).toBe(noNumber);
      expect(promise(day, slot, ' ')).toBe(noNumber);
    },
  );

  it('when exactly the hours of the promise are left, then it is too late for it', () => {
    expect(promise('2026-11-24', 'am', '1', new Date('2026-11-23T08:00:00Z'))).toBe(soon);
    expect(promise('2026-11-24', 'am', '1', new Date('2026-11-23T07:59:00Z'))).toBe(inTime);
  });

  it('when it is summer, then UK time counts', () => {
    expect(promise('2026-07-02', 'am', '1', new Date('2026-07-01T06:59:00Z'))).toBe(inTime);
    expect(promise('2026-07-02', 'am', '1', new Date('2026-07-01T07:00:00Z'))).toBe(soon);
  });
});
