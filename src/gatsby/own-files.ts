import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Gatsby's own files in `public/`. The next build reads them there; visitors never need them. */
const ownFiles = ['page-data', '_gatsby', 'webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Where these files are between two builds, in the project's folder. */
export const asideFolder = path.join('.cache', 'aside');

function move(from: string, to: string) {
  for (const name of ownFiles) {
    if (!existsSync(path.join(from, name))) continue;
    rmSync(path.join(to, name), { recursive: true, force: true });
    cpSync(path.join(from, name), path.join(to, name), { recursive: true });
    rmSync(path.join(from, name), { recursive: true });
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
