import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { CannotChange } from '../documents/change-data';
import { picturesNamed } from '../places/file-texts';
import type { StudioFolder } from '../site';
import { inside } from './data-path';
import { HalfDone } from './journal';
import { putInPlace } from './put-in-place';

/** Where uploaded pictures wait until a save names them, so that one that nobody saves is never in `data/`. */
const waiting = '.tmp/studio-pictures';
/** Where copies of the pictures are that a save has placed, so that undo can take them out of `data/` again. */
const placed = `${waiting}/placed`;

/** How long a picture waits: as long as somebody may leave a form unfinished. */
const longest = 7 * 24 * 60 * 60 * 1000;
const most = 100;

const plainName = /^[a-z0-9-]+\.(?:jpg|png|webp|avif)$/;

/** Returns the pictures of a folder. Follows no links: what they lead to would be placed in `data/`, and sent. */
function namesIn(folder: string): string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => name).filter((name) => plainName.test(name));
}

/** Returns the names of the pictures that wait for a save. */
export const waitingPictures = (project: string): string[] => namesIn(path.join(project, waiting));

/** Returns the place of a waiting picture on the disc, or undefined if there is none of this name. */
export const waitingPlace = (project: string, name: string): string | undefined =>
  waitingPictures(project).includes(name) ? inside(path.join(project, waiting), name) : undefined;

/** Returns the folder for pictures that wait, without those that nobody has saved for a week, and with room for one more. */
export function waitingFolder(project: string): string {
  const folder = path.join(project, waiting);
  mkdirSync(path.join(project, placed), { recursive: true });
  inside(project, waiting);
  for (const part of [folder, path.join(project, placed)]) {
    const ages = namesIn(part)
      .map((name) => ({ name, age: Date.now() - statSync(path.join(part, name)).mtimeMs }))
      .sort((one, other) => one.age - other.age);
    for (const [index, { name, age }] of ages.entries())
      if (age > longest || index >= most - 1) rmSync(path.join(part, name));
  }
  return folder;
}

/** Returns a folder as the check is to see it: with the pictures that a save would place. */
export const withWaiting = (project: string, folder: StudioFolder): StudioFolder => ({
  ...folder,
  pictures: [...new Set([...folder.pictures, ...waitingPictures(project)])],
});

/** Whether two files hold the same. */
const isSame = (one: string, other: string) =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Takes pictures out of `data/` that a save had placed, if they are still as it placed them. They wait again. */
function takeBack(project: string, names: Iterable<string>): void {
  const [folder, copies] = [path.join(project, 'data/pictures'), path.join(project, placed)];
  for (const name of names) {
    if (!plainName.test(name) || !isSame(path.join(folder, name), path.join(copies, name))) continue;
    rmSync(inside(folder, name));
    renameSync(path.join(copies, name), path.join(project, waiting, name));
  }
}

/** Puts the waiting pictures that a save names into `data/pictures`. Returns their names. @throws CannotChange */
function place(project: string, before: StudioFolder, after: StudioFolder): string[] {
  const known = picturesNamed(before);
  const waits = new Set(waitingPictures(project));
  const isThere = (name: string) => known.has(name) && before.pictures.includes(name);
  const wanted = [...picturesNamed(after)].filter((name) => waits.has(name) && !isThere(name));
  const folder = path.join(project, 'data/pictures');
  const taken = wanted.find((name) => existsSync(path.join(folder, name)));
  if (taken !== undefined)
    throw new CannotChange(`There is another picture ${taken} now. Choose yours once more: it then gets another name.`);
  if (wanted.length > 0) {
    mkdirSync(folder, { recursive: true });
    inside(path.join(project, 'data'), 'pictures');
  }
  const done: string[] = [];
  try {
    for (const name of wanted) {
      const beside = path.join(folder, `.${name}.studio`);
      const from = path.join(project, waiting, name);
      try {
        copyFileSync(from, beside);
        putInPlace(beside, inside(folder, name));
      } catch (error) {
        // The copy that is not in its place would be sent with the next changes.
        rmSync(beside, { force: true });
        throw error;
      }
      renameSync(from, path.join(project, placed, name));
      done.push(name);
    }
  } catch (error) {
    takeBack(project, done);
    throw error;
  }
  return done;
}

/**
 * Writes texts together with the pictures that they name: the pictures first, so that no page ever lacks one. If the texts
 * cannot be written, the pictures wait again.
 * @throws CannotChange, or an error of the file system
 */
export function writeWithPictures(project: string, before: StudioFolder, after: StudioFolder, write: () => void): void {
  const names = place(project, before, after);
  try {
    write();
  } catch (error) {
    // The next start completes such a save, and then they are needed.
    if (!(error instanceof HalfDone)) takeBack(project, names);
    throw error;
  }
}

/** Takes pictures that nothing names after an undo or redo out of data/ again, if a save of the studio had put them there. */
export function takeUnnamedBack(project: string, before: StudioFolder, after: StudioFolder): void {
  const named = picturesNamed(after);
  takeBack(
    project,
    [...picturesNamed(before)].filter((name) => !named.has(name)),
  );
}
