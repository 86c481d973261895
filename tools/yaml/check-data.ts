import type { z } from 'zod';
import { textChecks } from './rules/texts';
import type { Diagnostic } from './diagnostic';
import { explainFact } from './messages/fact-names';
import { explainIssue, issueInQuotes, nodeAt } from './messages/schema-errors';
import type { Fact } from '../shared/fact';
import { scalarsOf } from '../shared/json';
import { factsOf, holdsFacts } from './facts/build-facts';
import { schemaNode } from './schema/schema-node';
import { namesIn } from './facts/markdown';
import { movesOf } from './site/moves';
import type { ListRules, Path, Site } from './site/site';
import { sitePlaces } from './rules/internal-links';
import { lostAddresses, moveMistakes } from './rules/former-addresses';
import { findBareNames, findDoubled, findLiterals } from './rules/hard-coded-values';
import { lostNames } from './rules/renamed-facts';
import { type Parsed, parsedOnce, parseFiles, soundData } from './files/parse-data';
import { onceForData } from './files/same-data';
import type { DataFolder } from './files/data-folder';

/** Records what is wrong with a value of a file. With `key`, the diagnostic points at the name of the field. */
type Complain = (entry: Parsed, path: Path, message: string, key?: boolean) => void;

function duplicates(data: unknown, path: Path, rules: ListRules, visit: (path: Path, text: string) => void): void {
  if (Array.isArray(data)) {
    const list = String(path.at(-1));
    const fields = rules.links.includes(list) ? [...rules.fields, 'to'] : rules.fields;
    const seen = new Set<string>();
    const meet = (field: string, text: unknown, place: Path) => {
      if (typeof text !== 'string') return;
      const said = `${field}: ${text.trim().toLowerCase()}`;
      if (seen.has(said)) visit(place, text);
      seen.add(said);
    };
    data.forEach((item: unknown, index) => {
      if (rules.texts.includes(list)) meet('', item, [...path, index]);
      for (const field of fields)
        meet(field, (item as Record<string, unknown> | null)?.[field], [...path, index, field]);
    });
    data.forEach((item: unknown, index) => duplicates(item, [...path, index], rules, visit));
  } else if (typeof data === 'object' && data !== null) {
    for (const [key, item] of Object.entries(data)) duplicates(item, [...path, key], rules, visit);
  }
}

const repeated = new WeakMap<Parsed, (readonly [path: Path, text: string])[]>();

/** Returns the repeated items of a file's lists. Looks for them once: most files of a preview have not changed. */
function repeatedIn(entry: Parsed, rules: ListRules) {
  const found = repeated.get(entry) ?? [];
  if (!repeated.has(entry)) duplicates(entry.data, [], rules, (path, text) => found.push([path, text]));
  repeated.set(entry, found);
  return found;
}

/** Numbers as people write them. YAML also reads 0x37 as 55, 1e3 as 1000, and 050 as 50 or, in other programs, as 40. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

const odd = new WeakMap<Parsed, (readonly [path: Path, message: string])[]>();

/** Returns the numbers of a file that were typed in another way than with plain digits. Looks for them once too. */
function oddNumbers(entry: Parsed) {
  const known = odd.get(entry);
  if (known) return known;
  const found: (readonly [path: Path, message: string])[] = [];
  for (const { path, value } of scalarsOf(entry.data)) {
    const source = typeof value === 'number' ? entry.typed(path) : undefined;
    if (source !== undefined && !plainNumber.test(source))
      found.push([path, `found ${source}, expected a number in plain digits. Write ${String(value)} without quotes.`]);
  }
  odd.set(entry, found);
  return found;
}

/** Checks each file on its own: against its schema, for numbers not in plain digits, and for repeated items in its lists. */
function checkFiles(parsed: readonly Parsed[], facts: ReadonlyMap<string, Fact>, site: Site, complain: Complain) {
  for (const entry of parsed) {
    const { collection, data, typed, result } = entry;
    const setting = { data, node: schemaNode(collection.schema), typed, facts, example: site.facts.example };
    for (const issue of result.error?.issues ?? []) {
      const meant = issueInQuotes(issue as z.core.$ZodIssue, collection.schema, setting);
      for (const { path, key, message } of explainIssue(meant, setting)) complain(entry, path, message, key);
    }
    const explained = new Set(result.error?.issues.map(({ path }) => path.join('.')));
    for (const [path, message] of oddNumbers(entry)) if (!explained.has(path.join('.'))) complain(entry, path, message);
    for (const [path, text] of repeatedIn(entry, site.lists))
      complain(entry, path, `"${text}" is in this list twice. Change or remove one.`);
  }
}

