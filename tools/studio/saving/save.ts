import type { StudioFolder, StudioSite } from '../site';
import type { Edit, FieldDiagnostic } from '../api';
import { fileInWords } from '../../shared/text';
import { CannotChange } from '../documents/change-data';
import { changeText } from '../documents/change-text';
import { decode, type Journal, textOf } from './journal';
import { withWaiting, writeWithPictures } from './staged-pictures';
import { mistakesIn, supposeChanges, versionOf, withTexts } from './suppose';

/** Where the studio works, and what it has shown. */
export interface Desk {
  project: string;
  site: StudioSite;
  journal: Journal;
  read(): StudioFolder;
  /** The texts that forms were made from, by their versions: what a conflict compares. */
  shown: Map<string, string>;
}

/** A file that somebody else has changed since the form was made. */
export interface Conflict {
  file: string;
  yours: string;
  theirs: string;
  version: string;
}

/** Returns the version of a file's text, and keeps the text for a conflict. */
export function showText({ shown }: Desk, text: string): string {
  const version = versionOf(text);
  // The most recent ones are enough: an older form can still be compared with the file as it is.
  if (shown.size > 200) shown.delete([...shown.keys()][0] ?? '');
  shown.set(version, text);
  return version;
}

/** Returns the text of a file as a folder was read, or null if there is none. */
function textIn(folder: StudioFolder, file: string): string | null {
  const found = folder.files.find(({ path }) => path === file);
  return found ? decode(found.bytes) : null;
}

/**
 * Returns both versions of the first file that has changed since the form showed it, or undefined if none has.
 * @throws CannotChange if the form does not say which version it showed
 */
function conflictOf(desk: Desk, now: StudioFolder, { changes, versions = {} }: Edit): Conflict | undefined {
  for (const file of new Set(changes.map((change) => change.file))) {
    const theirs = textIn(now, file) ?? '';
    const version = versionOf(theirs);
    const shown = versions[file];
    if (shown === undefined)
      throw new CannotChange(`This page is too old to save ${fileInWords(file)}. Reload the page.`);
    if (shown === version) continue;
    const own = changes.filter((change) => change.file === file);
    const base = desk.shown.get(shown) ?? theirs;
    return { file, yours: own.reduce(changeText, base), theirs, version: showText(desk, theirs) };
  }
  return undefined;
}

/** What a save came to: the mistakes it would make, a conflict, or the texts that were written. */
export type Saved =
  { diagnostics: FieldDiagnostic[] } | { conflict: Conflict } | { after: StudioFolder; files: string[] };

/**
 * Writes texts into `data/`, or removes files where there is `null`, if the whole of it is then free of mistakes, and the
 * files are still as they were read.
 */
export function writeTexts(desk: Desk, now: StudioFolder, texts: ReadonlyMap<string, string | null>): Saved {
  const after = withTexts(now, texts);
  const diagnostics = mistakesIn(withWaiting(desk.project, after));
  if (diagnostics.length > 0) return { diagnostics };
  const files = [...texts].map(([file, text]) => ({ file, before: textIn(now, file), after: text }));
  // The check takes a moment, in which an editor may have saved.
  for (const { file, before, after: yours } of files) {
    const theirs = textOf(desk.project, file, desk.site);
    if (theirs !== before)
      return { conflict: { file, yours: yours ?? '', theirs: theirs ?? '', version: showText(desk, theirs ?? '') } };
  }
  const changed = files.filter(({ before, after: text }) => before !== text);
  if (changed.length > 0)
    writeWithPictures(desk.project, now, after, () => {
      desk.journal.write(changed);
    });
  return { after, files: [...texts.keys()] };
}

/**
 * Saves an edit, all of it or nothing.
 * @throws CannotChange, or an error of the file system
 */
export function save(desk: Desk, edit: Edit): Saved {
  const now = desk.read();
  const conflict = conflictOf(desk, now, edit);
  if (conflict) return { conflict };
  return writeTexts(desk, now, supposeChanges(now, edit.changes).texts);
}
