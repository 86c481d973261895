import type { Fact } from './fact';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** A span is the same however it is joined: 15 to 20, 15-20, 15–20. */
const spelt = (text: string) => escape(text).replaceAll(' to ', '\\s*(?:to|-|–)\\s*');

/** A bare small number or span of two is no fact by itself; with a unit, a sign or five digits it is. */
const telling = (text: string) =>
  /\d/.test(text) && (/[a-z%£/+²]/i.test(text.replace(' to ', ' ')) || /\d{5}/.test(text) || text.includes('.'));

interface Wanted {
  pattern: RegExp;
  names: string[];
}
const lists = new WeakMap<ReadonlyMap<string, Fact>, Wanted[]>();

/** What to look for, the longest first; made once for all the texts that are held against the same facts. */
function wanted(facts: ReadonlyMap<string, Fact>): Wanted[] {
  const known = lists.get(facts);
  if (known) return known;
  const byText = new Map<string, string[]>();
  for (const fact of facts.values())
    if (telling(fact.text) && !/^company\.(address|name)$/.test(fact.name))
      byText.set(fact.text, [...(byText.get(fact.text) ?? []), fact.name]);
  const list = [...byText]
    .sort(([a], [b]) => b.length - a.length)
    .map(([text, names]) => ({ names, pattern: new RegExp(`(?<![\\w£.,])${spelt(text)}(?![\\w%]|[.,]\\d)`, 'i') }));
  lists.set(facts, list);
  return list;
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' or ');

/**
 * The figures a text repeats instead of naming them, each as a sentence that says which name to write. A price is
 * always a repetition, whether a fact has it or not: one fact, one place.
 */
export function findLiterals(text: string, facts: ReadonlyMap<string, Fact>): string[] {
  // A name in braces and the target of a link are no words a reader sees.
  const words = text.replace(/\{[^{}]*\}/g, '\u0000').replace(/\]\([^()]*\)/g, ']');
  const found = new Map<string, string>();
  for (const { pattern, names } of wanted(facts)) {
    const match = pattern.exec(words)?.[0];
    if (match && ![...found.keys()].some((longer) => longer.includes(match)))
      found.set(match, `"${match}" is typed as a figure. Write its name instead: ${inBraces(names)}.`);
  }
  for (const { 0: price, groups } of words.matchAll(
    /£\s?(?:\d[\d,.]*\d|\d)|(?<![\w£.,])(?<amount>\d[\d,.]*\d|\d)\s(?:pounds|quid|GBP)\b/gi,
  ))
    if (![...found.keys()].some((match) => match.includes(price))) {
      const named = [...facts.values()].filter((fact) => groups?.amount && fact.text === `£${groups.amount}`);
      const names = inBraces(named.map(({ name }) => name));
      found.set(
        price,
        `"${price}" is typed as a figure. ${names ? `Write its name instead: ${names}.` : 'Give it a name in data/prices.yaml and write {prices.thatName}.'}`,
      );
    }
  return [...found.values()];
}

/** The names of facts a text shows as they were typed, because the braces around them are missing, each as a sentence. */
export function findBareNames(text: string, facts: ReadonlyMap<string, Fact>): string[] {
  const words = text.replace(/\{[^{}]*\}/g, '').replace(/\]\([^()]*\)/g, ']');
  const names = [...words.matchAll(/(?<![\w./@{-])[a-z]+(?:\.[a-z]\w*)+(?![\w}])/gi)].map(([name]) => name);
  return names
    .filter((name) => facts.has(name))
    .map((name) => `"${name}" would be shown as it is. Put a fact's name in braces: {${name}}.`);
}

/** What stands behind a figure in a fact's text: %, years, a year. */
const unitOf = (shown: string) => /%$|(?<=[\d+] )[a-z][^\d]*$/i.exec(shown)?.[0];

/** What a text says once more that a fact says itself, its £ or its unit, each as a sentence. */
export function findDoubled(text: string, facts: ReadonlyMap<string, Fact>): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(({ 0: name, 1: inside = '', index }) => {
    const shown = facts.get(inside.trim())?.text;
    if (!shown) return [];
    const price = shown.startsWith('£');
    const before = price && /£\s?[*_]*$/.exec(text.slice(0, index))?.[0];
    const units = [price ? 'pounds' : undefined, unitOf(shown)].filter((unit) => unit !== undefined).map(escape);
    const after =
      units.length > 0 &&
      new RegExp(`^\\s?(?:${units.join('|')})(?!\\w)`, 'i').exec(text.slice(index + name.length))?.[0];
    const doubled = before ? `${before}${name}` : after ? `${name}${after}` : undefined;
    return doubled
      ? [
          `"${doubled}" would show as "${doubled.replace(name, () => shown)}". Write ${name} alone: the £ or the unit is part of it.`,
        ]
      : [];
  });
}
