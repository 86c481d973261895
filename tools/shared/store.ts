/** A value that can be observed. `get` returns the same object until the value changes. */
export interface Store<Value> {
  get(): Value;
  /** Replaces the value and calls the listeners. Does nothing if it is the same object. */
  set(value: Value): void;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store, in the shape that `useSyncExternalStore` expects. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
