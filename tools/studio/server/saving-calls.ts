import type { SaveResult, Supposed } from '../api';
import { CannotChange } from '../documents/change-data';
import { placesChanged } from '../places/changed-places';
import { sentencesFor } from '../places/sentences';
import { dataPath } from '../saving/data-path';
import { textOf } from '../saving/journal';
import { rebased } from '../saving/rebase';
import { type Conflict, type Desk, save, type Saved, showText } from '../saving/save';
import { takeUnnamedBack, withWaiting, writeWithPictures } from '../saving/staged-pictures';
import { mistakesIn, supposeChanges, withTexts } from '../saving/suppose';
import { requests } from './requests';
import { type Asked, checked } from './asked';

/** Says what an edit would do, without saving it: its mistakes or, if there are none, the places it would change. */
export function suppose({ desk, body }: Asked): Supposed {
  const { changes } = checked(requests.edit, body);
  const now = desk.read();
  const { folder } = supposeChanges(now, changes);
  const diagnostics = mistakesIn(withWaiting(desk.project, folder));
  return { diagnostics, ...(diagnostics.length > 0 ? { places: [], pages: 0 } : placesChanged(now, folder)) };
}

/** Says in sentences what the panel's version of a file would change in that of somebody else. */
function inSentences(desk: Desk, conflict: Conflict): Extract<SaveResult, { conflict: unknown }> {
  const { file, theirs, yours } = conflict;
  const [before, after] = [theirs, yours].map((text) => (text ? { path: file, bytes: Buffer.from(text) } : undefined));
  const sentences = sentencesFor(file, before, after, desk.read());
  return { conflict: { ...conflict, differences: sentences.map(({ sentence }) => sentence) } };
}

/** Tells the panel what a save came to. */
export function resultOf(desk: Desk, before: ReturnType<Desk['read']>, saved: Saved): SaveResult {
  if ('conflict' in saved) return inSentences(desk, saved.conflict);
  if ('diagnostics' in saved) return saved;
  const { places } = placesChanged(before, saved.after);
  return {
    saved: {
      versions: Object.fromEntries(
        saved.files.map((file) => [file, showText(desk, textOf(desk.project, file, desk.site) ?? '')]),
      ),
      pages: places.map(({ page }) => page).filter((page) => page.startsWith('/')),
      canUndo: desk.journal.toUndo() !== undefined,
      canRedo: desk.journal.toRedo() !== undefined,
    },
  };
}

/** Saves an edit. */
export function saveEdit({ desk, body }: Asked): SaveResult {
  const edit = checked(requests.edit, body);
  for (const { file } of edit.changes) dataPath(desk.project, file, desk.site);
  return resultOf(desk, desk.read(), save(desk, edit));
}

/**
 * Takes back or repeats a save, if `data/` is then as free of mistakes as after any save. Where somebody else has changed
 * another place of a file, theirs stays. Where it is the same place, the save is stepped over.
 */
export const back =
  (way: 'undo' | 'redo', nothing: string) =>
  ({ desk }: Asked): SaveResult => {
    const { journal, project, site } = desk;
    const next = () => (way === 'undo' ? journal.toUndo() : journal.toRedo());
    const planned = next();
    if (!planned) throw new CannotChange(nothing);
    const files = planned.map((each) => {
      const now = textOf(project, each.file, site);
      return { file: each.file, before: now, planned: each.after, after: rebased(each, now) };
    });
    const stuck = files.find(({ after }) => after === undefined);
    if (stuck) {
      journal.replace(way, []);
      const theirs = stuck.before ?? '';
      return inSentences(desk, {
        file: stuck.file,
        yours: stuck.planned ?? '',
        theirs,
        version: showText(desk, theirs),
      });
    }
    const writable = files.map(({ file, before, after = null }) => ({ file, before, after }));
    const before = desk.read();
    const after = withTexts(before, new Map(writable.map(({ file, after: text }) => [file, text])));
    const diagnostics = mistakesIn(withWaiting(project, after));
    if (diagnostics.length > 0) return { diagnostics };
    journal.replace(way, writable);
    writeWithPictures(project, before, after, journal[way]);
    takeUnnamedBack(project, before, after);
    return resultOf(desk, before, { after, files: files.map(({ file }) => file) });
  };
