import type { Fact } from './facts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** A span is the same however it is joined: 15 to 20, 15-20, 15–20. */
const spelt = (text: string) => escape(text).replaceAll(' to ', '\\s*(?:to|-|–)\\s*');

/** A bare small number or span of two is no fact by itself; with a unit, a sign or five digits it is. */
const telling = (text: string) =>
  /\d/.test(text) && (/[a-z%£/+²]/i.test(text.replace(' to ', ' ')) || /\d{5}/.test(text) || text.includes('.'));

/**
 * The figures a text repeats instead of naming them, each as a sentence that says which name to write. A price is
 * always a repetition, whether a fact has it or not: one fact, one place.
 */
export function findLiterals(text: string, facts: ReadonlyMap<string, Fact>): string[] {
  // A name in braces and the target of a link are no words a reader sees.
  const words = text.replace(/\{[^{}]*\}/g, '\u0000').replace(/\]\([^()]*\)/g, ']');
  const byText = new Map<string, string[]>();
  for (const fact of facts.values())
    if (telling(fact.text) && !/^company\.(address|name)$/.test(fact.name))
      byText.set(fact.text, [...(byText.get(fact.text) ?? []), fact.name]);
  const found = new Map<string, string>();
  for (const [factText, names] of [...byText].sort(([a], [b]) => b.length - a.length)) {
    const match = new RegExp(`(?<![\\w£.,])${spelt(factText)}(?![\\w%]|[.,]\\d)`, 'i').exec(words)?.[0];
    if (match && ![...found.keys()].some((longer) => longer.includes(match)))
      found.set(
        match,
        `"${match}" is written out. Name the fact instead: ${names.map((name) => `{${name}}`).join(' or ')}.`,
      );
  }
  for (const [price] of words.matchAll(/£\s?\d[\d,.]*\d|£\s?\d/g))
    if (![...found.keys()].some((match) => match.includes(price)))
      found.set(price, `"${price}" is written out. Give it a name in data/prices.yaml and write {prices.thatName}.`);
  return [...found.values()];
}
