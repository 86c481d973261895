import { load, YAMLException } from 'js-yaml';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import { beyondLimits, longLists } from './limits';
import type { SyntaxProblem } from '../messages/syntax-problem';
import { hasAlias } from '../messages/nodes';
import { nameProblems } from '../messages/unexpected-values';
import { syntaxProblemsOf, unreadable } from '../messages/yaml-errors';

/**
 * A scalar that the pages would get as something other than what was typed, such as an unquoted date, which js-yaml reads as
 * a `Date`.
 */
interface Misread {
  path: readonly PropertyKey[];
  /** The value as it was typed. */
  typed: string;
}

/** A file as the pages get it. `data` is undefined if the file cannot be read; `problems` says why. */
interface YamlReading {
  document: ReturnType<typeof parseDocument>;
  lines: LineCounter;
  data: unknown;
  problems: SyntaxProblem[];
  misread: Misread[];
}

const same = (one: unknown, other: unknown) => one === other || (Number.isNaN(one) && Number.isNaN(other));

/** Finds the scalars that the two parsers read differently. */
function* differences(
  node: unknown,
  page: unknown,
  path: readonly PropertyKey[],
): Generator<{ scalar: Scalar; path: readonly PropertyKey[] }> {
  if (isScalar(node)) {
    if (!same(node.value, page)) yield { scalar: node, path };
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries())
      yield* differences(item, (page as unknown[] | undefined)?.[index], [...path, index]);
  } else if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = String((key as Scalar).value);
      const fields = Object(page) as Record<string, unknown>;
      // A field whose name the pages would read differently is unknown to the schema, which reports it.
      if (Object.hasOwn(fields, name)) yield* differences(value, fields[name], [...path, name]);
    }
  }
}

/**
 * Reads a file's text as the pages get it, with two parsers: `yaml` knows the position of each value, and `js-yaml` is
 * what gatsby-transformer-yaml makes the pages' data with. Where they disagree, keeps the value as it was typed and
 * lists it in `misread`, so that the check never passes a value that a page would show differently.
 */
function read(text: string): YamlReading {
  const lines = new LineCounter();
  const beyond = beyondLimits(text);
  const document = parseDocument(beyond ? '' : text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const reading = { document, lines, data: undefined, misread: [] };
  if (beyond) {
    // Counts the lines, which the parser would have done.
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
    return { ...reading, problems: [beyond] };
  }
  const problems = syntaxProblemsOf(document, text);
  if (document.errors.length > 0) return { ...reading, problems };
  const names = [...nameProblems(document, text), ...longLists(document)];
  if (names.length > 0) return { ...reading, problems: [...problems, ...names] };
  // What an alias stands for may contain itself, without an end. `problems` explains it.
  if (hasAlias(document)) return { ...reading, problems };
  let page: unknown;
  try {
    page = load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { position = 0 } = (error.mark as { position?: number } | undefined) ?? {};
    return { ...reading, problems: problems.length > 0 ? problems : [{ offset: position, message: unreadable }] };
  }
  const misread = [...differences(document.contents as Node | null, page, [])].map(({ scalar, path }) => {
    const typed = scalar.source ?? '';
    scalar.value = typed;
    return { path, typed };
  });
  return { ...reading, data: document.toJS() as unknown, problems, misread };
}

/**
 * The last texts and their readings, the oldest first. A change is proved on the texts before and after it, which the check
 * then reads.
 */
const readings = new Map<string, YamlReading>();
const mostReadings = 4;

/** Returns the reading of a text. Several callers share it, so none may change it. */
export function readYaml(text: string): YamlReading {
  const reading = readings.get(text) ?? read(text);
  readings.delete(text);
  readings.set(text, reading);
  if (readings.size > mostReadings) readings.delete([...readings.keys()][0] ?? '');
  return reading;
}
