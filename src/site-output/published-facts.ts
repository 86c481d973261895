import { z } from 'zod';
import type { Company } from '../../content/business/company';
import { mostStars, qualifiers } from '../../content/business/prices-and-figures';
import { collectionOf, routeOf } from '../../content/collections';
import { listAddress, placedGroups } from '../domain/lists/list-pages';
import type { Fact } from '../../tools/shared/fact';
import { isRecord } from '../../tools/shared/json';
import { nameInWords, plainText } from '../../tools/shared/text';
import { fillIn, namedAddress, toHtml } from '../../tools/yaml/facts';
import { eachText, schemaNode } from '../../tools/yaml/schema';

/** The version of the form of /facts.json. It goes up when a field changes its meaning or is removed. */
const version = 1;

const fact = z.strictObject({
  name: z.string().meta({ description: 'Its name on this site; it stays while the value changes' }),
  label: z.string().meta({ description: 'What it is' }),
  text: z.string().meta({ description: 'The value as pages show it, without the qualifier' }),
  value: z.number().optional().meta({ description: 'The value, where it is one number' }),
  from: z.number().optional().meta({ description: 'The lower end of a range' }),
  to: z.number().optional().meta({ description: 'The upper end of a range; without it there is none' }),
  openTo: z.number().optional().meta({
    description: "The upper number that is shown of a range without an upper end, such as 300 of '£200 to £300+'",
  }),
  unit: z.string().optional().meta({ description: 'What the number counts' }),
  qualifier: z.string().optional().meta({
    description: "What stands before or after the value and changes its meaning: 'up to', 'from', 'over', 'or more'",
  }),
  possible: z.literal(true).optional().meta({ description: 'The page says only that it can be so' }),
  vat: z.literal('included').optional().meta({ description: 'Of prices: whether VAT is in it' }),
  basis: z.string().optional().meta({ description: 'What a saving is compared with' }),
  asOf: z.iso.date().optional().meta({ description: 'The day for which a saving was worked out' }),
  dependsOn: z.string().optional().meta({ description: 'What the price depends on' }),
  condition: z.string().optional().meta({ description: 'Whom the price is for, as a page says beside it' }),
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

// A qualifier before the first of two values holds for the second too: up to 10 or 12 years.
const before = new RegExp(
  String.raw`\b(${qualifiers.slice(0, -1).join('|')})\s+(?:\{[^{}]*\}(?: [a-z]+){0,4} or )?[*[]*$`,
  'i',
);
const after = new RegExp(`^(?: [a-z]+)? (${qualifiers.at(-1)})\\b`);
const qualifierOf = (text: string, start: number, end: number) =>
  (before.exec(text.slice(0, start)) ?? after.exec(text.slice(end)))?.[1]?.toLowerCase();

/** Matches words up to their end, if they are part of a clause that says only what is possible, such as ‘it can save’. */
const possible = /\bcan (?:also )?(?:save|cost|waste|improve)\b(?:[^.,{]|\{[^{}]*\})*$/i;

/** The fields of an entry that are for search engines, other pages and breadcrumbs. */
const elsewhere = new Set<unknown>(['seo', 'summary', 'cardNote', 'linkText']);

interface Statement {
  page: string;
  statement: string;
  qualifier?: string;
  possible?: true;
  date?: string;
}

/** Returns the page that shows a text of an entry: that of the entry, or a further page of a long FAQ. */
function pageOfText(page: string, entry: unknown, [list, group, items, item]: readonly (string | number)[]): string {
  if (page !== '/faq' || list !== 'groups' || items !== 'items') return page;
  const placed = placedGroups(page, (entry as { groups: { items: unknown[] }[] }).groups);
  return listAddress(page, placed[Number(group)]?.placed[Number(item)]?.page ?? 1);
}

/**
 * Returns for each fact the first text of a page that names it, with the qualifier that `data/` asks for, if any. Pages that
 * say when they changed go first.
 */
function statementsOf(data: ReadonlyMap<string, unknown>, facts: ReadonlyMap<string, Fact>): Map<string, Statement> {
  const references = { fact: (name: string) => facts.get(name), address: (link: string) => namedAddress(link, facts) };
  const found = new Map<string, Statement>();
  const isDated = (entry: unknown) => isRecord(entry) && typeof entry.updated === 'string' && 'published' in entry;
  const pages = [...data].flatMap(([path, entry]) => {
    const [page, collection] = [routeOf(path), collectionOf(path)];
    return page && collection ? [{ page, entry, node: schemaNode(collection.schema), dated: isDated(entry) }] : [];
  });
  pages.sort((a, b) => Number(b.dated) - Number(a.dated));
  // Looks in paragraphs first, because a heading or a cell of a table says less about the fact.
  for (const wanted of ['prose', 'line'])
    for (const { page, entry, node, dated } of pages)
      eachText(node, entry, (kind, text, path) => {
        if (kind !== wanted || elsewhere.has(path[0])) return;
        for (const { 0: token, 1: name = '', index } of text.matchAll(/\{([\w.]+)\}/g)) {
          if (found.has(name)) continue;
          const qualifier = qualifierOf(text, index, index + token.length);
          const { qualifier: fitting = qualifier } = typed(data, name);
          if (qualifier !== fitting) continue;
          found.set(name, {
            page: pageOfText(page, entry, path),
            statement: kind === 'prose' ? plainText(toHtml(text, references)) : fillIn(text, references),
            ...(qualifier && { qualifier }),
            ...(possible.test(text.slice(0, index)) && { possible: true as const }),
            ...(dated && { date: (entry as { updated: string }).updated }),
          });
        }
      });
  return found;
}

/** Returns whom each price is for, where a card says so beside it. */
function conditionsOf(data: ReadonlyMap<string, unknown>, facts: ReadonlyMap<string, Fact>): Map<string, string> {
  const references = { fact: (name: string) => facts.get(name), address: (link: string) => namedAddress(link, facts) };
  const blocks = [...data.values()].flatMap((entry) =>
    isRecord(entry) && Array.isArray(entry.blocks) ? entry.blocks : [],
  );
  const cards = (blocks as unknown[]).flatMap((each) =>
    isRecord(each) && each.kind === 'prices' && Array.isArray(each.items) ? (each.items as unknown[]) : [],
  );
  return new Map(
    cards.flatMap((card) =>
      isRecord(card) && typeof card.price === 'string' && typeof card.forWhom === 'string'
        ? [[card.price, fillIn(card.forWhom, references)] as const]
        : [],
    ),
  );
}

/** Returns whether there is a real review. Without one, nothing on the site supports the rating. */
function hasRealReview(data: ReadonlyMap<string, unknown>): boolean {
  const reviews = data.get('testimonials.yaml');
  return (
    isRecord(reviews) &&
    Array.isArray(reviews.items) &&
    (reviews.items as unknown[]).some((item) => isRecord(item) && item.sample !== true)
  );
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
 * Returns the contents of /facts.json: every price, claim and figure that a text of a page states. The qualifier comes
 * from that text or from `orMore`, and the condition from the site's own cards, so that a machine can say no more than the
 * pages do.
 */
export function publishedFacts(data: ReadonlyMap<string, unknown>, facts: ReadonlyMap<string, Fact>): FactsFile {
  const { siteUrl, name: publisher } = data.get('company.yaml') as Company;
  const origin = siteUrl.replace(/\/$/, '');
  const statements = statementsOf(data, facts);
  const conditions = conditionsOf(data, facts);
  const withRating = hasRealReview(data);
  return {
    $schema: `${origin}/facts.schema.json`,
    version,
    publisher,
    facts: [...facts.values()].flatMap((each): PublishedFact[] => {
      const stated = statements.get(each.name);
      if (!stated || !/^(?:prices|claims|figures|estimate)\.\w+$/.test(each.name)) return [];
      const { label, unit, per, to, orMore, basis, asOf, placeholder } = typed(data, each.name);
      const isRating = each.name === 'claims.rating';
      if (placeholder === true || (isRating && !withRating)) return [];
      const isPrice = /^(?:prices|estimate)\./.test(each.name);
      const pounds = typeof per === 'string' ? `pounds per ${per}` : 'pounds';
      const counted = isPrice ? pounds : isRating ? `stars out of ${mostStars}` : unit;
      const condition = conditions.get(each.name);
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
          ...(orMore === true && typeof to === 'number' && { openTo: to }),
          ...(typeof counted === 'string' && { unit: counted }),
          ...(qualifier && { qualifier }),
          ...(stated.possible && { possible: stated.possible }),
          ...(isPrice && { vat: 'included' as const }),
          ...(typeof basis === 'string' && { basis }),
          ...(typeof asOf === 'string' && { asOf }),
          ...(each.dependsOn && { dependsOn: each.dependsOn }),
          ...(condition && { condition }),
          page: origin + stated.page,
          statement: stated.statement,
          ...(stated.date && { date: stated.date }),
        },
      ];
    }),
  };
}
