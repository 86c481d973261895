/** The longest query that is looked at, in characters. Comparing misspelt words takes quadratic time. */
const longestQuery = 200;
/** The most words of it. */
const mostWords = 24;

/** Words that say nothing about what somebody looks for. */
const stopWords = new Set(
  'a an and any are at be by can could did do does for from get got have has help i if im in into is it its ive me my need of on or our please so some that the their there they this to up us was we what when which why will with would you your'.split(
    ' ',
  ),
);

/** Returns the words of a text in lower case, without marks: won't is wont, £50 is 50. */
export const wordsIn = (text: string): string[] =>
  text
    .slice(0, longestQuery)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);

/** Returns the same of a text of ours, which may be long. */
export const wordsOfText = (text: string): string[] => text.split(/\s+/).flatMap(wordsIn);

/** Returns a word without its ending, so that dripping, drips and dripped meet: all are drip. */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  if (word.length < 5) return word.replace(/^([a-z]{3})s$/, '$1');
  const bare = word.replace(/(?:ings?|ed|ers?|es|s|e)$/, '');
  return bare.length < 3 ? word : bare.replace(/([bdfgklmnprt])\1$/, '$1');
}

/** Returns the form in which words are compared, or null for a word that says nothing. */
export const compared = (word: string): string | null => (stopWords.has(word) ? null : stem(word));
