import { type Collection, collections } from './collections';
import type { Fact } from './fact';
import { buildFacts, factFiles, type FactSources, namedAddress } from './facts';
import { eachText, fillBlocks, fillEntry, fillText, schemaNode } from './fill';
import { namesIn, type References } from './prose';
import type { FieldKind } from './schema';

/** Finds the one entry of a GraphQL type; Gatsby notes that the page depends on it. */
export type FindEntry = (
  type: string,
) => Promise<(Record<string, unknown> & { internal: { contentDigest: string } }) | null>;

const typeOfFile = (file: keyof FactSources) =>
  collections.find(({ files }: Collection) => files === `${file}.yaml`)?.type ?? '';

/** The files a value draws facts from, found in its text; nothing else is looked up, so that pages depend on no more. */
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
    // A node has fields of Gatsby's own beside those of the file.
    const plain = entries.map(([file, entry]) => [file, omit(entry ?? {})] as const);
    facts = buildFacts(Object.fromEntries(plain));
    built.set(key, facts);
  }
  return facts;
}

/**
 * What the field extension `@words` does to an entry of a type whose file holds words: every text of it is filled in.
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
  return fillEntry(collection.schema, own, {
    fact: (name) => facts.get(name),
    address: (link) => namedAddress(link, facts),
  });
}

/**
 * What the field extension `@filled` does to a value of `data/`: a line or prose gets its facts, a fact's name becomes
 * the fact, blocks get all of it. Lists are filled item by item.
 * @throws UnknownName, which stops the build of the page
 */
export function filler(as: string, find: FindEntry) {
  return async (value: unknown): Promise<unknown> => {
    if (value === null || value === undefined) return null;
    const text = as === 'fact' ? `{${String(value)}}` : JSON.stringify(value);
    const blockPrices = as === 'blocks' && text.includes('"kind":"prices"') ? '{prices.any}' : '';
    const facts = await factsFor(filesFor(text + blockPrices), find);
    const references: References = {
      fact: (name) => facts.get(name),
      address: (link) => namedAddress(link, facts),
    };
    if (as === 'blocks') return fillBlocks(value as unknown[], references);
    const fillOne = (one: unknown) => fillText(as as FieldKind, String(one), references);
    return Array.isArray(value) ? value.map(fillOne) : fillOne(value);
  };
}
