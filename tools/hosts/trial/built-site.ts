import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Move } from '../moved-pages';

/** A built site on the disk, to compare with what a host sends. */
export interface BuiltSite {
  folder: string;
  /** The address it was built for. */
  origin: string;
  /** The addresses of its pages. */
  routes: readonly string[];
  /** The addresses that led to pages before. */
  moves: readonly Move[];
  /** The address of a script with a hash in its name. */
  island: string;
  file(name: string): Buffer;
}

export const pageFile = (route: string) => path.join(route, 'index.html');
export const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** @throws if the folder has no sitemap or no islands: `npm run build` makes them */
export function builtSite(folder: string, moves: readonly Move[]): BuiltSite {
  const file = (name: string) => readFileSync(path.join(folder, name));
  const addresses = [
    ...file('sitemap-0.xml')
      .toString()
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address = '']) => new URL(address));
  const [first] = addresses;
  const script = readdirSync(path.join(folder, 'islands')).find((name) => name.endsWith('.js'));
  if (!first || !script) throw new Error(`${folder} holds no finished site. "npm run build" makes one.`);
  return {
    folder,
    origin: first.origin,
    routes: addresses.map(({ pathname }) => pathname),
    moves,
    island: `/islands/${script}`,
    file,
  };
}
