import { site } from '../../content/site';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Company } from '../../content/business/company';
import { movesOf } from '../../tools/yaml/facts/moves';
import { htmlFiles } from '../../tools/hosts/pages/built-pages';
import { nginxConf } from '../../tools/hosts/headers/nginx';
import { type Move, removeMoves, writeMoves } from '../../tools/hosts/moved-pages';
import { readData } from '../../tools/yaml/data-folder';
import { parseAll } from '../../tools/yaml/parse-data';

/** What staff would write into `data/` for a page that was renamed, one that another replaced, and one that is gone. */
const renamed = { file: 'guides/emergency-leak-repair.yaml', formerly: ['/guides/renamed-for-hosts-test'] };
const removed = [
  { address: '/services/removed-for-hosts-test', to: '/services' },
  { address: '/guides/gone-for-hosts-test' },
];

/**
 * Copies the built site to a folder, with three former addresses more than `data/` names: it may name none, and a host would
 * then be asked for nothing. Returns all of them.
 * @throws if the build's configuration is not the one of the source, because the copy's would prove nothing of it
 */
export function movedSite(project: string, copy: string): Move[] {
  const data = parseAll(readData(project, site));
  const entry = data.get(renamed.file) as { formerly?: string[] } | undefined;
  const list = data.get('removed.yaml') as { items: object[] } | undefined;
  if (!entry || !list) throw new Error(`hosts-test wants data/${renamed.file} and data/removed.yaml.`);
  const { siteUrl } = data.get('company.yaml') as Company;
  const moves = movesOf(
    new Map([
      ...data,
      [renamed.file, { ...entry, formerly: [...(entry.formerly ?? []), ...renamed.formerly] }],
      ['removed.yaml', { ...list, items: [...list.items, ...removed] }],
    ]),
    site,
  );
  rmSync(copy, { recursive: true, force: true });
  for (const part of ['public', 'deploy/main.conf', 'deploy/nginx.conf'])
    cpSync(path.join(project, part), path.join(copy, part), { recursive: true, preserveTimestamps: true });
  const [folder, conf] = [path.join(copy, 'public'), path.join(copy, 'deploy/nginx.conf')];
  removeMoves(folder);
  const pages = htmlFiles(folder);
  if (nginxConf(pages, siteUrl, movesOf(data, site)) !== readFileSync(conf, 'utf8'))
    throw new Error('deploy/nginx.conf is not of this source and these pages: "npm run build" writes it.');
  writeFileSync(conf, nginxConf(pages, siteUrl, moves));
  writeMoves(folder, siteUrl, moves);
  return moves;
}
