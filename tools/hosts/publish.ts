import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltPage, htmlFiles } from './pages/built-pages';
import { compress } from './precompress';
import { headerRules } from './headers/rules';
import { beyondLimits, headersFile, judged } from './headers/headers-file';
import { inlineOf, withoutRouter } from './pages/verify-inline-scripts';
import { type Islands, withIslands } from '../../src/site-output/bundle-islands';
import { nginxConf } from './headers/nginx';
import { type Move, writeMoves } from './moved-pages';
import { waitingForFirstScreen } from './pages/first-paint';
import { licencesText } from './licences';
import { offlineKit, writeServiceWorker } from './offline/offline-kit';
import { withPolicyInside } from './headers/content-security-policy';

const isNotFound = ({ route }: BuiltPage) => route === '/404' || route === '/404.html';

/** Finishes the HTML of the pages. Pages that a warm build has not rewritten are finished already. */
function finish(folder: string, islands: Islands): BuiltPage[] {
  const pages = htmlFiles(folder);
  for (const page of pages) {
    const { file, html } = page;
    const bare = withoutRouter(withIslands(html, islands));
    const finished = waitingForFirstScreen(isNotFound(page) ? withPolicyInside(bare) : bare);
    if (finished !== html) writeFileSync(path.join(folder, file), finished);
  }
  return pages;
}

interface Site {
  siteUrl: string;
  offline: readonly string[];
  islands: Islands;
  packages: readonly string[];
  moves: readonly Move[];
}

/**
 * Prepares a built site for its hosts: `public/_headers` for Netlify and Cloudflare Pages, `deploy/nginx.conf`, the
 * service worker, /licences.txt, and compressed copies of the files. Both hosts serve 404.html by themselves. Returns the
 * problems that must stop the build, and what only Cloudflare Pages would not read, which stops it where `host` is
 * 'cloudflare'.
 * @param offline the addresses of the pages of the offline kit
 * @param packages the folders of the packages in the islands
 */
export async function publish(
  project: string,
  { siteUrl, offline, islands, packages, moves }: Site,
  host = process.env.DEPLOY_TO,
): Promise<{ problems: string[]; warnings: string[] }> {
  const folder = path.join(project, 'public');
  const pages = finish(folder, islands);
  const strangers = pages.flatMap(({ route, html }) =>
    inlineOf(html).strangers.map((stranger) => `${route}: the policy of the site allows no ${stranger}`),
  );
  mkdirSync(path.join(project, 'deploy'), { recursive: true });
  writeFileSync(path.join(project, 'deploy', 'nginx.conf'), nginxConf(pages, siteUrl, moves));
  const ofWorker = await writeServiceWorker(project, offlineKit(folder, pages, offline, headerRules(pages, [])));
  writeFileSync(path.join(folder, 'licences.txt'), licencesText(project, [...packages, ...ofWorker]));
  writeMoves(folder, siteUrl, moves);
  await compress(folder);
  // After the service worker is written, which needs a rule too.
  const rules = headerRules(pages, readdirSync(folder));
  // Last, so that a running server never sends the new headers with a page of the previous build.
  writeFileSync(path.join(folder, '_headers'), headersFile(rules));
  const { problems, warnings } = judged(beyondLimits(rules), host);
  return { problems: [...strangers, ...problems], warnings };
}
