import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxConf } from '../headers/nginx';
import type { Expected } from '../live-check/snapshot';
import { type Move, removeMoves, writeMoves } from '../moved-pages';
import { htmlFiles } from '../pages/built-pages';

/**
 * Copies the built site to a folder, with more former addresses than its source names: it may name none, and a host would
 * then be asked for nothing.
 * @param moves all former addresses of the copy
 * @throws if the build's configuration is not the one of the source, because the copy's would prove nothing of it
 */
export function movedSite(
  project: string,
  copy: string,
  { siteUrl, folders, moves: known }: Expected,
  moves: readonly Move[],
  language: string,
): void {
  rmSync(copy, { recursive: true, force: true });
  for (const part of ['public', 'deploy/main.conf', 'deploy/nginx.conf'])
    cpSync(path.join(project, part), path.join(copy, part), { recursive: true, preserveTimestamps: true });
  const [folder, conf] = [path.join(copy, 'public'), path.join(copy, 'deploy/nginx.conf')];
  removeMoves(folder);
  const pages = htmlFiles(folder);
  if (nginxConf(pages, siteUrl, folders, known) !== readFileSync(conf, 'utf8'))
    throw new Error('deploy/nginx.conf is not of this source and these pages: "npm run build" writes it.');
  writeFileSync(conf, nginxConf(pages, siteUrl, folders, moves));
  writeMoves(folder, siteUrl, language, moves);
}
