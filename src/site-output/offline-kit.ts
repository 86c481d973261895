import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { esbuildTargets } from './browser-targets';
import type { BuiltPage } from './built-pages';
import { headersFor } from './headers/headers-file';
import { type HeaderRule, kitFolder } from './headers/rules';

/** A page of the kit, as the service worker answers with it. */
export interface KitPage {
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** The offline kit: what a visitor can read without a connection after one visit. */
export interface OfflineKit {
  /** The pages by their addresses. */
  pages: Readonly<Record<string, KitPage>>;
  /** The addresses of the fonts and drawings that they show. */
  files: readonly string[];
}

/** Leaves out structured data and link previews: no machine reads the copies. */
const forPeople = (html: string) =>
  html.replace(/<script type="application\/ld\+json">[^<]*<\/script>|<meta (?:property="og|name="twitter):[^>]*>/g, '');

const filesOf = (html: string) =>
  [...html.matchAll(/(?:href=|url\()"?(\/(?:fonts|drawings)\/[\w.-]+)/g)].map(([, url]) => url ?? '');

/**
 * Returns the kit: the pages of these routes, the not-found page, and the files they show. Pages carry their headers,
 * because a browser applies the policy of the answer it gets from the service worker.
 */
export function offlineKit(
  folder: string,
  pages: readonly BuiltPage[],
  routes: readonly string[],
  rules: readonly HeaderRule[],
): OfflineKit {
  const wanted = pages.filter(({ route }) => route === '/404.html' || routes.includes(route));
  const files = new Set(wanted.flatMap(({ html }) => filesOf(html)));
  return {
    pages: Object.fromEntries(
      wanted.map(({ route, html }) => [
        route,
        { headers: { ...headersFor(rules, route), 'Content-Type': 'text/html; charset=utf-8' }, html: forPeople(html) },
      ]),
    ),
    files: [...files].filter((url) => existsSync(path.join(folder, url))).sort(),
  };
}

/**
 * Writes `sw.js` and the kit into a built site. The kit is one file, because brotli finds what its pages share: seven
 * pages take 34 KiB, and 82 KiB one by one. Its name has a hash, so that the pages of two builds never mix.
 */
export async function writeServiceWorker(project: string, { pages, files }: OfflineKit): Promise<void> {
  const folder = path.join(project, 'public', kitFolder);
  const text = JSON.stringify(pages);
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(path.join(folder, name), text);
  const { outputFiles } = await build({
    entryPoints: [path.join(project, 'src/islands/service-worker.tsx')],
    bundle: true,
    minify: true,
    write: false,
    target: esbuildTargets(),
    define: {
      'self.offlineKit': JSON.stringify({ address: kitFolder + name, routes: Object.keys(pages), files }),
      'process.env.NODE_ENV': '"production"',
    },
  });
  writeFileSync(path.join(project, 'public/sw.js'), outputFiles[0]?.text ?? '');
}
