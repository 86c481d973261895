import { isDeepStrictEqual } from 'node:util';
import { readYaml } from '../../yaml/files';
import type { Steps } from '../api';
import { CannotChange, valueIn } from '../documents/change-data';
import { changeText } from '../documents/change-text';
import { changesBetween } from '../documents/value-changes';
import type { Written } from './journal';

/**
 * Returns the path of the value that must be the same for a path to lead to the same place: that of the outermost list on it,
 * or the path itself.
 */
function witness(path: Steps): Steps {
  const index = path.findIndex((step) => typeof step === 'number');
  return index < 0 ? path : path.slice(0, index);
}

/**
 * Returns the text of a file in which a change is made that was meant for another version of it, or undefined if somebody
 * else has changed the same place.
 */
export function rebased({ file, before, after }: Written, now: string | null): string | null | undefined {
  if (now === before) return after;
  if (before === null || after === null || now === null) return undefined;
  const [old, wanted, theirs] = [before, after, now].map((text) => readYaml(text).data);
  if (old === undefined || wanted === undefined || theirs === undefined) return undefined;
  const changes = changesBetween(old, wanted, { file, path: [] });
  const isSame = changes.every(({ path }) =>
    isDeepStrictEqual(valueIn(old, witness(path)), valueIn(theirs, witness(path))),
  );
  if (changes.length === 0 || !isSame) return undefined;
  try {
    return changes.reduce(changeText, now);
  } catch (error) {
    if (error instanceof CannotChange) return undefined;
    throw error;
  }
}
