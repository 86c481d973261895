import { isRepeatedPress } from './repeated-press';

const before = { clientX: 100, clientY: 300, timeStamp: 5000 };

test.each([
  ['the same place, at once', { ...before, timeStamp: 5050 }, true],
  ['the same place, 600 ms later', { ...before, timeStamp: 5600 }, true],
  ['a few pixels beside it', { clientX: 110, clientY: 312, timeStamp: 5300 }, true],
  ['the same place, when a question can have been read', { ...before, timeStamp: 6000 }, false],
  ['another button, at once', { clientX: 195, clientY: 300, timeStamp: 5050 }, false],
] as const)('repeated press: when a press hits %s, then being a repeated one is %s', (_, press, expected) => {
  expect(isRepeatedPress(press, before)).toBe(expected);
});
