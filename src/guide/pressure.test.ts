import { dialBand, dialEnd, dialPoint, needleTurn, readingAt } from './pressure';

const pressures = { least: 1, cold: 1.5, most: 2 };

it.each([
  [0, 'low'],
  [0.9, 'low'],
  [1, 'right'],
  [1.5, 'right'],
  [1.6, 'hot'],
  [2, 'hot'],
  [2.1, 'high'],
] as const)('pressure: when the gauge reads %s bar, then it is %s', (bar, reading) => {
  expect(readingAt(bar, pressures)).toBe(reading);
});

it('dial: when the pressure is half of the scale, then the needle points up', () => {
  expect([needleTurn(0), needleTurn(dialEnd / 2), needleTurn(dialEnd)]).toEqual([-135, 0, 135]);
  expect(dialPoint(dialEnd / 2, 80)).toEqual([0, -80]);
});

it('dial: when a band is longer than half of the circle, then its arc goes the long way', () => {
  expect(dialBand(1, 2, 80)).toBe('M-73.9 -30.6A80 80 0 0 1 0 -80');
  expect(dialBand(0, dialEnd, 80)).toBe('M-56.6 56.6A80 80 0 1 1 56.6 56.6');
});
