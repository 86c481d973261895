import { nameInWords } from '../../shared/text';
import type { Choices } from '../api';

type Facts = Choices['facts'];

/** The two directions between a text as its file has it and as staff read it. */
export interface PlainNames {
  /** `From {prices.annualService}` as `From {Annual service}`. */
  shown(text: string): string;
  /** The way back. A name that no fact has stays as it was typed, and the check names it. */
  written(text: string): string;
  /** Returns the plain name of a fact, or its own name where two facts would have the same. */
  nameOf(fact: string): string;
}

const inBraces = /\{([^{}]*)\}/g;
const known = new WeakMap<Facts, PlainNames>();

/** Returns plain names for facts. Two facts never get the same, so that a text comes back as it was. */
export function plainNames(facts: Facts): PlainNames {
  const found = known.get(facts);
  if (found) return found;
  const count = (names: readonly string[]) => {
    const times = new Map<string, number>();
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
    return times;
  };
  const labels = count(facts.map(({ label }) => label));
  // A price, its lowest and its highest end stand in one place, and so have one label.
  const longer = facts.map(({ name, label }) => {
    const part = name.split('.').slice(2).join(' ');
    return (labels.get(label) ?? 0) > 1 && part ? `${label} (${nameInWords(part).toLowerCase()})` : label;
  });
  const taken = count(longer);
  const names = new Set(facts.map(({ name }) => name));
  const plain = new Map<string, string>();
  const back = new Map<string, string>();
  facts.forEach(({ name }, index) => {
    const label = longer[index] ?? '';
    if (taken.get(label) !== 1 || names.has(label) || label.trim() !== label || /[{}\n]|^$/.test(label)) return;
    plain.set(name, label);
    back.set(label, name);
  });
  const replaced = (text: string, by: ReadonlyMap<string, string>) =>
    text.replace(inBraces, (whole, inside: string) => {
      const other = by.get(inside);
      return other === undefined ? whole : `{${other}}`;
    });
  const made: PlainNames = {
    shown: (text) => replaced(text, plain),
    written: (text) => replaced(text, back),
    nameOf: (fact) => plain.get(fact) ?? fact,
  };
  known.set(facts, made);
  return made;
}
