import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Gatsby's own files in `public/`. The next build reads them there; visitors never need them. */
const ownFiles = ['page-data', '_gatsby', 'webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Where these files are between two builds, in the project's folder. */
export const asideFolder = path.join('.cache', 'aside');

function move(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const name of ownFiles) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (!existsSync(source)) continue;
    rmSync(target, { recursive: true, force: true });
    try {
      renameSync(source, target);
    } catch {
      // `public/` or the cache may lie on another disk. Copying a thousand pages' data takes a second each way.
      cpSync(source, target, { recursive: true });
      rmSync(source, { recursive: true });
    }
  }
}

/** Moves Gatsby's own files out of `public/`. */
export function moveAside(project: string): void {
  move(path.join(project, 'public'), path.join(project, asideFolder));
}

/** Moves the files back, before Gatsby reads them. */
export function moveBack(project: string): void {
  move(path.join(project, asideFolder), path.join(project, 'public'));
}
