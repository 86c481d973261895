import type { Fact } from '../../shared/fact';
import { nameInWords } from '../../shared/text';
import type { FactRules } from '../site/site';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Returns a pattern for all spellings of a range: 15 to 20, 15-20, 15–20. */
const spelt = (text: string) => escape(text).replaceAll(' to ', '\\s*(?:to|-|–)\\s*');

/**
 * Whether a figure is specific enough to search for. A small number or range alone is not; with a unit, a sign, a decimal
 * point or five digits it is.
 */
const telling = (text: string) =>
  /\d/.test(text) && (/[a-z%£/+²]/i.test(text.replace(' to ', ' ')) || /\d{5}/.test(text) || text.includes('.'));

interface Wanted {
  pattern: RegExp;
  names: string[];
}
const lists = new WeakMap<ReadonlyMap<string, Fact>, Wanted[]>();

/** Returns what to search for, the longest first. Computed once for each set of facts. */
function wanted(facts: ReadonlyMap<string, Fact>, { typable }: FactRules): Wanted[] {
  const known = lists.get(facts);
  if (known) return known;
  const byText = new Map<string, string[]>();
  for (const fact of facts.values())
    if (telling(fact.text) && !typable.includes(fact.name))
      byText.set(fact.text, [...(byText.get(fact.text) ?? []), fact.name]);
  const list = [...byText]
    .sort(([a], [b]) => b.length - a.length)
    .map(([text, names]) => ({ names, pattern: new RegExp(`(?<![\\w£.,])${spelt(text)}(?![\\w%]|[.,]\\d)`, 'i') }));
  lists.set(facts, list);
  return list;
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' or ');

/** Returns the beginnings of the words of a text, so that 'serviced' meets `annualService`. */
const stems = (text: string, { usual }: FactRules) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .map((word) => word.slice(0, 5))
      .filter((stem) => !usual.includes(stem)),
  );
const inWords = (name: string) => nameInWords(name.split('.')[1] ?? name).toLowerCase();

/** Whether a figure is one number, which may count anything, and not a range, a phone number or 24/7. */
const isOneNumber = (figure: string) => /^£?[\d,.]+\+?(?:%| [a-z][a-z ²]*)?$/i.test(figure) && !/\d{5}/.test(figure);

/**
 * Says what to write instead of a figure. Two things may cost the same, so a fact whose name shares no word with the text comes
 * last, with what it is.
 */
function advice(figure: string, text: string, names: readonly string[], rules: FactRules): string {
  const said = stems(text, rules);
  const meant = names.filter((name) => [...stems(inWords(name), rules)].some((stem) => said.has(stem)));
  if (meant.length > 0 || (names.length > 0 && !isOneNumber(figure)))
    return `Write its name instead: ${inBraces(meant.length > 0 ? meant : names)}.`;
  const own = /£|pounds|quid|GBP/i.test(figure)
    ? `Give it a name in data/${rules.prices}.yaml and write {${rules.prices}.thatName}.`
    : `Give it a name in data/${rules.figures}.yaml and write {${rules.figures}.thatName}, or write the number in words.`;
  const things = [...new Set(names.map(inWords))].join(' or ');
  return names.length > 0 ? `${own} Only for the ${things}: ${inBraces(names)}.` : own;
}

/**
 * Returns a sentence for each figure of a fact that a text spells out, with what to write instead. Reports every price, even
 * if no fact has it: a price belongs in a file of prices.
 */
export function findLiterals(text: string, facts: ReadonlyMap<string, Fact>, rules: FactRules): string[] {
  if (!/\d/.test(text)) return [];
  // Readers see neither names in braces nor the targets of links.
  const words = text.replace(/\{[^{}]*\}/g, '\u0000').replace(/\]\([^()]*\)/g, ']');
  // Most texts have no figure, and there are a hundred patterns.
  if (!/\d/.test(words)) return [];
  const found = new Map<string, string>();
  for (const { pattern, names } of wanted(facts, rules)) {
    const match = pattern.exec(words)?.[0];
    if (match && ![...found.keys()].some((longer) => longer.includes(match)))
      found.set(match, `"${match}" is typed as a figure. ${advice(match, words, names, rules)}`);
  }
  for (const { 0: price, groups } of words.matchAll(
    /£\s?(?:\d[\d,.]*\d|\d)|(?<![\w£.,])(?<amount>\d[\d,.]*\d|\d)\s(?:pounds|quid|GBP)\b/gi,
  ))
    if (![...found.keys()].some((match) => match.includes(price))) {
      const named = [...facts.values()].filter((fact) => groups?.amount && fact.text === `£${groups.amount}`);
      const names = named.map(({ name }) => name);
      found.set(price, `"${price}" is typed as a figure. ${advice(price, words, names, rules)}`);
    }
  return [...found.values()];
}

/** Returns a sentence for each fact's name without braces, which the page would show as it was typed. */
export function findBareNames(text: string, facts: ReadonlyMap<string, Fact>): string[] {
  if (!/[a-z]\.[a-z]/i.test(text)) return [];
  const words = text.replace(/\{[^{}]*\}/g, '').replace(/\]\([^()]*\)/g, ']');
  const names = [...words.matchAll(/(?<![\w./@{-])[a-z]+(?:\.[a-z]\w*)+(?![\w}])/gi)].map(([name]) => name);
  return names
    .filter((name) => facts.has(name))
    .map((name) => `"${name}" would be shown as it is. Put a fact's name in braces: {${name}}.`);
}

/** Returns the unit at the end of a fact's text: %, years, a year. */
const unitOf = (shown: string) => /%$|(?<=[\d+] )[a-z][^\d]*$/i.exec(shown)?.[0];

/** Returns a sentence for each £ or unit that a text repeats before or after a fact that already has it. */
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
