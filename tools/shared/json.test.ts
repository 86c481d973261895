import { isRecord, parseJson } from './json';

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
])('tells whether %j is a record', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

it('parses JSON, and returns undefined for any other text', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseJson('{')).toBeUndefined();
});
