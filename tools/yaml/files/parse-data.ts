import { type Document, isCollection, isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import type { Diagnostic } from '../diagnostic';
import { nearest } from '../messages/did-you-mean';
import { nodeAt } from '../messages/schema-errors';
import type { FieldKind } from '../schema/field-kinds';
import { type Collection, collectionIn, type Path, type Site, slugOf } from '../site/site';
import { eachText, schemaNode } from '../schema/schema-node';
import type { DataFile, DataFolder } from './data-folder';
import { readYaml } from './read-yaml';

interface FileText {
  kind: FieldKind;
  text: string;
  path: (string | number)[];
}

/** A file that could be parsed: its values and their positions. */
export interface Parsed {
  site: Site;
  file: DataFile;
  collection: Collection;
  data: unknown;
  /** The result of the check against the file's schema. */
  result: ReturnType<Collection['schema']['safeParse']>;
  at: (path: Path, key?: boolean) => { line: number; column: number };
  /** Returns a scalar as it was typed. */
  typed: (path: Path) => string | undefined;
  /** Returns every text whose schema gives its kind. Walks through the file once: a check asks for them more than once. */
  texts: () => readonly FileText[];
}

function positions(reading: () => { document: Document; lines: LineCounter }) {
  return (path: Path, key = false) => {
    const { document, lines } = reading();
    let node = document.contents as Node | null;
    let range = node?.range;
    for (const [depth, step] of path.entries()) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
        if (!pair) break;
        node = pair.value as Node | null;
        const wanted = key && depth === path.length - 1 ? (pair.key as Node) : (node ?? (pair.key as Node));
        range = wanted.range ?? range;
      } else if (isSeq(node)) {
        node = node.items[Number(step)] as Node | null;
        range = node?.range ?? range;
      } else break;
      if (!isCollection(node)) break;
    }
    const { line, col } = lines.linePos(range?.[0] ?? 0);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
}

type Complain = (path: string, line: number, column: number, message: string) => void;

/** The result of parsing a file: its values, unless it could not be read, and what is wrong with its name and its text. */
interface Outcome {
  entry: Parsed | undefined;
  diagnostics: Diagnostic[];
}

/** Several callers ask for the same file, and two folders that are compared share most of theirs. */
const outcomes = new WeakMap<DataFile, Outcome>();
/** The last file of each path, because a folder that is read again and again has changed in one or two of them. */
const latest = new WeakMap<Site, Map<string, DataFile>>();

/** Parses a file and reports what is wrong with its name and its text. Parses the same text once. */
export function parsedOnce(file: DataFile, site: Site): Outcome {
  const files = latest.get(site) ?? new Map<string, DataFile>();
  latest.set(site, files);
  const before = files.get(file.path);
  const known =
    outcomes.get(file) ?? (before && Buffer.compare(before.bytes, file.bytes) === 0 ? outcomes.get(before) : undefined);
  if (known) {
    outcomes.set(file, known);
    return known;
  }
  const diagnostics: Diagnostic[] = [];
  const entry = parse(file, site, (path, line, column, message) => {
    diagnostics.push({ file: `data/${path}`, line, column, message });
  });
  const outcome = { entry, diagnostics };
  outcomes.set(file, outcome);
  files.set(file.path, file);
  return outcome;
}

function parse(file: DataFile, site: Site, complain: Complain): Parsed | undefined {
  const start = (message: string) => {
    complain(file.path, 1, 1, message);
    return undefined;
  };
  const collection = collectionIn(site, file.path);
  if (!collection) {
    const names = site.collections.map(({ files }) => files).filter((files) => !files.endsWith('/'));
    return start(
      `the site does not use a file with this name.${nearest(file.path, names, 'Is it meant to be') || ' Rename or delete it.'}`,
    );
  }
  if (
    collection.files.endsWith('/') &&
    !/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(file.path.slice(collection.files.length))
  )
    start(
      `the file's name becomes the page's address: expected small letters, digits and hyphens, then .yaml, ` +
        `such as ${slugOf(file.path)
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')}.yaml.`,
    );
  // A long list has further pages of that address, such as /guides/2.
  else if (collection.route?.endsWith('{slug}') && /^\d+$/.test(slugOf(file.path)))
    start(
      `the file's name becomes the page's address, which needs a letter: expected such as page-${slugOf(file.path)}.yaml.`,
    );
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
  } catch {
    const good = new TextDecoder('utf-8').decode(file.bytes).split('\uFFFD')[0] ?? '';
    const row = good.split('\n');
    complain(
      file.path,
      row.length,
      (row.at(-1)?.length ?? 0) + 1,
      'a character here is not UTF-8, so it would show as �. Save the file with the encoding UTF-8.',
    );
    return undefined;
  }
  let kept: unknown = file.kept?.of(text);
  let read: ReturnType<typeof readYaml> | undefined;
  /** Positions are asked for where there is something to say. */
  const reading = () => (read ??= readYaml(text));
  const { data, problems, misread } = kept === undefined ? reading() : { data: kept, problems: [], misread: [] };
  if (kept === undefined && file.kept?.keep(text, reading())) {
    kept = data;
    // The positions take many times the memory of the values, and few are asked for.
    read = undefined;
  }
  for (const { offset, message } of problems) {
    const { line, col } = reading().lines.linePos(offset);
    complain(file.path, line, col, message);
  }
  if (data === undefined) return undefined;
  if (data === null)
    return start(
      collection.files.endsWith('/')
        ? 'the file is empty. Fill it in, or delete it if the page is no longer wanted.'
        : 'the file is empty, and the site needs it. Fill it in.',
    );
  const typed = (path: Path) => {
    // Only numbers that read as they were typed are kept.
    const value = path.reduce<unknown>((part, step) => (Object(part) as Record<PropertyKey, unknown>)[step], kept);
    if (typeof value === 'number') return String(value);
    const node = reading().document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  const result = collection.schema.safeParse(data, { reportInput: true });
  const at = positions(reading);
  for (const { path, typed: value } of misread) {
    const name = path.map(String).join('.');
    // Where a field takes no text, or takes a fact's name, quotes would not help. Other checks say what to type.
    if (result.error?.issues.some((issue) => issue.path.map(String).join('.') === name)) continue;
    if (nodeAt(schemaNode(collection.schema), data, path).kind === 'fact') continue;
    const { line, column } = at(path);
    complain(
      file.path,
      line,
      column,
      `${name}: the pages would not show ${value} as you typed it. Put it in quotes: '${value}'.`,
    );
  }
  let found: FileText[] | undefined;
  const texts = () => {
    if (found) return found;
    const all: FileText[] = (found = []);
    eachText(schemaNode(collection.schema), data, (kind, value, path) => all.push({ kind, text: value, path }));
    return all;
  };
  return { site, file, collection, data, result, at, typed, texts };
}

/** Returns every readable file with the positions of its values. */
export const parseFiles = ({ site, files }: Pick<DataFolder, 'site' | 'files'>): Parsed[] =>
  files.map((file) => parsedOnce(file, site).entry).filter((entry) => entry !== undefined);

/** Returns the data of every file that its schema accepts, by its path. */
export const soundData = (parsed: readonly Parsed[]): Map<string, unknown> =>
  new Map(parsed.filter(({ result }) => result.success).map(({ file, data }) => [file.path, data]));

/** Returns the parsed data of every readable file, by its path. */
export const parseAll = (folder: DataFolder): Map<string, unknown> =>
  new Map(parseFiles(folder).map(({ file, data }) => [file.path, data]));
