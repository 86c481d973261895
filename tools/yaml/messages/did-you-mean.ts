import { closest, distance } from 'fastest-levenshtein';

/** Returns the most similar of the names, or undefined if none is similar enough. */
export function nearestOf(found: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const best = closest(found, [...names]);
  return distance(found, best) <= Math.max(3, Math.ceil(best.length * 0.4)) ? best : undefined;
}

/** Returns a hint such as ' Did you mean "price"?', or an empty string if no name is similar enough. */
export function nearest(found: string, names: readonly string[], question: string): string {
  const best = nearestOf(found, names);
  return best === undefined ? '' : ` ${question} "${best}"?`;
}
