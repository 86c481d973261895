import { type Document, isCollection, isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import { type Collection, collectionOf, collections, slugOf } from './collections';
import type { Complaint } from './complaint';
import { nearest, nodeAt } from './explain';
import { schemaNode } from './fill';
import type { DataFile, DataFolder } from './read-data';
import { readYaml } from './read-yaml';

/** Where in a file a value stands: the names and numbers that lead to it. */
export type Path = readonly PropertyKey[];

/** A file that could be parsed: its values and where each stands. */
export interface Parsed {
  file: DataFile;
  collection: Collection;
  data: unknown;
  /** Whether the values are what the file's schema asks for. */
  result: ReturnType<Collection['schema']['safeParse']>;
  at: (path: Path, key?: boolean) => { line: number; column: number };
  /** A single value as it was typed. */
  typed: (path: Path) => string | undefined;
}

function positions(document: Document, lines: LineCounter) {
  return (path: Path, key = false) => {
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

/** What became of a file: its values, unless it could not be read, and what is wrong with how it is written. */
interface Outcome {
  entry: Parsed | undefined;
  complaints: Complaint[];
}

/** A file is asked for from several places, and most files of two folders that are compared are the same. */
const outcomes = new WeakMap<DataFile, Outcome>();

/** A file's values and what is wrong with how it is written; read once. */
export function parsedOnce(file: DataFile): Outcome {
  const known = outcomes.get(file);
  if (known) return known;
  const complaints: Complaint[] = [];
  const entry = parse(file, (path, line, column, message) => {
    complaints.push({ file: `data/${path}`, line, column, message });
  });
  const outcome = { entry, complaints };
  outcomes.set(file, outcome);
  return outcome;
}

function parse(file: DataFile, complain: Complain): Parsed | undefined {
  const start = (message: string) => {
    complain(file.path, 1, 1, message);
    return undefined;
  };
  const collection = collectionOf(file.path);
  if (!collection) {
    const names = collections.map(({ files }) => files).filter((files) => !files.endsWith('/'));
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
  const { document, lines, data, slips, misread } = readYaml(text);
  for (const { offset, message } of slips) {
    const { line, col } = lines.linePos(offset);
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
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  const result = collection.schema.safeParse(data, { reportInput: true });
  const at = positions(document, lines);
  for (const { path, typed: value } of misread) {
    const name = path.map(String).join('.');
    // In a field that takes no text or the name of a fact, quotes would not help: other checks say what to type.
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
  return { file, collection, data, result, at, typed };
}

/** Every file of a `data/` without mistakes, with the places its values stand in. */
export const parseFiles = ({ files }: Pick<DataFolder, 'files'>): Parsed[] =>
  files.map((file) => parsedOnce(file).entry).filter((entry) => entry !== undefined);

/** Every file of a `data/` without mistakes, parsed, by its path. */
export const parseAll = (folder: DataFolder): Map<string, unknown> =>
  new Map(parseFiles(folder).map(({ file, data }) => [file.path, data]));
