import { load, YAMLException } from 'js-yaml';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import { nameSlips, type Slip, slipsOf, unreadable } from './explain-syntax';

/**
 * A single value that the pages would get as something else than was typed: a day without quotes becomes a moment in
 * milliseconds.
 */
export interface Misread {
  path: readonly PropertyKey[];
  /** The value as it was typed. */
  typed: string;
}

/** A file as the pages get it. `data` is undefined where it cannot be read, which `slips` explain. */
export interface YamlReading {
  document: ReturnType<typeof parseDocument>;
  lines: LineCounter;
  data: unknown;
  slips: Slip[];
  misread: Misread[];
}

const same = (one: unknown, other: unknown) => one === other || (Number.isNaN(one) && Number.isNaN(other));

/** Finds the single values that the two parsers take for different things. */
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
      // A name the pages would get in another form is no field of any file, which the schema says.
      if (Object.hasOwn(fields, name)) yield* differences(value, fields[name], [...path, name]);
    }
  }
}

/**
 * Reads a file's text as the pages get it. Two parsers read it: `yaml` knows where each value is, and `js-yaml` is the
 * one that gatsby-transformer-yaml makes the pages' data with. Where they disagree the value is kept as it was typed and
 * listed in `misread`, so that nothing passes the check as one thing and is shown as another.
 */
export function readYaml(text: string): YamlReading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const reading = { document, lines, data: undefined, misread: [] };
  const slips = slipsOf(document, text);
  if (document.errors.length > 0) return { ...reading, slips };
  const names = nameSlips(document, text);
  if (names.length > 0) return { ...reading, slips: [...slips, ...names] };
  let page: unknown;
  try {
    page = load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { position = 0 } = (error.mark as { position?: number } | undefined) ?? {};
    return { ...reading, slips: slips.length > 0 ? slips : [{ offset: position, message: unreadable }] };
  }
  const misread = [...differences(document.contents as Node | null, page, [])].map(({ scalar, path }) => {
    const typed = scalar.source ?? '';
    scalar.value = typed;
    return { path, typed };
  });
  try {
    return { ...reading, data: document.toJS() as unknown, slips, misread };
  } catch {
    // An alias without its anchor, such as **Boiler**: `slips` explains it.
    return { ...reading, slips };
  }
}
