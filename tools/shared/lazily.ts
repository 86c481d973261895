/**
 * Returns a function that makes a value when it is first asked for. For what is slow to make and rarely needed: a page must not
 * wait for it when its scripts start.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
