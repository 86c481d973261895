import { closest, distance } from 'fastest-levenshtein';

const letters = (word: string) => [...word].sort().join('');

/** Whether a name is so like another that somebody who wrote the one may have meant the other. */
function alike(found: string, name: string): boolean {
  if (letters(found) === letters(name)) return true;
  if (found.length > 2 && (name.includes(found) || found.includes(name))) return true;
  // In a short word two other letters make another word: "fuel" is not a misspelt "fuse".
  return distance(found, name) <= Math.max(1, Math.floor(name.length / 3));
}

/** Returns the most similar of the names, or undefined if none is similar enough. */
export function nearestOf(found: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const best = closest(found, [...names]);
  return alike(found, best) ? best : names.find((name) => alike(found, name));
}

/** Returns a hint such as ' Did you mean "price"?', or an empty string if no name is similar enough. */
export function nearest(found: string, names: readonly string[], question: string): string {
  const best = nearestOf(found, names);
  return best === undefined ? '' : ` ${question} "${best}"?`;
}
