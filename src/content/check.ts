import { type Document, isCollection, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Collection, collectionOf, collections, routeOf, slugOf } from './collections';
import { explainFact, explainIssue, nearest, nodeAt } from './explain';
import { slipsOf } from './explain-syntax';
import { buildFacts, factBehind, type Fact, factFiles, type FactSources } from './facts';
import { eachText, schemaNode } from './fill';
import { findDoubled, findLiterals } from './literals';
import { anchorsOf, meantPlaces, staticRoutes } from './links';
import { lostNames, ownName } from './lost-names';
import { linksIn, mayLink, namesIn } from './prose';
import type { DataFile, DataFolder } from './read-data';
import type { FieldKind } from './schema';

/** One mistake in `data/`, in words for the person who made it. */
export interface Complaint {
  /** Relative to the project's root: `data/guides/x.yaml`. */
  file: string;
  line: number;
  column: number;
  message: string;
}

/** `data/guides/x.yaml:12:7 steps.0.text: …`, as editors and terminals understand it. */
export const formatComplaint = ({ file, line, column, message }: Complaint) => `${file}:${line}:${column} ${message}`;

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

const dotted = (path: Path) => path.map(String).join('.');

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

/** '2026-02-28' for any day written in that month. */
const lastDayOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

type Complain = (path: string, line: number, column: number, message: string) => void;

/** What became of a file: its values, unless it could not be read, and what is wrong with how it is written. */
interface Outcome {
  entry: Parsed | undefined;
  complaints: Complaint[];
}

/** A file is read by several of the functions below, and most files of two folders that are compared are the same. */
const outcomes = new WeakMap<DataFile, Outcome>();

