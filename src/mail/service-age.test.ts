import { isServiceOverdue } from './service-age';

it.each([
  ['2026', false],
  ['2024', false],
  ['2023', true],
  ['1996', true],
  ['Never', true],
  ['', true],
  ['two years ago', true],
  ['spring 2025', false],
  ['2025, I think', false],
  ['05/2023', true],
  ['2021, then 2025', false],
  ['12025', true],
  ['03/04/25', true],
])('isServiceOverdue: when the last service was %j and this is 2026, then %s', (lastServiced, overdue) => {
  expect(isServiceOverdue(lastServiced, 2026, 3)).toBe(overdue);
});

it('isServiceOverdue: when no number of years is given, then only a text without a year is overdue', () => {
  expect(isServiceOverdue('2024', 2026, 2)).toBe(true);
  expect(isServiceOverdue('1996', 2026, null)).toBe(false);
  expect(isServiceOverdue('Never', 2026)).toBe(true);
});
