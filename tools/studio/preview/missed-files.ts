import { createHash } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { contentsOf } from '../../yaml/media';
import type { Emitter } from './doubtful-queries';
import { previewFolder } from './folder';

/** A file that Gatsby will not read for another reason is not repeated for ever. */
const mostTries = 5;

/** Returns the hash by which Gatsby knows the content of a file. */
const hashOf = (file: string) => createHash('md5').update(readFileSync(file)).digest('hex');

/** Returns what changes whenever a file is written. */
function stateOf(file: string): string {
  const { ino, mtimeMs } = statSync(file);
  return `${ino} ${mtimeMs}`;
}

/**
 * Tells Gatsby once more of files of the preview that it has not taken up. Its watch follows a file by its inode, which
 * every write of ours replaces. A busy machine can get to the second of two writes before the watch has moved to the first:
 * then nobody hears of the second, and the page keeps the old text until the file is written again. A new time of the
 * file is heard, because the watch is at the right inode by then. Returns a function that ends it.
 */
export function repeatMissedFiles(emitter: Emitter, project: string, everyMs = 1000): () => void {
  const folder = path.join(project, previewFolder);
  const files = () =>
    contentsOf(folder)
      .paths.filter((name) => name.endsWith('.yaml'))
      .map((name) => path.join(folder, name));
  // What is there at the start has been read.
  const taken = new Map(files().map((file) => [file, hashOf(file)]));
  const known = new Map(files().map((file) => [file, stateOf(file)]));
  const tries = new Map<string, number>();
  emitter.on('CREATE_NODE', ({ payload: { absolutePath, internal } }) => {
    if (absolutePath !== undefined && internal) taken.set(path.resolve(absolutePath), internal.contentDigest);
  });
  const look = (file: string) => {
    const state = stateOf(file);
    if (known.get(file) === state) return;
    const tried = tries.get(file) ?? 0;
    if (taken.get(file) === hashOf(file) || tried >= mostTries) {
      known.set(file, state);
      tries.delete(file);
    } else if (Date.now() - statSync(file).mtimeMs >= everyMs) {
      tries.set(file, tried + 1);
      utimesSync(file, new Date(), new Date());
    }
  };
  const timer = setInterval(() => {
    try {
      files().forEach(look);
    } catch {
      // A file was replaced or removed meanwhile. The next look sees what became of it.
    }
  }, everyMs);
  return () => {
    clearInterval(timer);
  };
}
