import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Move } from '../moved-pages';

/** Addresses of a site, each of which stands for all of its kind. */
export interface Samples {
  /** A page in no folder, such as '/about'. */
  page: string;
  /** A page with pages below it, such as '/bicycles'. */
  group: string;
  /** The picture of links to the home page. */
  card: string;
  font: string;
  /** The folder of scripts that have a hash in their names. */
  scripts: string;
}

/** A built site on the disk, to compare with what a host sends. */
export interface BuiltSite {
  folder: string;
  /** The address it was built for. */
  origin: string;
  /** The addresses of the pages in its sitemap. */
  routes: readonly string[];
  /** The addresses that led to pages before. */
  moves: readonly Move[];
  samples: Samples;
  /** The address of a script with a hash in its name. */
  script: string;
  file(name: string): Buffer;
}

export const pageFile = (route: string) => path.join(route, 'index.html');
export const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** @throws if the folder has no sitemap or no scripts: a build makes them */
export function builtSite(folder: string, moves: readonly Move[], samples: Samples): BuiltSite {
  const file = (name: string) => readFileSync(path.join(folder, name));
  const addresses = [
    ...file('sitemap-0.xml')
      .toString()
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address = '']) => new URL(address));
  const [first] = addresses;
  const script = readdirSync(path.join(folder, samples.scripts)).find((name) => name.endsWith('.js'));
  if (!first || !script) throw new Error(`${folder} holds no finished site. "npm run build" makes one.`);
  return {
    folder,
    origin: first.origin,
    routes: addresses.map(({ pathname }) => pathname),
    moves,
    samples,
    script: samples.scripts + script,
    file,
  };
}
