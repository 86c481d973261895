import { isCollection, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';

/** The offsets at which a part of a file's text starts and ends. */
export interface Span {
  start: number;
  end: number;
}

/** A map or a list in a file. */
export type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

const startOf = (node: Node) => node.range?.[0] ?? 0;

/** Returns the end of a value, without the line breaks after it. */
function endOf(node: Node, text: string): number {
  if (isCollection(node) && !node.flow) {
    const last: unknown = node.items.at(-1);
    const inner = isMap(node) ? ((last as Pair<Node, Node | null>).value ?? (last as Pair<Node>).key) : last;
    return endOf(inner as Node, text);
  }
  const [start = 0, end = 0] = node.range ?? [];
  return Math.max(start, text.slice(0, end).trimEnd().length);
}

/** Returns the value of a map's or list's item. */
export const valueAt = (parent: Collection, index: number): Node | null | undefined =>
  isMap(parent) ? parent.items[index]?.value : parent.items[index];

/** Returns the span of a value alone, without its name, hyphen and comment. */
export const valueSpan = (node: Node, text: string): Span => ({ start: startOf(node), end: endOf(node, text) });

/**
 * Returns the span of each field of a map or item of a list: from its name or hyphen to the end of its value, with a
 * comment on its last line. What stands between two of them (a comma, blank lines, comments) belongs to neither.
 */
export function spansOf(parent: Collection, text: string): Span[] {
  return parent.items.map((item, index) => {
    const value = valueAt(parent, index);
    const key = isMap(parent) ? (item as Pair<Node>).key : undefined;
    const from = startOf(key ?? (value as Node));
    const start = isSeq(parent) && !parent.flow ? text.lastIndexOf('-', from - 1) : from;
    const end = endOf(value ?? (key as Node), text);
    if (parent.flow) return { start, end };
    const comment = /^[ \t]+#[^\r\n]*/.exec(text.slice(end))?.[0] ?? '';
    return { start, end: end + comment.length };
  });
}

/** Returns the index of a field or item in its map or list, or -1. */
export const indexOf = (parent: Collection, step: string | number): number =>
  isMap(parent)
    ? parent.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(step))
    : Number(step) < parent.items.length
      ? Number(step)
      : -1;
