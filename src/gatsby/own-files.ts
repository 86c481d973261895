import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Gatsby's own files in `public/`. The next build reads them there; visitors never need them. */
const ownFiles = ['page-data', '_gatsby', 'webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Where these files are between two builds, in the project's folder. */
export const asideFolder = path.join('.cache', 'aside');

function move(from: string, to: string, names: readonly string[]) {
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (!existsSync(source)) continue;
    rmSync(target, { recursive: true, force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    try {
      renameSync(source, target);
    } catch {
      // `public/` or the cache may lie on another disk. Copying a thousand pages' data takes a second each way.
      cpSync(source, target, { recursive: true });
      rmSync(source, { recursive: true });
    }
  }
}

/** Where Gatsby writes each size of each picture. It never removes one, and does not make one again. */
const pictures = 'static';

/** Returns the paths of all files below a folder of another one. */
const filesIn = (folder: string, name: string): string[] =>
  existsSync(path.join(folder, name))
    ? readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/**
 * Returns the pictures that no page and no script of a built site shows, such as a removed photograph. Gatsby gives each its own
 * folder, named by its content, so the folders are compared: a name may be written in several ways, 'my%20tap.jpg'.
 */
function unusedPictures(folder: string): string[] {
  const shown = new Set<string>();
  for (const file of filesIn(folder, '.'))
    if (/\.(?:html|js)$/.test(file))
      for (const [address] of readFileSync(path.join(folder, file), 'utf8').matchAll(/\/static\/(?:[\w-]+\/)*/g))
        shown.add(path.normalize(address.slice(1, -1)));
  return filesIn(folder, pictures).filter((file) => !shown.has(path.dirname(file)));
}

/** Moves Gatsby's own files out of `public/`. */
export function moveAside(project: string): void {
  move(path.join(project, 'public'), path.join(project, asideFolder), ownFiles);
}

/** Moves pictures that nothing shows any more out of `public/`, once its pages and scripts are written. */
export function movePicturesAside(project: string): void {
  const folder = path.join(project, 'public');
  move(folder, path.join(project, asideFolder), unusedPictures(folder));
}

/** Moves the files back, before Gatsby reads them. */
export function moveBack(project: string): void {
  const aside = path.join(project, asideFolder);
  move(aside, path.join(project, 'public'), [...ownFiles, ...filesIn(aside, pictures)]);
}
