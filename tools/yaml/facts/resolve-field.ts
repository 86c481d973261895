import type { z } from 'zod';
import { namedAddress } from './fact-links';
import type { Fact } from '../../shared/fact';
import { factsOf } from './build-facts';
import { eachText, schemaNode } from '../schema/schema-node';
import { fillEntry, fillText } from './interpolate';
import { namesIn, type References } from './markdown';
import type { FieldKind } from '../schema/field-kinds';
import type { Site } from '../site/site';
import { hasMarks, sourceMark } from '../../shared/source-marks';

/** Finds the only entry of a GraphQL type. Gatsby records that the page depends on it. */
export type FindEntry = (
  type: string,
) => Promise<(Record<string, unknown> & { internal: { contentDigest: string } }) | null>;

/**
 * Returns the files of the facts that a text names. Nothing else is looked up, so that a page depends on no other file.
 */
function filesFor(text: string, { facts }: Site): Set<string> {
  const named = namesIn(text).flatMap((name) => facts.files.get(name.trim().split('.')[0] ?? '') ?? []);
  return new Set([...named, ...(/\]\((?:tel|mailto|web):/.test(text) ? [facts.addresses] : [])]);
}

const gatsbyFields = new Set(['id', 'parent', 'children', 'internal', 'fields']);
const omit = (entry: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => !gatsbyFields.has(key)));

const built = new Map<string, Map<string, Fact>>();

async function factsFor(text: string, find: FindEntry, site: Site): Promise<Map<string, Fact>> {
  const typeOf = (file: string) => site.collections.find(({ files }) => files === file)?.type ?? '';
  const entries = await Promise.all(
    [...filesFor(text, site)].map(async (file) => [file, await find(typeOf(file))] as const),
  );
  const key = entries.map(([file, entry]) => `${file}:${entry?.internal.contentDigest ?? ''}`).join();
  let facts = built.get(key);
  if (!facts) {
    // Drops Gatsby's own fields from the node.
    facts = factsOf(new Map(entries.map(([file, entry]) => [file, omit(entry ?? {})])), site);
    built.set(key, facts);
  }
  return facts;
}

/** Only in the preview: a build must have no marks, even where the variable is set. */
const isStudio = () => process.env.NODE_ENV === 'development' && Boolean(process.env.STUDIO_KEY);

/** Returns a fact's text with its source mark, so that pressing it on a page of the studio's preview finds it in `data/`. */
const sourceOf = ({ name, text }: Fact): Fact['text'] => text + sourceMark({ fact: name, length: text.length });

/** Looks up facts for texts. Addresses get them without marks. */
const referencesTo = (facts: ReadonlyMap<string, Fact>): References => ({
  fact: (name) => {
    const fact = facts.get(name);
    return !fact || !isStudio() || hasMarks(fact.text) ? fact : { ...fact, text: sourceOf(fact) };
  },
  address: (link) => namedAddress(link, facts),
});

/** Fills in every text of a value by its schema. */
async function fillWhole(schema: z.ZodType, value: unknown, find: FindEntry, site: Site): Promise<unknown> {
  const names = [JSON.stringify(value)];
  eachText(schemaNode(schema), value, (kind, text) => {
    if (kind === 'fact') names.push(`{${text}}`);
  });
  return fillEntry(schema, value, referencesTo(await factsFor(names.join(), find, site)));
}

/**
 * Implements the field extension `@words`: fills in every text of an entry whose file contains only words.
 * @throws UnknownName, which stops the build of the page
 */
export async function filledWords(
  type: string,
  entry: Record<string, unknown>,
  find: FindEntry,
  site: Site,
): Promise<unknown> {
  const collection = site.collections.find((each) => each.type === type);
  if (!collection) throw new Error(`there is no type "${type}"`);
  return fillWhole(collection.schema, omit(entry), find, site);
}

/**
 * Implements the field extension `@filled`: fills in a line or prose, replaces a fact's name by the fact, and fills in
 * every text of a value that is filled in as a whole. Fills in lists item by item.
 * @throws UnknownName, which stops the build of the page
 */
export function filler(as: string, find: FindEntry, site: Site) {
  return async (value: unknown): Promise<unknown> => {
    if (value === null || value === undefined) return null;
    const whole = site.wholes[as];
    if (whole) return fillWhole(whole, value, find, site);
    const named = as === 'fact' ? `{${String(value)}}` : JSON.stringify(value);
    const references = referencesTo(await factsFor(named, find, site));
    const fillOne = (one: unknown) => fillText(as as FieldKind, String(one), references);
    return Array.isArray(value) ? value.map(fillOne) : fillOne(value);
  };
}
