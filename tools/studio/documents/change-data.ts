import { isRecord } from '../../shared/json';
import type { Change, Steps } from '../api';

/** A change of a value, and not of the whole text of a file. */
export type ValueChange = Exclude<Change, { op: 'text' }>;

/** Thrown for a change that cannot be made, in words for staff. */
export class CannotChange extends Error {}

type Holder = Record<string | number, unknown>;

/** Returns the value at a path, or undefined. */
export const valueIn = (data: unknown, path: Steps): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? (value as Holder)[step] : undefined,
    data,
  );

/** Returns whether a path is, or is inside, another. */
export const isWithin = (path: Steps, outer: Steps) => outer.every((step, depth) => path[depth] === step);

/** Returns a copy of the data with a change. */
export function changeData(data: unknown, change: ValueChange): unknown {
  const { path } = change;
  if (path.length === 0) return change.op === 'set' ? change.value : data;
  const next = JSON.parse(JSON.stringify(data)) as unknown;
  const parent = valueIn(next, path.slice(0, -1));
  const step = path.at(-1) ?? '';
  const gone = () => new CannotChange('This is not there any more. Reload the page.');
  if (change.op === 'set' && isRecord(parent)) {
    parent[step] = change.value;
    return next;
  }
  if (change.op === 'remove' && isRecord(parent) && Object.hasOwn(parent, step)) {
    Reflect.deleteProperty(parent, step);
    return next;
  }
  const index = Number(step);
  if (!Array.isArray(parent) || !(index >= 0) || index >= parent.length + (change.op === 'add' ? 1 : 0)) throw gone();
  const item: unknown = parent[index];
  switch (change.op) {
    case 'set':
      parent[index] = change.value;
      break;
    case 'add':
      parent.splice(index, 0, change.value);
      break;
    case 'duplicate':
      parent.splice(index + 1, 0, JSON.parse(JSON.stringify(item)));
      break;
    case 'remove':
      parent.splice(index, 1);
      break;
    case 'move':
      if (!(change.to >= 0) || change.to >= parent.length) throw gone();
      parent.splice(index, 1);
      parent.splice(change.to, 0, item);
  }
  return next;
}
