import { distance } from 'fastest-levenshtein';
import type { DangerPanel } from './index-file';
import { wordsIn } from './words-of';

/** Returns how many mistakes a word may have. In short words one mistake makes another word: gas, gap. */
const mistakesIn = (word: string) => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/**
 * Returns the dangers that a query names, in their order. A misspelt word counts, unless it is a word of our own: 'small leak' is
 * no smell.
 */
export function dangersIn(
  query: string,
  dangers: readonly DangerPanel[],
  isOurWord: (word: string) => boolean,
): DangerPanel[] {
  const typed = wordsIn(query);
  const isMeant = (word: string, wanted: string) =>
    word === wanted || (!isOurWord(word) && distance(word, wanted) <= mistakesIn(wanted));
  return dangers.filter(({ words }) =>
    words.some((phrase) => {
      const wanted = wordsIn(phrase);
      return typed.some((_, start) => wanted.every((word, index) => isMeant(typed[start + index] ?? '', word)));
    }),
  );
}
