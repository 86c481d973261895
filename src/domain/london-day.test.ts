import fc from 'fast-check';
import { addDays, dateOfDay, dayOfDate, daysBetween, isDay, today, year } from './london-day';

const days = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

// src/booking/availability/clocks.test.ts tests moments, and days in words.
describe('the moment in the United Kingdom', () => {
  it('year: when it is New Year in London, then it has changed to the second', () => {
    expect(year(new Date('2026-12-31T23:59:59Z'))).toBe(2026);
    expect(year(new Date('2027-01-01T00:00:00Z'))).toBe(2027);
  });

  it('today: when the Date is invalid, then throws a RangeError', () => {
    expect(() => today(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('counting days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-24', 180, '2027-05-23'],
  ])('addDays, daysBetween: when %s and %i days are counted, then it is %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
    expect(daysBetween(from, to)).toBe(count);
  });

  it('addDays: when days are counted there and back, then it is the same day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it.each([
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '2026-11',
    '+012026-11-24',
    '',
    'tomorrow',
    '2026-11-24T00:00',
  ])('isDay: when the text is %j, then false', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('isDay: when the text is any day of the calendar, then true', () => {
    fc.assert(fc.property(days, (day) => isDay(day)));
  });
});

describe("a calendar's own dates", () => {
  it('dayOfDate: when a Date has any hour from 4 on, then its day is the one that the device shows', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 4, max: 23 }), (day, hour) => {
        const [y = 0, month = 1, date = 1] = day.split('-').map(Number);
        expect(dayOfDate(new Date(y, month - 1, date, hour))).toBe(day);
        expect(dayOfDate(dateOfDay(day))).toBe(day);
      }),
    );
  });
});
