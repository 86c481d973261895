import type { SaveResult, Supposed } from '../api';
import { CannotChange } from '../documents/change-data';
import { placesChanged } from '../places/changed-places';
import { dataPath } from '../saving/data-path';
import { ChangedMeanwhile, textOf } from '../saving/journal';
import { type Desk, save, type Saved, showText } from '../saving/save';
import { mistakesIn, supposeChanges, withTexts } from '../saving/suppose';
import { requests } from './requests';
import { type Asked, checked } from './asked';

/** Lists the mistakes and the places of an edit. */
export function suppose({ desk, body }: Asked): Supposed {
  const { changes } = checked(requests.edit, body);
  const now = desk.read();
  const { folder } = supposeChanges(now, changes);
  const diagnostics = mistakesIn(folder);
  return { diagnostics, ...(diagnostics.length > 0 ? { places: [], pages: 0 } : placesChanged(now, folder)) };
}

/** Tells the panel what a save came to. */
export function resultOf(desk: Desk, before: ReturnType<Desk['read']>, saved: Saved): SaveResult {
  if (!('after' in saved)) return saved;
  const { places } = placesChanged(before, saved.after);
  return {
    saved: {
      versions: Object.fromEntries(saved.files.map((file) => [file, showText(desk, textOf(desk.project, file) ?? '')])),
      pages: places.map(({ page }) => page).filter((page) => page.startsWith('/')),
      canUndo: desk.journal.toUndo() !== undefined,
      canRedo: desk.journal.toRedo() !== undefined,
    },
  };
}

/** Saves an edit. */
export function saveEdit({ desk, body }: Asked): SaveResult {
  const edit = checked(requests.edit, body);
  for (const { file } of edit.changes) dataPath(desk.project, file);
  return resultOf(desk, desk.read(), save(desk, edit));
}

/** Takes back or repeats a save, if `data/` is then as free of mistakes as after any save. */
export const back =
  (way: 'undo' | 'redo', nothing: string) =>
  ({ desk }: Asked): SaveResult => {
    const { journal, project } = desk;
    const files = way === 'undo' ? journal.toUndo() : journal.toRedo();
    if (!files) throw new CannotChange(nothing);
    const before = desk.read();
    const after = withTexts(before, new Map(files.map(({ file, after: text }) => [file, text])));
    const diagnostics = mistakesIn(after);
    if (diagnostics.length > 0) return { diagnostics };
    try {
      journal[way]();
      return resultOf(desk, before, { after, files: files.map(({ file }) => file) });
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const theirs = textOf(project, error.file) ?? '';
      return { conflict: { file: error.file, yours: error.yours, theirs, version: showText(desk, theirs) } };
    }
  };
