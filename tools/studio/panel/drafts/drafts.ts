import type { Change, Edit, EntryMove, Field, Place } from '../../api';
import { changesBetween } from '../../documents/value-changes';

/** What the panel shows. */
export type View =
  /** `near` names the facts that stand in the same element of the page. */
  | { kind: 'field'; place: Place; near?: string[] }
  | { kind: 'file'; file: string }
  | { kind: 'everything' | 'pictures' | 'changes' | 'launch' }
  | { kind: 'move'; op: EntryMove['op']; file: string }
  /** `label` says what a new entry is called. */
  | { kind: 'new'; of?: string; label?: string };

/** What was typed, and the value and version of the file that it began from. */
export interface Draft {
  field: Pick<Field, 'file' | 'path' | 'version' | 'value'> & Partial<Pick<Field, 'label' | 'removable'>>;
  value: unknown;
}

/** The drafts of each view by their places, so that they outlive their forms. */
export type Drafts = Record<string, Record<string, Draft>>;

export const keyOf = ({ file, path }: Place) => JSON.stringify([file, path]);

/** Returns the key of a view's drafts. `viewOf` turns it back. */
export const viewKey = (view: View) => JSON.stringify(view.kind === 'field' ? { ...view, near: undefined } : view);
export const viewOf = (key: string) => JSON.parse(key) as View;

/** Returns what saves a draft. An optional field that was cleared is removed. */
export function changesOf({ field, value }: Draft): Change[] {
  const { file, path, value: before } = field;
  const isGone = value === undefined && before !== undefined && field.removable && typeof path.at(-1) === 'string';
  return isGone ? [{ op: 'remove', file, path }] : changesBetween(before ?? null, value ?? null, field);
}

/** Returns the keys of the views that have something to save. */
export const unsavedViews = (drafts: Drafts) =>
  Object.keys(drafts).filter((view) => Object.values(drafts[view] ?? {}).some((draft) => changesOf(draft).length > 0));

/** Returns the edit that saves drafts. */
export const editOf = (drafts: readonly Draft[]): Edit => ({
  changes: drafts.flatMap(changesOf),
  versions: Object.fromEntries(drafts.map(({ field }) => [field.file, field.version])),
});

/** Keeps a value that was typed. The draft stays based on what its form first showed. */
export const withTyped = (drafts: Drafts, view: string, field: Draft['field'], value: unknown): Drafts => ({
  ...drafts,
  [view]: { ...drafts[view], [keyOf(field)]: { field: drafts[view]?.[keyOf(field)]?.field ?? base(field), value } },
});

/** A field comes with all facts and pages to choose from, which would fill the browser's storage. */
const base = ({ file, path, version, value, label, removable }: Draft['field']): Draft['field'] => ({
  file,
  path,
  version,
  value,
  ...(label !== undefined && { label }),
  ...(removable !== undefined && { removable }),
});

/** Drops the drafts of a view that `drops` chooses. */
export const without = (drafts: Drafts, view: string, drops: (draft: Draft) => boolean = () => true): Drafts => ({
  ...drafts,
  [view]: Object.fromEntries(Object.entries(drafts[view] ?? {}).filter(([, draft]) => !drops(draft))),
});

const within = (one: Place, other: Place) => one.path.every((step, index) => other.path[index] === step);
const leavesAlone = (change: Change, field: Place) =>
  change.file !== field.file || (change.op === 'set' && !within(change, field) && !within(field, change));

/**
 * Bases drafts on the files as they are after a save of the studio itself. What was typed during the save stays a
 * draft. A draft at a place that the save may have moved or changed keeps its version, so that it meets a conflict.
 */
export function afterSave(
  drafts: Drafts,
  view: string,
  sent: readonly Draft[],
  edit: Edit,
  now: Record<string, string>,
): Drafts {
  const sentAt = new Map(sent.map((draft) => [keyOf(draft.field), draft.value]));
  const rebased = ({ field, value }: Draft, isSent: boolean): Draft => {
    const version = now[field.file] ?? field.version;
    if (isSent) return { field: { ...field, version, value: sentAt.get(keyOf(field)) }, value };
    const isBase = edit.versions?.[field.file] === field.version;
    return isBase && edit.changes.every((change) => leavesAlone(change, field))
      ? { field: { ...field, version }, value }
      : { field, value };
  };
  return Object.fromEntries(
    Object.entries(drafts).map(([key, own]) => [
      key,
      Object.fromEntries(
        Object.entries(own).map(([place, draft]) => [place, rebased(draft, key === view && sentAt.has(place))]),
      ),
    ]),
  );
}
