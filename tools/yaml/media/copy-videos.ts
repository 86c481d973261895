import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { parseFiles } from '../files/parse-data';
import type { DataFolder } from '../files/data-folder';

/** Returns all videos, captions and posters, by their names on the site, with the folder of `data/` that contains each. */
export function videoFiles(folder: DataFolder): Map<string, 'videos' | 'pictures'> {
  const files = new Map<string, 'videos' | 'pictures'>();
  for (const { kind, text: name } of parseFiles(folder).flatMap((entry) => entry.texts())) {
    if (kind === 'video') files.set(name, 'videos');
    if (kind === 'poster') files.set(name, 'pictures');
  }
  return files;
}

/** Whether a file is the copy that `refreshCopy` made, as far as size and time say. */
function isCopy(from: string, to: string): boolean {
  const [a, b] = [from, to].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a?.size === b?.size && Math.round(a?.mtimeMs ?? 0) === Math.round(b?.mtimeMs ?? 0);
}

/** Copies a file with its times, unless the copy is there. With `beside`, writes it there first: nobody reads half of it. */
export function refreshCopy(from: string, to: string, beside = to): void {
  if (isCopy(from, to)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, beside);
  const { atime, mtime } = statSync(from);
  utimesSync(beside, atime, mtime);
  renameSync(beside, to);
}

/**
 * Copies the videos that pages show, with their captions and posters, into `public/videos`. Gatsby would name them by
 * hashes, which nobody could recognise in a download. Copies only what has changed, because a preview calls it after
 * every edit of a text.
 */
export function copyVideos(project: string, folder: DataFolder): void {
  const target = path.join(project, 'public', 'videos');
  const shown = [...videoFiles(folder)]
    .map(([name, source]) => ({ name, from: path.join(project, 'data', source, name) }))
    .filter(({ from }) => existsSync(from));
  if (shown.length === 0) {
    rmSync(target, { recursive: true, force: true });
    return;
  }
  mkdirSync(target, { recursive: true });
  for (const old of readdirSync(target))
    if (!shown.some(({ name }) => name === old)) rmSync(path.join(target, old), { recursive: true });
  for (const { name, from } of shown) refreshCopy(from, path.join(target, name));
}
