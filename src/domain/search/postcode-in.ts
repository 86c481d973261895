import { areaOf } from '../coverage';
import { wordsIn } from './words-of';

/**
 * How a postcode begins: with one of the letters that are an area by themselves, or with two letters, then a digit. F22 and D5
 * are codes on a boiler's display.
 */
const beginsAsPostcode = /^(?:[BEGLMNSW]\d|[A-Z]{2}\d)/;

/** Returns whether we cover the postcode in a query, or undefined if there is none. */
export function areaIn(query: string, outwardCodes: readonly string[]): 'yes' | 'no' | undefined {
  const words = wordsIn(query).map((word) => word.toUpperCase());
  const candidates = words.flatMap((word, index) => [`${word} ${words[index + 1] ?? ''}`, word]);
  const answers = candidates
    .filter((text) => beginsAsPostcode.test(text))
    .map((text) => areaOf(text, outwardCodes))
    .filter((answer) => answer !== 'cannotTell');
  return answers[0];
}
