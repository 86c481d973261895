import type { z } from 'zod';
import type { guide } from '../content-model/pages/guide';
import { drawingMistakes } from './rules/drawings';
import { findUnsafe, guideMistakes } from './rules/safety-and-law';
import { textChecks } from './rules/texts';
import { collections } from '../content-model/collections';
import type { Diagnostic } from './diagnostic';
import { explainFact } from './messages/fact-names';
import { explainIssue, issueInQuotes, nodeAt } from './messages/schema-errors';
import type { Fact } from '../domain/fact';
import { factsOf, holdsFacts } from '../facts/build-facts';
import { schemaNode } from '../facts/interpolate';
import { namesIn } from '../facts/markdown';
import { movesOf } from '../facts/moves';
import { sitePlaces } from './rules/internal-links';
import { lostAddresses, moveMistakes } from './rules/former-addresses';
import { findExample } from './rules/example-text';
import { findBareNames, findDoubled, findLiterals } from './rules/hard-coded-values';
import { lostNames } from './rules/renamed-facts';
import { type Parsed, parsedOnce, parseFiles, type Path, soundData } from './parse-data';
import type { DataFolder } from './data-folder';

type Guide = z.infer<typeof guide>;

/** Records what is wrong with a value of a file. With `key`, the diagnostic points at the name of the field. */
type Complain = (entry: Parsed, path: Path, message: string, key?: boolean) => void;

/** Two equal texts in one list suggest a copied item that somebody forgot to change. */
const uniqueFields = ['question', 'title', 'heading'];
/** Lists of links that a visitor sees side by side. */
const linkLists = ['main', 'help', 'related'];
/** Lists of texts in which a repeated item is a mistake. Cells of a table may repeat. */
const uniqueLists = ['areas', 'needs', 'outwardCodes', 'manufacturers', 'closedDates', 'closedWeekdays'];

function duplicates(data: unknown, path: Path, visit: (path: Path, text: string) => void): void {
  if (Array.isArray(data)) {
    const list = String(path.at(-1));
    const fields = linkLists.includes(list) ? [...uniqueFields, 'to'] : uniqueFields;
    const seen = new Set<string>();
    const meet = (field: string, text: unknown, place: Path) => {
      if (typeof text !== 'string') return;
      const said = `${field}: ${text.trim().toLowerCase()}`;
      if (seen.has(said)) visit(place, text);
      seen.add(said);
    };
    data.forEach((item: unknown, index) => {
      if (uniqueLists.includes(list)) meet('', item, [...path, index]);
      for (const field of fields)
        meet(field, (item as Record<string, unknown> | null)?.[field], [...path, index, field]);
    });
    data.forEach((item: unknown, index) => duplicates(item, [...path, index], visit));
  } else if (typeof data === 'object' && data !== null) {
    for (const [key, item] of Object.entries(data)) duplicates(item, [...path, key], visit);
  }
}

const repeated = new WeakMap<Parsed, (readonly [path: Path, text: string])[]>();

/** Returns the repeated items of a file's lists. Looks for them once: most files of a preview have not changed. */
function repeatedIn(entry: Parsed) {
  const found = repeated.get(entry) ?? [];
  if (!repeated.has(entry)) duplicates(entry.data, [], (path, text) => found.push([path, text]));
  repeated.set(entry, found);
  return found;
}

/** Checks each file on its own: against its schema, and for repeated items in its lists. */
function checkFiles(parsed: readonly Parsed[], facts: ReadonlyMap<string, Fact>, complain: Complain) {
  for (const entry of parsed) {
    const { collection, data, typed, result } = entry;
    const setting = { data, node: schemaNode(collection.schema), typed, facts };
    for (const issue of result.error?.issues ?? []) {
      const meant = issueInQuotes(issue as z.core.$ZodIssue, collection.schema, setting);
      for (const { path, key, message } of explainIssue(meant, setting)) complain(entry, path, message, key);
    }
    for (const [path, text] of repeatedIn(entry))
      complain(entry, path, `"${text}" is in this list twice. Change or remove one.`);
  }
}

