import { z } from 'zod';
import type { Company } from '../content-model/business/company';
import { collectionOf, routeOf } from '../content-model/collections';
import type { Fact } from '../domain/fact';
import { isRecord } from '../domain/json';
import { nameInWords, plainText } from '../domain/text';
import { namedAddress } from './fact-links';
import { eachText, schemaNode } from './interpolate';
import { fillIn, toHtml } from './markdown';

/** The version of the form of /facts.json. It grows when a field changes its meaning or goes. */
const version = 1;

const fact = z.strictObject({
  name: z.string().meta({ description: 'Its name on this site; it stays while the value changes' }),
  label: z.string().meta({ description: 'What it is' }),
  text: z.string().meta({ description: 'The value as pages show it, without the qualifier' }),
  value: z.number().optional().meta({ description: 'The value, where it is one number' }),
  from: z.number().optional().meta({ description: 'The lower end of a range' }),
  to: z.number().optional().meta({ description: 'The upper end of a range; without it there is none' }),
  unit: z.string().optional().meta({ description: 'What the number counts' }),
  qualifier: z.string().optional().meta({
    description: "What stands before or after the value and changes its meaning: 'up to', 'from', 'over', 'or more'",
  }),
  vat: z.literal('included').optional().meta({ description: 'Of prices: whether VAT is in it' }),
  dependsOn: z.string().optional().meta({ description: 'Why the price is only a beginning' }),
  page: z.url().meta({ description: 'The page it stands on' }),
  statement: z.string().meta({ description: 'The words of that page, with every condition that they name' }),
  date: z.iso.date().optional().meta({ description: 'When that page last changed in substance, where it says so' }),
});

/** The form of /facts.json, published beside it. */
export const factsFile = z.strictObject({
  $schema: z.url(),
  version: z.literal(version),
  publisher: z.string(),
  facts: z.array(fact),
});
type PublishedFact = z.infer<typeof fact>;
export type FactsFile = z.infer<typeof factsFile>;

// The words around a value that change what it means. They hold for the second of two values too: up to 10 or 12 years.
const before =
  /\b(up to|from|over|more than|less than|within|at least|about|roughly|usually)\s+(?:\{[^{}]*\}(?: [a-z]+){0,4} or )?[*[]*$/i;
const after = /^(?: [a-z]+)? (or more)\b/;
const qualifierOf = (text: string, start: number, end: number) =>
  (before.exec(text.slice(0, start)) ?? after.exec(text.slice(end)))?.[1]?.toLowerCase();

/** The fields of an entry that search engines and other pages show, and its own page does not. */
const elsewhere = new Set<unknown>(['seo', 'summary', 'cardNote', 'linkText']);

interface Statement {
  page: string;
  statement: string;
  qualifier?: string;
  date?: string;
}

/** Returns the first sentence of a page for each fact that it names. Pages that say when they changed go first. */
function statementsOf(data: ReadonlyMap<string, unknown>, facts: ReadonlyMap<string, Fact>): Map<string, Statement> {
  const references = { fact: (name: string) => facts.get(name), address: (link: string) => namedAddress(link, facts) };
  const found = new Map<string, Statement>();
  const isDated = (entry: unknown) => isRecord(entry) && typeof entry.updated === 'string' && 'published' in entry;
  const pages = [...data].flatMap(([path, entry]) => {
    const [page, collection] = [routeOf(path), collectionOf(path)];
    return page && collection ? [{ page, entry, node: schemaNode(collection.schema), dated: isDated(entry) }] : [];
  });
  pages.sort((a, b) => Number(b.dated) - Number(a.dated));
  // A heading or a cell of a table says less than a sentence.
  for (const wanted of ['prose', 'line'])
    for (const { page, entry, node, dated } of pages)
      eachText(node, entry, (kind, text, path) => {
        if (kind !== wanted || elsewhere.has(path[0])) return;
        for (const { 0: typed, 1: name = '', index } of text.matchAll(/\{([\w.]+)\}/g)) {
          if (found.has(name)) continue;
          const qualifier = qualifierOf(text, index, index + typed.length);
          found.set(name, {
            page,
            statement: kind === 'prose' ? plainText(toHtml(text, references)) : fillIn(text, references),
            ...(qualifier && { qualifier }),
            ...(dated && { date: (entry as { updated: string }).updated }),
          });
        }
      });
  return found;
}

/** Returns the numbers of a fact: one, or the ends of a range of which the upper may be open. */
function numbersOf({ low, high }: Fact): Pick<PublishedFact, 'value' | 'from' | 'to'> {
  if (low === undefined) return {};
  if (low === high) return { value: low };
  return high === undefined ? { from: low } : { from: low, to: high };
}

/** Returns the price, claim or figure of `data/` as it was typed. */
function typed(data: ReadonlyMap<string, unknown>, name: string): Record<string, unknown> {
  const [namespace = '', key = ''] = name.split('.');
  const file = data.get(`${namespace}.yaml`);
  const value = isRecord(file) ? file[key] : undefined;
  return isRecord(value) ? value : {};
}

/**
 * Returns the contents of /facts.json: every price, claim and figure that a sentence of a page states. The qualifier and
 * the conditions come from that sentence, so that a machine can say no more than the page does.
 */
export function publishedFacts(data: ReadonlyMap<string, unknown>, facts: ReadonlyMap<string, Fact>): FactsFile {
  const { siteUrl, name: publisher } = data.get('company.yaml') as Company;
  const origin = siteUrl.replace(/\/$/, '');
  const statements = statementsOf(data, facts);
  return {
    $schema: `${origin}/facts.schema.json`,
    version,
    publisher,
    facts: [...facts.values()].flatMap((each): PublishedFact[] => {
      const stated = statements.get(each.name);
      if (!stated || !/^(?:prices|claims|figures|estimate)\.\w+$/.test(each.name)) return [];
      const { label, unit, orMore, placeholder } = typed(data, each.name);
      if (placeholder === true) return [];
      const isPrice = /^(?:prices|estimate)\./.test(each.name);
      const counted = isPrice ? 'pounds' : unit;
      const qualifier = orMore === true ? 'or more' : stated.qualifier;
      return [
        {
          name: each.name,
          label:
            typeof label === 'string'
              ? label
              : nameInWords(each.name.replace(/^(?:prices|claims|figures)\./, '').replace('.', ' ')),
          text: each.text,
          ...numbersOf(each),
          ...(typeof counted === 'string' && { unit: counted }),
          ...(qualifier && { qualifier }),
          ...(isPrice && { vat: 'included' as const }),
          ...(each.dependsOn && { dependsOn: each.dependsOn }),
          page: origin + stated.page,
          statement: stated.statement,
          ...(stated.date && { date: stated.date }),
        },
      ];
    }),
  };
}
