import { createStore } from './store';

it('tells its listeners of each change until they unsubscribe', () => {
  const store = createStore(1);
  const [stays, leaves] = [jest.fn(), jest.fn()];
  store.subscribe(stays);
  store.subscribe(leaves)();
  store.set(2);
  expect(store.get()).toBe(2);
  expect(stays).toHaveBeenCalledTimes(1);
  expect(leaves).not.toHaveBeenCalled();
});

it('tells nobody when the value stays the same', () => {
  const store = createStore('a');
  const listener = jest.fn();
  store.subscribe(listener);
  store.set('a');
  expect(listener).not.toHaveBeenCalled();
});

it('lets a listener unsubscribe while it is called', () => {
  const store = createStore(1);
  const second = jest.fn();
  const unsubscribe = store.subscribe(() => unsubscribe());
  store.subscribe(second);
  store.set(2);
  expect(second).toHaveBeenCalledTimes(1);
});
