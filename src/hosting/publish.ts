import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltPage, htmlFiles } from '../content/built-site';
import { compress } from './compress';
import { headerRules } from './headers';
import { beyondLimits, headersFile } from './headers-file';
import { inlineOf, withoutRouter } from './inline';
import { type Islands, withIslands } from './islands';
import { nginxConf } from './nginx';
import { keptFiles, writeServiceWorker } from './offline';
import { withPolicyInside } from './policy';

const isNotFound = ({ route }: BuiltPage) => route === '/404' || route === '/404.html';

/** Brings the pages into their final form. A page that a warm build has left alone is in that form already. */
function finish(folder: string, islands: Islands): BuiltPage[] {
  const pages = htmlFiles(folder);
  for (const page of pages) {
    const { file, html } = page;
    const bare = withoutRouter(withIslands(html, islands));
    const finished = isNotFound(page) ? withPolicyInside(bare) : bare;
    if (finished !== html) writeFileSync(path.join(folder, file), finished);
  }
  return pages;
}

/**
 * Makes a built site ready for its hosts: `public/_headers` for Netlify and Cloudflare Pages, `deploy/nginx.conf`, the
 * service worker, and compressed copies of the files. No `_redirects` is written: nothing has moved, and both hosts send
 * 404.html by themselves. `offline` lists the addresses of the pages the service worker keeps.
 */
export async function publish(
  project: string,
  offline: readonly string[],
  islands: Islands,
): Promise<{ problems: string[]; warnings: string[] }> {
  const folder = path.join(project, 'public');
  const pages = finish(folder, islands);
  const problems = pages.flatMap(({ route, html }) =>
    inlineOf(html).strangers.map((stranger) => `${route}: the policy of the site allows no ${stranger}`),
  );
  mkdirSync(path.join(project, 'deploy'), { recursive: true });
  writeFileSync(path.join(project, 'deploy', 'nginx.conf'), nginxConf(pages));
  await writeServiceWorker(project, keptFiles(folder, pages, offline));
  await compress(folder);
  // Not before the service worker is written, which needs a rule as well.
  const rules = headerRules(pages, readdirSync(folder));
  // Last, so that a server that follows its files never sends the new headers with a page of the build before.
  writeFileSync(path.join(folder, '_headers'), headersFile(rules));
  return { problems, warnings: beyondLimits(rules) };
}
