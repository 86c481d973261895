import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What Gatsby keeps for itself in the published folder. The next build reads it there; no visitor asks for it. */
const ownFiles = ['page-data', '_gatsby', 'webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Where it lies between two builds, in the project's folder. */
export const asideFolder = path.join('.cache', 'aside');

function move(from: string, to: string) {
  for (const name of ownFiles) {
    if (!existsSync(path.join(from, name))) continue;
    rmSync(path.join(to, name), { recursive: true, force: true });
    cpSync(path.join(from, name), path.join(to, name), { recursive: true });
    rmSync(path.join(from, name), { recursive: true });
  }
}

/** Takes Gatsby's own files out of the published folder. */
export function moveAside(project: string): void {
  move(path.join(project, 'public'), path.join(project, asideFolder));
}

/** Puts them back, before Gatsby looks for them. */
export function moveBack(project: string): void {
  move(path.join(project, asideFolder), path.join(project, 'public'));
}
