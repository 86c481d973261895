import { createStore } from './store';

it('store: when its value changes, then it tells its listeners until they unsubscribe', () => {
  const store = createStore(1);
  const [stays, leaves] = [jest.fn(), jest.fn()];
  store.subscribe(stays);
  store.subscribe(leaves)();
  store.set(2);
  expect(store.get()).toBe(2);
  expect(stays).toHaveBeenCalledTimes(1);
  expect(leaves).not.toHaveBeenCalled();
});

it('store: when the same value is set again, then it tells nobody', () => {
  const store = createStore('a');
  const listener = jest.fn();
  store.subscribe(listener);
  store.set('a');
  expect(listener).not.toHaveBeenCalled();
});

it('store: when a listener unsubscribes while it is called, then the others are still told', () => {
  const store = createStore(1);
  const second = jest.fn();
  const unsubscribe = store.subscribe(() => unsubscribe());
  store.subscribe(second);
  store.set(2);
  expect(second).toHaveBeenCalledTimes(1);
});
