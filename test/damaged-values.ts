const wrong = [null, 7, true, '', [], {}, ['x'], { x: 1 }];

/** Returns the wrong values, and each value that has one of them in place of one of its parts, at any depth. */
export function damaged(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return wrong;
  const inside = Object.entries(value).flatMap(([key, part]) =>
    damaged(part).map((other) =>
      Array.isArray(value) ? value.map((each, at) => (at === Number(key) ? other : each)) : { ...value, [key]: other },
    ),
  );
  return [...wrong, ...inside];
}

/** Returns each beginning of a text, as a full storage or a crash may leave it. */
export const cutOff = (text: string): string[] => Array.from({ length: text.length }, (_, end) => text.slice(0, end));
