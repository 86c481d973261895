/** Returns whether a value is an object with fields: not null and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds every value that is neither a list nor a group of fields, with the names and indexes that lead to it. */
export function* scalarsOf(
  data: unknown,
  path: (string | number)[] = [],
): Generator<{ path: (string | number)[]; value: unknown }> {
  if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* scalarsOf(item, [...path, index]);
  else if (isRecord(data)) for (const [key, item] of Object.entries(data)) yield* scalarsOf(item, [...path, key]);
  else yield { path, value: data };
}

/** Parses JSON. Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