function parsedOnce(file: DataFile): Outcome {
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
    return start(`this file belongs to no part of the site.${nearest(file.path, names, 'Is it meant to be')}`);
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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  for (const { offset, message } of slipsOf(document, text)) {
    const { line, col } = lines.linePos(offset);
    complain(file.path, line, col, message);
  }
  if (document.errors.length > 0) return undefined;
  let data: unknown;
  try {
    data = document.toJS();
  } catch {
    // A name with nothing behind it, such as **Boiler**, has its complaint by now.
    return undefined;
  }
  if (data === null || data === undefined)
    return start('the file is empty. Fill it in, or delete it if the page is no longer wanted.');
  const typed = (path: Path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  const result = collection.schema.safeParse(data, { reportInput: true });
  return { file, collection, data, result, at: positions(document, lines), typed };
}

const namespaces: Record<string, keyof FactSources> = {
  'prices.yaml': 'prices',
  'claims.yaml': 'claims',
  'figures.yaml': 'figures',
  'company.yaml': 'company',
  'appointments.yaml': 'appointments',
  'calculator.yaml': 'calculator',
  'estimate.yaml': 'estimate',
};

/** The facts of the files that hold them; a file that is missing or mistaken has none. */
export function factsOf(data: ReadonlyMap<string, unknown>): Map<string, Fact> {
  const present = Object.entries(namespaces).filter(([path]) => data.has(path));
  return buildFacts(Object.fromEntries(present.map(([path, name]) => [name, data.get(path)])));
}

/** A name whose other brace was forgotten would be shown as it was typed. */
const loneBrace = (text: string) => {
  const brace = /[{}]/.exec(text.replace(/\{[^{}]*\}/g, ''))?.[0];
  return brace && `the brace "${brace}" stands alone. A fact's name stands between two: {prices.annualService}.`;
};

/** A text nobody would see. */
const blank = (text: string) =>
  /^\s+$/.test(text) ? 'the text is white space alone. Fill it in or remove the field.' : undefined;

/** A text that repeats another of the same list is a copy somebody forgot to change. */
const uniqueFields = ['question', 'title', 'heading'];

function duplicates(data: unknown, path: Path, visit: (path: Path, text: string) => void): void {
  if (Array.isArray(data)) {
    for (const field of uniqueFields) {
      const seen = new Set<string>();
      data.forEach((item: unknown, index) => {
        const text = (item as Record<string, unknown> | null)?.[field];
        if (typeof text !== 'string') return;
        if (seen.has(text.trim().toLowerCase())) visit([...path, index, field], text);
        seen.add(text.trim().toLowerCase());
      });
    }
    data.forEach((item: unknown, index) => duplicates(item, [...path, index], visit));
  } else if (typeof data === 'object' && data !== null) {
    for (const [key, item] of Object.entries(data)) duplicates(item, [...path, key], visit);
  }
}

/** Every file of a `data/` without mistakes, with the places its values stand in. */
export const parseFiles = ({ files }: Pick<DataFolder, 'files'>): Parsed[] =>
  files.map((file) => parsedOnce(file).entry).filter((entry) => entry !== undefined);

/** Every file of a `data/` without mistakes, parsed, by its path. */
export const parseAll = (folder: DataFolder): Map<string, unknown> =>
  new Map(parseFiles(folder).map(({ file, data }) => [file.path, data]));

/**
 * Everything that is wrong with `data/`, all at once, in the order of the files. Nothing is generated while this list
 * is not empty.
 */
export function checkData({ files, pictures, videos, damaged }: DataFolder): Complaint[] {
  const complaints: Complaint[] = [];
  const complain: Complain = (path, line, column, message) => {
    complaints.push({ file: `data/${path}`, line, column, message });
  };

  complaints.push(...files.flatMap((file) => parsedOnce(file).complaints));
  const parsed = parseFiles({ files });
  const present = new Set(files.map(({ path }) => path));
  for (const { files: path } of collections)
    if (!path.endsWith('/') && !present.has(path)) complain(path, 1, 1, 'the file is missing; the site needs it.');
  for (const [path, message] of damaged) complain(path, 1, 1, message);

  const sound = new Map(parsed.filter(({ result }) => result.success).map(({ file, data }) => [file.path, data]));
  const facts = factsOf(sound);
  for (const { file, collection, data, at, typed, result } of parsed) {
    const setting = { data, node: schemaNode(collection.schema), typed, facts };
    for (const issue of result.error?.issues ?? [])
      for (const { path, key, message } of explainIssue(issue as z.core.$ZodIssue, setting)) {
        const { line, column } = at(path, key);
        complain(file.path, line, column, path.length ? `${dotted(path)}: ${message}` : message);
      }
    duplicates(data, [], (path, text) => {
      const { line, column } = at(path);
      complain(file.path, line, column, `${dotted(path)}: "${text}" stands twice in this list. Change or remove one.`);
    });
  }
  const routes = new Map([
    ...staticRoutes.map((route) => [route, ''] as const),
    ...files.flatMap(({ path }) => {
      const route = routeOf(path);
      return route === undefined ? [] : [[route, ''] as const];
    }),
    ...parsed.flatMap(({ file, data }) => {
      const route = routeOf(file.path);
      const { title, linkText } = data as Record<string, unknown>;
      return route === undefined ? [] : [[route, [title, linkText].flat().join(' ')] as const];
    }),
  ]);
  const anchors = new Map(parsed.map(({ file, data }) => [routeOf(file.path) ?? '', anchorsOf(file.path, data)]));
  const named = (names: Iterable<string>) => new Map([...names].map((name) => [name, '']));
  const placesOf = (route: string, names: ReadonlySet<string>) => [...names].map((name) => `${route}#${name}`);
  const allPlaces = named([...anchors].flatMap(([route, names]) => placesOf(route, names)));

  // While a file of facts is mistaken, its own complaint comes first: which names it would have is not known.
  const readable = (name: string) =>
    Object.entries(factFiles).every(
      ([prefix, sources]) => name.split('.')[0] !== prefix || sources.every((source) => sound.has(`${source}.yaml`)),
    );
  const lost = lostNames(parsed, sound);
  for (const { file, key, message } of lost.values()) {
    const place = parsed.find((entry) => entry.file.path === file)?.at([key ?? ''], true);
    complain(file, place?.line ?? 1, place?.column ?? 1, message);
  }
  const checkName = (name: string) =>
    !facts.has(name) && readable(name) && !lost.has(ownName(name))
      ? `unknown fact name "${name}".${nearest(name, [...facts.keys()], 'Did you mean')} Facts stand in prices.yaml, claims.yaml, figures.yaml and company.yaml.`
      : undefined;
  const checkPage = (link: string) => {
    const [route = '', anchor] = link.split('#');
    if (!routes.has(route))
      return route.length > 1 && route.endsWith('/')
        ? `found "${link}", expected an address without a slash at the end: ${link.replace(/\/(?=#|$)/, '')}`
        : `no page has the address "${route}".${meantPlaces(route, routes, allPlaces) || ' Expected the address of a page of this site, such as /faq.'}`;
    const known = anchors.get(route);
    if (anchor === undefined || !known || known.has(anchor)) return undefined;
    const hint = meantPlaces(anchor, named(known)) || ` Its places: ${placesOf('', known).join(', ')}.`;
    return `the page ${route} has no place "#${anchor}".${hint}`;
  };
  const checkLink = (link: string) => {
    if (link.startsWith('/') && !link.startsWith('//')) return checkPage(link);
    const fact = factBehind(link);
    if (fact) return checkName(fact);
    return mayLink(link)
      ? undefined
      : `the link "${link}" leads nowhere safe: expected /a-page, https://…, tel:emergency or mailto:office`;
  };
  const checkPicture = (name: string) =>
    pictures.includes(name)
      ? undefined
      : `there is no picture data/pictures/${name}.${nearest(name, pictures, 'Did you mean')}`;
  const checks: Record<FieldKind, (text: string) => (string | undefined)[]> = {
    line: (text) => [...namesIn(text).map(checkName), loneBrace(text), blank(text)],
    prose: (text) => [...namesIn(text).map(checkName), loneBrace(text), blank(text), ...linksIn(text).map(checkLink)],
    // Other people's words: whatever they hold is theirs.
    quote: () => [],
    fact: (text) => [checkName(text)],
    page: (text) => [checkPage(text)],
    picture: (text) => [checkPicture(text)],
    poster: (text) => [checkPicture(text)],
    video: (text) => [
      videos.includes(text)
        ? undefined
        : `there is no file data/videos/${text}.${nearest(text, videos, 'Did you mean')}`,
    ],
    day: (text) => [
      /^\d{4}(-\d\d){2}$/.test(text) &&
      !Number.isNaN(Date.parse(text)) &&
      new Date(text).getUTCDate() !== Number(text.slice(8))
        ? `${text} is no day of the calendar: expected at most ${lastDayOfMonth(text)}.`
        : undefined,
    ],
  };
  for (const { file, collection, data, at } of parsed)
    eachText(schemaNode(collection.schema), data, (kind, text, path) => {
      const words = kind === 'line' || kind === 'prose';
      const literals = words && !(file.path in namespaces) ? findLiterals(text, facts) : [];
      const doubled = words ? findDoubled(text, facts) : [];
      const instead =
        kind === 'fact' ? explainFact(text, nodeAt(schemaNode(collection.schema), data, path), facts) : undefined;
      for (const message of [...(instead ? [instead] : checks[kind](text)), ...literals, ...doubled]) {
        if (message === undefined) continue;
        const { line, column } = at(path);
        complain(file.path, line, column, `${dotted(path)}: ${message}`);
      }
    });

  return complaints.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
