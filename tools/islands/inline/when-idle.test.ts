/** @jest-environment jsdom */
import { whenIdle } from './when-idle';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

it('idle work: when a browser never calls itself idle, then it is done after three seconds', () => {
  // As browsers do that wait for a frame: only the limit is kept.
  window.requestIdleCallback = (then, { timeout } = {}) => (timeout ? Number(setTimeout(then, timeout)) : 0);
  const work = jest.fn();
  whenIdle(work);
  jest.advanceTimersByTime(2900);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

it('idle work: when a browser cannot tell, then it is done soon', () => {
  const work = jest.fn();
  whenIdle(work);
  jest.advanceTimersByTime(300);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }])(
  'idle work: when the connection is %j, then it is never done',
  (connection) => {
    Object.assign(navigator, { connection });
    const work = jest.fn();
    whenIdle(work);
    jest.advanceTimersByTime(10_000);
    expect(work).not.toHaveBeenCalled();
  },
);
