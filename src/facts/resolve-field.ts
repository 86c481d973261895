import { namedAddress } from './fact-links';
import { type Collection, collections } from '../content-model/collections';
import type { Fact } from '../domain/fact';
import { buildFacts, factFiles, type FactSources } from './build-facts';
import { eachBlockText, eachText, fillBlocks, fillEntry, fillText, schemaNode } from './interpolate';
import { namesIn, type References } from './markdown';
import { drawing } from '../content-model/pages/drawing';
import type { FieldKind } from '../content-model/field-types';
import { hasMarks, sourceMark } from '../domain/source-marks';

/** Finds the only entry of a GraphQL type. Gatsby records that the page depends on it. */
export type FindEntry = (
  type: string,
) => Promise<(Record<string, unknown> & { internal: { contentDigest: string } }) | null>;

const typeOfFile = (file: keyof FactSources) =>
  collections.find(({ files }: Collection) => files === `${file}.yaml`)?.type ?? '';

/**
 * Returns the files of the facts that a text names. Nothing else is looked up, so that a page depends on no other file.
 */
function filesFor(text: string): Set<keyof FactSources> {
  const prefixes = [
    ...namesIn(text).map((name) => name.trim().split('.')[0] ?? ''),
    ...[...text.matchAll(/\]\((?:tel|mailto|web):/g)].map(() => 'company'),
  ];
  return new Set(prefixes.flatMap((prefix) => factFiles.get(prefix) ?? []));
}

const gatsbyFields = new Set(['id', 'parent', 'children', 'internal', 'fields']);
const omit = (entry: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => !gatsbyFields.has(key)));

const built = new Map<string, Map<string, Fact>>();

async function factsFor(files: Set<keyof FactSources>, find: FindEntry): Promise<Map<string, Fact>> {
  const entries = await Promise.all([...files].map(async (file) => [file, await find(typeOfFile(file))] as const));
  const key = entries.map(([file, entry]) => `${file}:${entry?.internal.contentDigest ?? ''}`).join();
  let facts = built.get(key);
  if (!facts) {
    // Drops Gatsby's own fields from the node.
    const plain = entries.map(([file, entry]) => [file, omit(entry ?? {})] as const);
    facts = buildFacts(Object.fromEntries(plain));
    built.set(key, facts);
  }
  return facts;
}

/** Only in the preview: a build must have no marks, even where the variable is set. */
const isStudio = () => process.env.NODE_ENV === 'development' && Boolean(process.env.STUDIO);

/** In the studio's preview, a price says its name behind it, so that pressing it on a page finds it in `data/`. */
const sourceOf = ({ name, text }: Fact): Fact['text'] => text + sourceMark({ fact: name, length: text.length });

/** Looks up facts for texts. Addresses get them without marks. */
const referencesTo = (facts: ReadonlyMap<string, Fact>): References => ({
  fact: (name) => {
    const fact = facts.get(name);
    return !fact || !isStudio() || hasMarks(fact.text) ? fact : { ...fact, text: sourceOf(fact) };
  },
  address: (link) => namedAddress(link, facts),
});

/**
 * Implements the field extension `@words`: fills in every text of an entry whose file contains only words.
 * @throws UnknownName, which stops the build of the page
 */
export async function filledWords(type: string, entry: Record<string, unknown>, find: FindEntry): Promise<unknown> {
  const collection = collections.find((each: Collection) => each.type === type);
  if (!collection) throw new Error(`there is no type "${type}"`);
  const own = omit(entry);
  const names = [JSON.stringify(own)];
  eachText(schemaNode(collection.schema), own, (kind, text) => {
    if (kind === 'fact') names.push(`{${text}}`);
  });
  const facts = await factsFor(filesFor(names.join()), find);
  return fillEntry(collection.schema, own, referencesTo(facts));
}

/**
 * Implements the field extension `@filled`: fills in a line or prose, replaces a fact's name by the fact, and fills in
 * every text of blocks or of a drawing. Fills in lists item by item.
 * @throws UnknownName, which stops the build of the page
 */
export function filler(as: string, find: FindEntry) {
  return async (value: unknown): Promise<unknown> => {
    if (value === null || value === undefined) return null;
    const names = [as === 'fact' ? `{${String(value)}}` : JSON.stringify(value)];
    if (as === 'blocks')
      eachBlockText(value as unknown[], (kind, text) => {
        if (kind === 'fact') names.push(`{${text}}`);
      });
    const facts = await factsFor(filesFor(names.join()), find);
    const references = referencesTo(facts);
    if (as === 'blocks') return fillBlocks(value as unknown[], references);
    if (as === 'drawing') return fillEntry(drawing, value, references);
    const fillOne = (one: unknown) => fillText(as as FieldKind, String(one), references);
    return Array.isArray(value) ? value.map(fillOne) : fillOne(value);
  };
}
