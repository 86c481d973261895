import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { BuiltPage } from '../pages/built-pages';
import { headersFor } from '../headers/headers-file';
import { type HeaderRule, kitFolder } from '../headers/rules';
import type { Hosting } from '../hosting';
import { packagesIn } from '../licences';

/** A page of the kit, as the service worker answers with it. */
export interface KitPage {
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** The offline kit: what a visitor can read without a connection after one visit. */
interface OfflineKit {
  /** The pages by their addresses. */
  pages: Readonly<Record<string, KitPage>>;
  /** The fonts and drawings that they show: the hash of each content, by address. */
  files: Readonly<Record<string, string>>;
}

/** Returns the hash by which the service worker knows what was published. */
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Leaves out structured data and link previews: no machine reads the copies. */
const forPeople = (html: string) =>
  html.replace(/<script type="application\/ld\+json">[^<]*<\/script>|<meta (?:property="og|name="twitter):[^>]*>/g, '');

const filesOf = (html: string, folders: readonly string[]) =>
  [...html.matchAll(/(?:href=|url\()"?(\/[\w-]+\/[\w.-]+)/g)]
    .map(([, url]) => url ?? '')
    .filter((url) => folders.some((folder) => url.startsWith(folder)));

/**
 * Returns the kit: the pages of these routes, the not-found page, and the files they show. Pages carry their headers,
 * because a browser applies the policy of the answer it gets from the service worker.
 */
export function offlineKit(
  folder: string,
  pages: readonly BuiltPage[],
  routes: readonly string[],
  rules: readonly HeaderRule[],
  { shownOffline }: Pick<Hosting, 'shownOffline'>,
): OfflineKit {
  const wanted = pages.filter(({ route }) => route === '/404.html' || routes.includes(route));
  const files = new Set(wanted.flatMap(({ html }) => filesOf(html, shownOffline)));
  return {
    pages: Object.fromEntries(
      wanted.map(({ route, html }) => [
        route,
        { headers: { ...headersFor(rules, route), 'Content-Type': 'text/html; charset=utf-8' }, html: forPeople(html) },
      ]),
    ),
    files: Object.fromEntries(
      [...files]
        .filter((url) => existsSync(path.join(folder, url)))
        .sort()
        .map((url) => [url, hashOf(readFileSync(path.join(folder, url)))]),
    ),
  };
}

/**
 * Writes `sw.js` and the kit into a built site. The kit is one file, because brotli finds what its pages share: seven
 * pages take 39 KiB, and 90 KiB one by one. Its name is the hash of its content, so that the pages of two builds never mix and
 * the service worker knows a wrong answer. Returns the folders of the packages in the service worker.
 */
export async function writeServiceWorker(
  project: string,
  { pages, files }: OfflineKit,
  { folders, scriptEnd, target }: Hosting,
): Promise<string[]> {
  const folder = path.join(project, 'public', kitFolder);
  const text = JSON.stringify(pages);
  const name = `${hashOf(text)}.json`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(path.join(folder, name), text);
  const { outputFiles, metafile } = await build({
    absWorkingDir: project,
    metafile: true,
    entryPoints: [path.join(project, 'tools/hosts/offline/service-worker.tsx')],
    bundle: true,
    minify: true,
    write: false,
    target: [...target],
    define: {
      'self.offlineKit': JSON.stringify({
        address: kitFolder + name,
        routes: Object.keys(pages),
        files,
        lasting: folders.lasting,
      }),
      'self.scriptEnd': JSON.stringify(scriptEnd),
      'process.env.NODE_ENV': '"production"',
    },
  });
  writeFileSync(path.join(project, 'public/sw.js'), outputFiles[0]?.text ?? '');
  return packagesIn(metafile);
}
