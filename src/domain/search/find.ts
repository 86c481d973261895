import MiniSearch from 'minisearch';
import { dangersIn } from './dangers';
import type { DangerPanel, SearchEntry, SearchIndex } from './index-file';
import { areaIn } from './postcode-in';
import { compared, wordsIn, wordsOfText } from './words-of';

/** What a query leads to. */
export interface Found {
  /** What comes before everything else. */
  dangers: readonly DangerPanel[];
  /** Whether we cover the postcode in it. */
  area: 'yes' | 'no' | undefined;
  entries: readonly SearchEntry[];
}

const mostShown = 12;
/** Beyond the first four, an answer is shown only if its score is at least a twentieth of the best one. */
const alwaysShown = 4;
const leastOfBest = 0.05;

const padded = (words: readonly string[]) => ` ${words.map((word) => compared(word) ?? word).join(' ')} `;

/** Returns all words that mean the same as words of a text. */
function sameAs(text: readonly string[], synonyms: SearchIndex['synonyms']): string[] {
  const within = padded(text);
  return synonyms.filter((group) => group.some((each) => within.includes(padded(wordsIn(each))))).flat();
}

/** Returns the function that answers queries from an index. Building it takes some milliseconds. */
export function searchIn(index: SearchIndex): (query: string) => Found {
  const { entries, groups, synonyms, dangers, area } = index;
  const ours = new Set<string>();
  const mini = new MiniSearch<{ id: number; title: string; typed: string; same: string; text: string; more: string }>({
    fields: ['title', 'typed', 'same', 'text', 'more'],
    tokenize: wordsOfText,
    processTerm: compared,
  });
  mini.addAll(
    entries.map(({ title, text = '', more = '', typed = [], group }, id) => {
      for (const word of wordsOfText(`${title} ${text} ${more}`)) ours.add(word);
      const groupWords = groups.find(({ name }) => name === group)?.words ?? [];
      const own = [...typed, ...groupWords];
      return { id, title, text, more, typed: own.join('\n'), same: sameAs(wordsOfText(title), synonyms).join('\n') };
    }),
  );
  const phrases = entries.map(({ typed = [] }) => typed.map((phrase) => padded(wordsIn(phrase))));
  return (query) => {
    const words = wordsIn(query);
    const typed = padded(words);
    const found = mini.search(words.join(' '), {
      boost: { title: 4, typed: 3, same: 2, text: 1.2, more: 1 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      maxFuzzy: 2,
      weights: { fuzzy: 0.35, prefix: 0.6 },
      // A whole phrase of what people type for an entry says more than its words one by one.
      boostDocument: (id: number) => (phrases[id]?.some((phrase) => typed.includes(phrase)) ? 3 : 1),
    });
    const best = found[0]?.score ?? 0;
    return {
      dangers: dangersIn(query, dangers, (word) => ours.has(word)),
      area: areaIn(query, area.outwardCodes),
      entries: found
        .filter(({ score }, place) => place < alwaysShown || score >= best * leastOfBest)
        .slice(0, mostShown)
        .flatMap(({ id }) => entries[id as number] ?? []),
    };
  };
}
