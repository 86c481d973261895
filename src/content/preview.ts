import { copyFileSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkData } from './check';
import { type Complaint, formatComplaint } from './complaint';
import type { EditLink } from './edit-map';
import { dataPaths, type DataFolder, readData } from './read-data';
import { copyVideos } from './videos';

/**
 * Where a running preview reads its files. Gatsby forgets what a file said as soon as it has changed, and a broken one
 * says nothing in its place, so every page would break. It sees this copy of `data/`, which never holds a mistake.
 */
export const previewFolder = '.tmp/preview-data';

const sameFile = (one: string, other: string) => {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a?.size === b?.size && Math.round(a?.mtimeMs ?? 0) === Math.round(b?.mtimeMs ?? 0);
};

function writeCopy(project: string, { files, pictures }: DataFolder) {
  const target = path.join(project, previewFolder);
  const beside = `${target}.new`;
  const present = new Set([...files.map((file) => file.path), ...pictures.map((name) => `pictures/${name}`)]);
  mkdirSync(target, { recursive: true });
  for (const old of dataPaths(target)) if (!present.has(old)) rmSync(path.join(target, old));
  /** In one step, so that nobody who listens there reads half a file. */
  const put = (name: string, write: () => void) => {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    write();
    renameSync(beside, path.join(target, name));
  };
  const old = new Map(readData(project, previewFolder).files.map((file) => [file.path, Buffer.from(file.bytes)]));
  for (const { path: name, bytes } of files)
    if (!old.get(name)?.equals(bytes))
      put(name, () => {
        writeFileSync(beside, bytes);
      });
  for (const picture of pictures) {
    const from = path.join(project, 'data/pictures', picture);
    if (!sameFile(from, path.join(target, 'pictures', picture)))
      put(`pictures/${picture}`, () => {
        copyFileSync(from, beside);
        const { atime, mtime } = statSync(from);
        utimesSync(beside, atime, mtime);
      });
  }
}

/** Lets a running preview show `data/` as it is now. While it has mistakes, which are returned, nothing changes. */
export function refreshPreview(project: string): Complaint[] {
  const folder = readData(project);
  const complaints = checkData(folder);
  if (complaints.length === 0) {
    writeCopy(project, folder);
    copyVideos(project, folder);
  }
  return complaints;
}

/** What a running preview says of the mistakes, in the terminal and on every page; nothing while there are none. */
export function previewNotice(complaints: readonly Complaint[]): string {
  if (complaints.length === 0) return '';
  const [count, they] =
    complaints.length === 1 ? ['a mistake', 'it is'] : [`${complaints.length} mistakes`, 'they are'];
  return `data/ has ${count}. The pages stay as they were until ${they} put right.\n\n${complaints.map(formatComplaint).join('\n')}`;
}

/** What a file system says of a file that goes while we look at it, or that another program has locked. */
const passing = ['ENOENT', 'EBUSY', 'EACCES', 'EPERM'];

/** Whether an error may have gone at the next look: a file was locked, as programs on Windows do, or has just gone. */
export const isPassing = (error: unknown): error is NodeJS.ErrnoException =>
  passing.includes((error as NodeJS.ErrnoException).code ?? '');

/** What staff are told of a file that cannot be opened. */
export function lockedNotice(error: NodeJS.ErrnoException, project: string): string {
  const file = error.path === undefined ? 'A file' : path.relative(project, error.path).split(path.sep).join('/');
  return (
    `${file} cannot be opened at the moment. Close other programs that use it. ` +
    'The preview updates as soon as the file can be opened.'
  );
}

/** What a page of a preview is told. */
export interface PreviewNews {
  /** What is wrong with `data/`; empty while nothing is. */
  notice: string;
  /** What opens the page's file, where there is one. */
  edit?: EditLink | undefined;
}

/** What tells one state of `data/` from another. */
function stateOf(project: string): string {
  const data = path.join(project, 'data');
  return dataPaths(data)
    .map((name) => {
      const { size, mtimeMs, ino } = statSync(path.join(data, name));
      return `${name} ${size} ${mtimeMs} ${ino}`;
    })
    .join('\n');
}

/**
 * Calls `changed` once the files of `data/` are others and have rested for a moment. Returns what ends that. It looks
 * at the files every so often instead of listening: a few dozen take a millisecond, and of what happens on a network
 * drive or in a shared folder of a virtual machine nobody is told.
 */
export function watchData(project: string, changed: () => void, every = 200): () => void {
  let known = stateOf(project);
  let last = known;
  const timer = setInterval(() => {
    try {
      const now = stateOf(project);
      const rested = now === last;
      last = now;
      if (!rested || now === known) return;
      changed();
      known = now;
    } catch (error) {
      // The next look knows more.
      if (!isPassing(error)) throw error;
    }
  }, every);
  return () => {
    clearInterval(timer);
  };
}
