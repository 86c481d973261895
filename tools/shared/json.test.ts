import { isRecord, parseJson, scalarsOf } from './json';

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
])('isRecord: when the value is %j, then it tells whether that is a record', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

it('parseJson: when a text is no JSON, then it returns undefined instead of throwing', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseJson('{')).toBeUndefined();
});

it('scalarsOf: when data has lists and groups, then every value comes with its path, and an empty list or group gives none', () => {
  expect([...scalarsOf({ a: [1, { b: null }], c: {}, d: [] })]).toEqual([
    { path: ['a', 0], value: 1 },
    { path: ['a', 1, 'b'], value: null },
  ]);
});
