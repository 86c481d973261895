/** The fewest words of a sentence. What has fewer is a label or the start of a list. */
const shortestSentence = 5;

/** Estimates the syllables of an English word by its groups of vowels. Off by one in about a tenth of all words. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  // A silent e at the end, and -es and -ed after most consonants, are no syllable.
  const spoken = letters.replace(/(?:[^aeioulr]e|[^aeiou][lr]es|[^aeioudst]e[ds])$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/**
 * Returns the age at which a reader in Britain can follow these sentences, in years: the grade by Flesch and Kincaid
 * plus five. Within a year, because syllables are estimated. Undefined without a sentence of five words or more.
 */
export function readingAge(sentences: readonly string[]): number | undefined {
  const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word));
  const long = sentences.map(wordsOf).filter((words) => words.length >= shortestSentence);
  const words = long.flat();
  if (words.length === 0) return undefined;
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length;
  return Math.round(0.39 * (words.length / long.length) + 11.8 * perWord - 15.59 + 5);
}
