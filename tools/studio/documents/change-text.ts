import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isScalar, isSeq, Lexer } from 'yaml';
import { isRecord } from '../../shared/json';
import { fileInWords } from '../../shared/text';
import { readYaml } from '../../yaml/files';
import type { Change, Steps } from '../api';
import { CannotChange, changeData, valueIn, type ValueChange } from './change-data';
import { type Collection, indexOf, spansOf, valueAt, valueSpan } from './children';
import { columnOf, insert, move, remove, splice } from './items';
import { changesBetween } from './value-changes';
import { scalarTexts, valueText } from './value-text';

/** Returns the comments of a file's text. The lexer marks every scalar, so that a `#` inside one is not taken for one. */
const commentsOf = (text: string) =>
  [...new Lexer().lex(text)].filter((token, index, all) => token.startsWith('#') && all[index - 1] !== '\x1f');

function nodeIn(document: Document, path: Steps): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

const isGroup = (value: unknown) => typeof value === 'object' && value !== null;

/** Returns a value as it follows a field's name or a hyphen. A list of one item begins on a line of its own too. */
function following(value: unknown, flow: boolean, indent: number, isField: boolean) {
  const text = valueText(value, { flow, indent });
  const isBlock = text.includes('\n') || (!flow && isGroup(value) && Object.keys(value as object).length > 0);
  return isField && isBlock ? `\n${' '.repeat(indent)}${text}` : ` ${text}`;
}

/** A new group of fields is written between braces if its neighbours are. */
const asNeighbours = (parent: Collection, value: unknown) =>
  isGroup(value) &&
  parent.items.some((_, index) => {
    const neighbour = valueAt(parent, index) as Collection | undefined;
    if (neighbour?.flow !== true) return false;
    // An empty list can be written in one way only, so it does not show how this file writes its groups.
    return neighbour.items.length > 0 || !Object.values(value as object).some(isGroup);
  });

/**
 * Writes a list of groups with a line for each, so that adding or removing one changes one line. The groups are in braces, as
 * the neighbours of the list are.
 */
const linesOfGroups = (items: readonly unknown[], indent: number) =>
  items.map((item) => `\n${' '.repeat(indent)}- ${valueText(item, { flow: true, indent: 0 })}`).join('');

const isListOfGroups = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isRecord(item) && !Object.values(item).some(isGroup));

function putValue(text: string, parent: Collection, index: number, value: unknown): string[] {
  const node = valueAt(parent, index);
  const span = spansOf(parent, text)[index];
  if (!span) return [];
  const flow = Boolean(parent.flow);
  const indent = columnOf(text, span.start) + 2;
  if (isScalar(node) && node.source !== '' && !isGroup(value)) {
    const [start, end] = node.range ?? [0, 0];
    const spot = { flow, indent };
    return scalarTexts(value, node.type, text.slice(start, end), spot).map((by) => splice(text, { start, end }, by));
  }
  // A field without a value has no node, or one that stands somewhere after the colon.
  const from = isMap(parent) ? text.indexOf(':', parent.items[index]?.key.range?.[1]) + 1 : span.start + 1;
  const old = node && node.range?.[0] !== node.range?.[1] ? valueSpan(node, text) : { start: from, end: from };
  if (flow)
    return [
      splice(
        text,
        { start: isMap(parent) ? from : span.start, end: old.end },
        following(value, true, 0, false).slice(isMap(parent) ? 0 : 1),
      ),
    ];
  const braces = asNeighbours(parent, value);
  const by =
    braces && isMap(parent) && isListOfGroups(value)
      ? linesOfGroups(value, indent)
      : following(value, braces, indent, isMap(parent));
  return [splice(text, { start: from, end: old.end }, by)];
}

