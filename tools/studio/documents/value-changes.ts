import { isRecord } from '../../shared/json';
import type { Place, Steps } from '../api';
import type { ValueChange } from './change-data';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the only item that must move for one list to become the other, or undefined. */
function onlyMove(before: readonly unknown[], after: readonly unknown[]): { from: number; to: number } | undefined {
  const first = before.findIndex((item, index) => !same(item, after[index]));
  const last = before.findLastIndex((item, index) => !same(item, after[index]));
  for (const [from, to] of [
    [first, last],
    [last, first],
  ] as const) {
    const moved = [...before];
    moved.splice(to, 0, ...moved.splice(from, 1));
    if (first !== last && same(moved, after)) return { from, to };
  }
  return undefined;
}

/** Returns the indexes of `list` whose items are not in `others`, or undefined if `others` is not `list` without some. */
function beyond(list: readonly unknown[], others: readonly unknown[]): number[] | undefined {
  let next = 0;
  const rest = list.flatMap((item, index) => {
    if (next < others.length && same(item, others[next])) {
      next += 1;
      return [];
    }
    return [index];
  });
  return next === others.length ? rest : undefined;
}

function listChanges(before: readonly unknown[], after: readonly unknown[], file: string, path: Steps): ValueChange[] {
  const kept = Math.min(before.length, after.length);
  if (before.length === after.length) {
    const move = onlyMove(before, after);
    if (move) return [{ op: 'move', file, path: [...path, move.from], to: move.to }];
    return after.flatMap((item, index) => changesBetween(before[index], item, { file, path: [...path, index] }));
  }
  // Items that are only removed, or only added, may stand apart. Nothing between them is touched.
  const removed = after.length > 0 && beyond(before, after);
  if (removed && removed.length > 1)
    return removed.reverse().map((index): ValueChange => ({ op: 'remove', file, path: [...path, index] }));
  const added = beyond(after, before);
  if (added && added.length > 1)
    return added.map((index): ValueChange => ({ op: 'add', file, path: [...path, index], value: after[index] }));
  let start = 0;
  while (start < kept && same(before[start], after[start])) start += 1;
  let end = 0;
  while (end < kept - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const gone = before.length - start - end;
  const come = after.slice(start, after.length - end);
  const at = (index: number): Place => ({ file, path: [...path, index] });
  // Items that only changed stay in place, and keep their comments.
  const both = Math.min(gone, come.length);
  return [
    ...come.slice(0, both).flatMap((item, index) => changesBetween(before[start + index], item, at(start + index))),
    // From the last one on, so that each path is right in the old list too.
    ...Array.from({ length: gone - both }, (_, index): ValueChange => ({
      op: 'remove',
      ...at(start + gone - 1 - index),
    })),
    ...come.slice(both).map((value, index): ValueChange => {
      const place = at(start + both + index);
      const previous = start + both + index - 1;
      return index === 0 && both === 0 && same(before[previous], value)
        ? { op: 'duplicate', ...at(previous) }
        : { op: 'add', ...place, value };
    }),
  ];
}

/** Returns the smallest changes that make one value of a file the other. */
export function changesBetween(before: unknown, after: unknown, { file, path }: Place): ValueChange[] {
  if (same(before, after)) return [];
  // An empty list gets all its items at once, in the form that suits them.
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0) return listChanges(before, after, file, path);
  if (!isRecord(before) || !isRecord(after)) return [{ op: 'set', file, path, value: after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): ValueChange[] => {
    const place = { file, path: [...path, key] };
    return after[key] === undefined
      ? before[key] === undefined
        ? []
        : [{ op: 'remove', ...place }]
      : changesBetween(before[key], after[key], place);
  });
}
