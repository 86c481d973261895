/** @jest-environment jsdom */
import { whenIdle } from './when-idle';

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

/** A browser that is never idle calls back at the end of the time it was given, or never if it was given none. */
const neverIdle: typeof requestIdleCallback = (then, { timeout } = {}) => {
  if (timeout) setTimeout(then, timeout);
  return 0;
};

const isCalledWithin = (ms: number) => {
  jest.useFakeTimers();
  const then = jest.fn();
  whenIdle(then);
  jest.advanceTimersByTime(ms);
  return then.mock.calls.length === 1;
};

test('idle: when the browser is never idle, then it calls back after ten seconds all the same', () => {
  window.requestIdleCallback = neverIdle;
  expect(isCalledWithin(9_998)).toBe(false);
  expect(isCalledWithin(9_999)).toBe(true);
});

test('idle: when the browser cannot say that it is idle, then it calls back after a fifth of a second', () => {
  expect(isCalledWithin(199)).toBe(false);
  expect(isCalledWithin(200)).toBe(true);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'idle: when the connection is %j, then it never calls back',
  (connection) => {
    window.requestIdleCallback = neverIdle;
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    expect(isCalledWithin(60_000)).toBe(false);
  },
);
