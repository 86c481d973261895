import fc from 'fast-check';
import {
  addDays,
  dateOfDay,
  dayOfDate,
  daysBetween,
  fullDay,
  isDay,
  longDay,
  timeOfDay,
  today,
  weekday,
  year,
} from './day';

const days = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the moment in the United Kingdom', () => {
  it.each([
    ['2026-11-24T07:59:00Z', '2026-11-24', '07:59'],
    ['2026-07-01T06:59:59Z', '2026-07-01', '07:59'],
    ['2026-07-01T22:59:00Z', '2026-07-01', '23:59'],
    ['2026-07-01T23:00:00Z', '2026-07-02', '00:00'],
    ['2026-03-29T00:59:00Z', '2026-03-29', '00:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '02:00'],
    ['2026-10-25T00:59:00Z', '2026-10-25', '01:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '01:00'],
    ['2026-12-31T23:59:59Z', '2026-12-31', '23:59'],
    ['2027-01-01T00:00:00Z', '2027-01-01', '00:00'],
    ['2028-02-29T12:01:00Z', '2028-02-29', '12:01'],
  ])('%s is %s at %s', (moment, day, time) => {
    expect(today(new Date(moment))).toBe(day);
    expect(timeOfDay(new Date(moment))).toBe(time);
  });

  it('has the year of London, not of UTC or the device', () => {
    expect(year(new Date('2026-12-31T23:59:59Z'))).toBe(2026);
    expect(year(new Date('2027-01-01T00:00:00Z'))).toBe(2027);
  });

  it('throws for a moment that is none', () => {
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
  ])('%s and %i days is %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
    expect(daysBetween(from, to)).toBe(count);
  });

  it('goes there and back', () => {
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
  ])('%j is no day', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('knows every day of the calendar', () => {
    fc.assert(fc.property(days, (day) => isDay(day)));
  });
});

describe('days in words', () => {
  it.each([
    ['2026-11-24', 'Tuesday', '24 November 2026'],
    ['2026-03-29', 'Sunday', '29 March 2026'],
    ['2026-10-25', 'Sunday', '25 October 2026'],
    ['2026-12-31', 'Thursday', '31 December 2026'],
    ['2028-02-29', 'Tuesday', '29 February 2028'],
  ])('%s is %s, %s', (day, name, words) => {
    expect(weekday(day)).toBe(name);
    expect(longDay(day)).toBe(words);
    expect(fullDay(day).replace(',', '')).toBe(`${name} ${words}`);
  });
});

describe("a calendar's own dates", () => {
  it.each(['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29', '2026-11-01', '2026-03-08'])(
    '%s stays itself',
    (day) => {
      expect(dayOfDate(dateOfDay(day))).toBe(day);
    },
  );

  it('are read as the device shows them, whatever the hour', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 4, max: 23 }), (day, hour) => {
        const [y = 0, month = 1, date = 1] = day.split('-').map(Number);
        expect(dayOfDate(new Date(y, month - 1, date, hour))).toBe(day);
        expect(dayOfDate(dateOfDay(day))).toBe(day);
      }),
    );
  });
});
