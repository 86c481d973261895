import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { esbuildTargets } from '../browsers';
import type { BuiltPage } from '../content/built-site';

/** A file the service worker keeps: its address, and what changes when the file does. */
export interface Kept {
  url: string;
  revision: string | null;
}

const revisionOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The files a page shows as soon as it is there: fonts, drawings, icons. */
const partsOf = (html: string) =>
  [...html.matchAll(/(?:href=|url\()"?(\/(?:fonts|drawings)\/[\w.-]+|\/favicon\.svg)/g)].map(([, url]) => url ?? '');

/**
 * What the service worker keeps: the pages it is told to, the not-found page, and the fonts and drawings they show.
 * Pages change under the same address, so each has a revision; the names of the other files change with them.
 */
export function keptFiles(folder: string, pages: readonly BuiltPage[], routes: readonly string[]): Kept[] {
  const wanted = pages.filter(({ route }) => route === '/404.html' || routes.includes(route));
  const parts = new Set(
    wanted.flatMap(({ html }) => partsOf(html)).filter((url) => existsSync(path.join(folder, url))),
  );
  return [
    ...wanted.map(({ route, html }) => ({ url: route, revision: revisionOf(html) })),
    ...[...parts].sort().map((url) => ({ url, revision: revisionOf(readFileSync(path.join(folder, url))) })),
  ];
}

/** Writes `sw.js` into a built site. */
export async function writeServiceWorker(project: string, kept: readonly Kept[]): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.join(project, 'src/offline/worker.tsx')],
    bundle: true,
    minify: true,
    write: false,
    target: esbuildTargets(),
    define: { 'self.__WB_MANIFEST': JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(path.join(project, 'public/sw.js'), outputFiles[0]?.text ?? '');
}