/** Checks what the steps of guides tell a reader to do, and what their drawings show. */
function checkGuides(parsed: readonly Parsed[], facts: ReadonlyMap<string, Fact>, complain: Complain) {
  const fill = (text: string) =>
    namesIn(text).every((name) => facts.has(name))
      ? text.replace(/\{([^{}]*)\}/g, (_, name: string) => facts.get(name)?.text ?? '')
      : undefined;
  for (const entry of parsed)
    if (entry.collection.type === 'Guide' && entry.result.success)
      for (const [path, message] of [
        ...drawingMistakes(entry.result.data as Guide, fill),
        ...guideMistakes(entry.result.data as Guide),
      ])
        complain(entry, path, message);
}

/** Returns all diagnostics of `data/`, in the order of the files. While there are any, nothing is generated. */
export function checkData({ files, pictures, videos, damaged, published = [] }: DataFolder): Diagnostic[] {
  const diagnostics = files.flatMap((file) => parsedOnce(file).diagnostics);
  const complain: Complain = (entry, path, message, key) => {
    const field = path.length > 0 ? `${path.map(String).join('.')}: ` : '';
    diagnostics.push({ file: `data/${entry.file.path}`, ...entry.at(path, key), message: `${field}${message}` });
  };
  const complainOfFile = (path: string, message: string) => {
    diagnostics.push({ file: `data/${path}`, line: 1, column: 1, message });
  };

  const present = new Set(files.map(({ path }) => path));
  for (const { files: path } of collections)
    if (!path.endsWith('/') && !present.has(path))
      complainOfFile(path, 'the file is missing, and the site needs it. Put it back.');
  for (const [path, message] of damaged) complainOfFile(path, message);

  const parsed = parseFiles({ files });
  const sound = soundData(parsed);
  const facts = factsOf(sound);
  checkFiles(parsed, facts, complain);
  checkGuides(parsed, facts, complain);

  const lost = lostNames(parsed, sound);
  for (const { file, key, message } of lost.values()) {
    const entry = parsed.find((each) => each.file.path === file);
    const place = entry?.at(key === undefined ? [] : [key], true);
    diagnostics.push({ file: `data/${file}`, line: 1, column: 1, ...place, message });
  }

  const places = sitePlaces(files, parsed, facts);
  const moves = movesOf(new Map(parsed.map(({ file, data }) => [file.path, data])));
  for (const [{ file, path }, message] of moveMistakes(moves, places.pages)) {
    const entry = parsed.find((each) => each.file.path === file);
    if (entry) complain(entry, path, message);
  }
  for (const message of lostAddresses(published, moves, places.pages)) complainOfFile('removed.yaml', message);

  const checks = textChecks({
    facts,
    sound: new Set(sound.keys()),
    lost: new Set(lost.keys()),
    places: { ...places, moves: new Map(moves.map(({ from, to }) => [from, to])) },
    pictures,
    videos,
  });
  for (const entry of parsed) {
    const node = schemaNode(entry.collection.schema);
    for (const { kind, text, path } of entry.texts()) {
      const words = kind === 'line' || kind === 'prose';
      const instead = kind === 'fact' ? explainFact(text, nodeAt(node, entry.data, path), facts) : undefined;
      const messages = [
        ...(instead ? [instead] : checks[kind](text)),
        ...(words || kind === 'quote' ? [findExample(text)] : []),
        ...(words && !holdsFacts(entry.file.path) ? findLiterals(text, facts) : []),
        ...(words ? [...findDoubled(text, facts), ...findBareNames(text, facts)] : []),
        ...(kind === 'prose' ? findUnsafe(text) : []),
      ];
      for (const message of messages) if (message !== undefined) complain(entry, path, message);
    }
  }

  return diagnostics.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