/** Applies the site's own rules for entries, beyond their schemas. */
function checkEntries(parsed: readonly Parsed[], facts: ReadonlyMap<string, Fact>, site: Site, complain: Complain) {
  const fill = (text: string) =>
    namesIn(text).every((name) => facts.has(name))
      ? text.replace(/\{([^{}]*)\}/g, (_, name: string) => facts.get(name)?.text ?? '')
      : undefined;
  for (const entry of parsed)
    if (entry.result.success)
      for (const [path, message] of site.entryMistakes(entry.collection.type, entry.result.data, fill))
        complain(entry, path, message);
}

function diagnosticsOf({ site, files, pictures, videos, damaged, published = [] }: DataFolder): Diagnostic[] {
  const diagnostics = files.flatMap((file) => parsedOnce(file, site).diagnostics);
  files[0]?.kept?.save();
  const complain: Complain = (entry, path, message, key) => {
    const field = path.length > 0 ? `${path.map(String).join('.')}: ` : '';
    diagnostics.push({ file: `data/${entry.file.path}`, ...entry.at(path, key), message: `${field}${message}` });
  };
  const complainOfFile = (path: string, message: string) => {
    diagnostics.push({ file: `data/${path}`, line: 1, column: 1, message });
  };

  const present = new Set(files.map(({ path }) => path));
  for (const { files: path } of site.collections)
    if (!path.endsWith('/') && !present.has(path))
      complainOfFile(path, 'the file is missing, and the site needs it. Put it back.');
  for (const [path, message] of damaged) complainOfFile(path, message);

  const parsed = parseFiles({ site, files });
  const sound = soundData(parsed);
  const facts = factsOf(sound, site);
  checkFiles(parsed, facts, site, complain);
  checkEntries(parsed, facts, site, complain);

  const lost = lostNames(parsed, sound, site);
  for (const { file, key, message } of lost.values()) {
    const entry = parsed.find((each) => each.file.path === file);
    const place = entry?.at(key === undefined ? [] : [key], true);
    diagnostics.push({ file: `data/${file}`, line: 1, column: 1, ...place, message });
  }

  const places = sitePlaces({ site, files }, parsed, facts);
  const moves = movesOf(new Map(parsed.map(({ file, data }) => [file.path, data])), site);
  for (const [{ file, path }, message] of moveMistakes(moves, places.pages)) {
    const entry = parsed.find((each) => each.file.path === file);
    if (entry) complain(entry, path, message);
  }
  for (const message of lostAddresses(published, moves, places.pages, site.removed))
    complainOfFile(site.removed, message);

  const checks = textChecks({
    site,
    facts,
    sound: new Set(sound.keys()),
    lost: new Set(lost.keys()),
    places: { ...places, moves: new Map(moves.map(({ from, to }) => [from, to])) },
    pictures,
    videos,
  });
  for (const entry of parsed) {
    const node = schemaNode(entry.collection.schema);
    const isOfFacts = holdsFacts(site, entry.file.path);
    for (const { kind, text, path } of entry.texts()) {
      const words = kind === 'line' || kind === 'prose';
      const instead =
        kind === 'fact' ? explainFact(text, nodeAt(node, entry.data, path), facts, site.facts.example) : undefined;
      const messages = [
        ...(instead ? [instead] : checks[kind](text)),
        ...(words && !isOfFacts ? findLiterals(text, facts, site.facts) : []),
        ...(words ? [...findDoubled(text, facts), ...findBareNames(text, facts)] : []),
        ...(kind === 'prose' ? site.proseMistakes(text) : []),
      ];
      for (const message of messages) if (message !== undefined) complain(entry, path, message);
    }
  }

  return diagnostics.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Returns all diagnostics of `data/`, by file, line and column. While there are any, nothing is generated. */
export const checkData: (folder: DataFolder) => readonly Diagnostic[] = onceForData(diagnosticsOf);
