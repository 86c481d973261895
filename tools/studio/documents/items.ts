import { isMap } from 'yaml';
import { CannotChange } from './change-data';
import { type Collection, type Span, spansOf, valueSpan } from './children';

/** Replaces a part of a text. */
export const splice = (text: string, { start, end }: Span, by: string) => text.slice(0, start) + by + text.slice(end);
/** Returns how many characters stand before an offset on its line. */
export const columnOf = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1);
const hasComment = (gap: string) => gap.includes('#');

/** Returns what stands between two items, as it is between others of the same list. */
function separator(parent: Collection, spans: readonly Span[], text: string): string {
  const gaps = spans.slice(1).map(({ start }, index) => text.slice(spans[index]?.end, start));
  const clean = gaps.find((gap) => !hasComment(gap));
  return clean ?? (parent.flow ? ', ' : `\n${' '.repeat(columnOf(text, spans[0]?.start ?? 0))}`);
}

/** Inserts an item or a field. `core` gets the indentation of its further lines. */
export function insert(text: string, parent: Collection, index: number, core: (indent: number) => string): string {
  const spans = spansOf(parent, text);
  const [first] = spans;
  if (!first) throw new CannotChange('This list cannot be filled here. Ask whoever looks after the website.');
  const gap = separator(parent, spans, text);
  const own = core(columnOf(text, first.start) + 2);
  const at = spans[index - 1]?.end;
  return at === undefined
    ? splice(text, { start: first.start, end: first.start }, own + gap)
    : splice(text, { start: at, end: at }, gap + own);
}

/** Removes an item or a field, and not the comments before and after it. */
export function remove(text: string, parent: Collection, index: number): string {
  const spans = spansOf(parent, text);
  const [own, before, after] = [spans[index], spans[index - 1], spans[index + 1]];
  if (!own) return text;
  if (!before && !after) {
    const empty = isMap(parent) ? '{}' : '[]';
    if (parent.flow) return splice(text, valueSpan(parent, text), empty);
    const start = text.slice(0, own.start).trimEnd().length;
    return splice(
      text,
      text[start - 1] === ':' ? { start, end: own.end } : own,
      text[start - 1] === ':' ? ` ${empty}` : empty,
    );
  }
  const gap = after ? text.slice(own.end, after.start) : text.slice(before?.end, own.start);
  if (!hasComment(gap))
    return splice(text, after ? { start: own.start, end: after.start } : { start: before?.end ?? 0, end: own.end }, '');
  // Comments between the two stay: only the lines of the item itself go.
  const line = /^\r?\n[ \t]*/.exec(text.slice(own.end))?.[0] ?? '';
  return after
    ? splice(text, { start: own.start, end: own.end + line.length }, '')
    : splice(text, { start: text.slice(0, own.start).trimEnd().length, end: own.end }, '');
}

/** Moves an item. What stands between two items stays where it is. */
export function move(text: string, parent: Collection, index: number, to: number): string {
  const spans = spansOf(parent, text);
  const parts = spans.map(({ start, end }) => text.slice(start, end));
  const gaps = spans.map(({ end }, at) => text.slice(end, spans[at + 1]?.start ?? end));
  parts.splice(to, 0, ...parts.splice(index, 1));
  const all = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
  return splice(text, all, parts.map((part, at) => part + (gaps[at] ?? '')).join(''));
}