/** Returns the texts that a change may lead to, the best first. */
function* candidates(text: string, document: Document, change: ValueChange): Generator<string> {
  const step = change.path.at(-1) ?? '';
  const parent = nodeIn(document, change.path.slice(0, -1));
  if (change.path.length === 0 || !isCollection(parent)) return;
  const holder = parent as Collection;
  const index = indexOf(holder, step);
  const flow = Boolean(holder.flow);
  switch (change.op) {
    case 'set':
      if (index >= 0) yield* putValue(text, holder, index, change.value);
      else if (holder.items.length === 0) yield* putParent(text, document, change, { [step]: change.value });
      else {
        const named = (indent: number) =>
          `${valueText(String(step), { flow, indent })}:${following(change.value, flow || asNeighbours(holder, change.value), indent, true)}`;
        yield insert(text, holder, holder.items.length, named);
      }
      break;
    case 'add':
      if (holder.items.length === 0) yield* putParent(text, document, change, [change.value]);
      else
        yield insert(text, holder, Number(step), (indent) =>
          flow
            ? valueText(change.value, { flow, indent })
            : `-${following(change.value, asNeighbours(holder, change.value), indent, false)}`,
        );
      break;
    case 'duplicate': {
      const { start, end } = spansOf(holder, text)[index] ?? { start: 0, end: 0 };
      yield insert(text, holder, index + 1, () => text.slice(start, end));
      break;
    }
    case 'remove':
      yield remove(text, holder, index);
      break;
    case 'move':
      yield move(text, holder, index, change.to);
  }
}

/** Replaces an empty list or group by its first content. */
function* putParent(text: string, document: Document, change: ValueChange, value: unknown): Generator<string> {
  const path = change.path.slice(0, -1);
  const grand = nodeIn(document, path.slice(0, -1));
  if (path.length > 0 && (isMap(grand) || isSeq(grand)))
    yield* putValue(text, grand as Collection, indexOf(grand as Collection, path.at(-1) ?? ''), value);
}

/** Gives a new text the line endings of the old one. A file with both kinds keeps each where it is. */
function withEndingsOf(old: string, text: string): string {
  const isWindows = old.includes('\r\n') && !/(^|[^\r])\n/.test(old);
  return isWindows ? text.replace(/\r?\n/g, '\r\n') : text;
}

/**
 * Makes one small change and proves it: both parsers read the new text as the changed data and nothing else, and every
 * comment is still there, unless the change removes or copies an item, which may have comments of its own.
 */
function changeOnce(text: string, change: ValueChange): string {
  const { document, data, misread } = readYaml(text);
  if (data === undefined)
    throw new CannotChange(
      `There is a mistake in ${fileInWords(change.file)}, so that it cannot be read. Press 'Undo' if you have just changed it. Otherwise ask whoever looks after the website.`,
    );
  const expected = changeData(data, change);
  const comments = commentsOf(text);
  for (const made of candidates(text, document as unknown as Document, change)) {
    const next = withEndingsOf(text, made);
    const read = readYaml(next);
    if (
      isDeepStrictEqual(read.data, expected) &&
      read.misread.length <= misread.length &&
      (change.op === 'remove' ||
        change.op === 'duplicate' ||
        isDeepStrictEqual(commentsOf(next).sort(), [...comments].sort()))
    )
      return next;
  }
  throw new CannotChange(
    `This cannot be changed here, because something else in ${fileInWords(change.file)} would change with it. Ask whoever looks after the website.`,
  );
}

/** How many values one change may set. */
const mostParts = 100;

/**
 * Returns a file's text with a change and nothing else: comments, order, quotes, blank lines, line endings and a byte
 * order mark stay.
 * @throws CannotChange
 */
export function changeText(text: string, change: Change): string {
  const mark = '\uFEFF';
  if (text.startsWith(mark)) return mark + changeText(text.slice(1), change);
  // A browser's text field has no other line endings than \n.
  if (change.op === 'text') return withEndingsOf(text, change.text.replace(mark, ''));
  if (change.op !== 'set') return changeOnce(text, change);
  const { data } = readYaml(text);
  const parts = changesBetween(valueIn(data, change.path), change.value, change);
  // Each part is proved by reading the whole text.
  if (parts.length > mostParts)
    throw new CannotChange(
      `You have changed ${parts.length} entries at once, and at most ${mostParts} are possible. Change some, save, and then change the others.`,
    );
  return parts.reduce(changeOnce, text);
}
