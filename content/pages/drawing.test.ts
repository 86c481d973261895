import { drawing } from './drawing';

const partAt = (at: readonly number[]) =>
  drawing.safeParse({ alt: 'Close the stop tap.', parts: [{ part: 'tap', at }] });

it.each([
  ['on the sheet', [160, 100], true],
  ['a little beyond its lower edge', [160, 260], true],
  ['far below it', [160, 261], false],
  ['far beside it', [381, 100], false],
  ['far above it', [160, -61], false],
])('drawing: when a part lies %s, then the check takes it: %s', (_, at, isTaken) => {
  expect(partAt(at).success).toBe(isTaken);
});
