import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { withPolicyInside } from './headers/content-security-policy';
import { beyondLimits, headersFile, judged } from './headers/headers-file';
import { nginxConf } from './headers/nginx';
import { headerRules } from './headers/rules';
import type { Hosting } from './hosting';
import { licencesText, packagesIn } from './licences';
import { type Move, writeMoves } from './moved-pages';
import { offlineKit, writeServiceWorker } from './offline/offline-kit';
import { addressed, brokenLinks, type BuiltPage, htmlFiles, liveScripts } from './pages/built-pages';
import { firstPaintRule, waitingForFirstScreen } from './pages/first-paint';
import { keepPages, pageRule, readOnce } from './pages/html';
import { type KeptAnswers, keptAnswers } from './pages/kept-answers';
import { strangersIn } from './pages/strangers';
import { compress } from './precompress';

/** What one build says of itself. */
interface Build {
  siteUrl: string;
  /** The addresses of the pages of the offline kit. */
  offline: readonly string[];
  /** What esbuild says of the scripts that visitors get. */
  bundles: readonly Metafile[];
  moves: readonly Move[];
  /** Changes the HTML of a page before anything else is made of it. */
  finish: (html: string) => string;
}

const isNotFound = ({ route }: BuiltPage) => route === '/404' || route === '/404.html';

/** Finishes the HTML of the pages. Pages that a warm build has not rewritten are finished already. */
function finished(folder: string, lastId: string, finish: Build['finish'], answers: KeptAnswers): BuiltPage[] {
  const pages = htmlFiles(folder);
  for (const page of pages) {
    const { file, html } = page;
    const bare = finish(html);
    const whole = waitingForFirstScreen(isNotFound(page) ? withPolicyInside(bare) : bare, lastId, answers);
    if (whole !== html) writeFileSync(path.join(folder, file), whole);
  }
  return pages;
}

/**
 * Prepares a built site for its hosts: `public/_headers` for Netlify and Cloudflare Pages, `deploy/nginx.conf`, the
 * service worker, /licences.txt, `_redirects` and pages for former addresses, and compressed copies of the files. Both hosts
 * serve 404.html by themselves. Returns the problems that must stop the build, such as a broken link, and what only Cloudflare
 * Pages would not read, which stops it where `host` is 'cloudflare'.
 */
export async function publish(
  project: string,
  hosting: Hosting,
  { siteUrl, offline, bundles, moves, finish }: Build,
  host = process.env.DEPLOY_TO,
): Promise<{ problems: string[]; warnings: string[] }> {
  const { folders, fonts, language, lastId, inlineScripts } = hosting;
  const folder = path.join(project, 'public');
  const answers = keptAnswers(
    path.join(project, '.cache', 'first-screens.json'),
    `${firstPaintRule(project)}\0${lastId}`,
  );
  const saveRead = keepPages(path.join(project, '.cache', 'read-pages.json'), pageRule(project));
  const files = finished(folder, lastId, finish, answers);
  answers.save();
  const strangers = files.flatMap((page) =>
    strangersIn(readOnce(page), inlineScripts).map(
      (stranger) => `${page.route}: the policy of the site allows no ${stranger}`,
    ),
  );
  mkdirSync(path.join(project, 'deploy'), { recursive: true });
  writeFileSync(path.join(project, 'deploy', 'nginx.conf'), nginxConf(files, siteUrl, folders, moves));
  const kit = offlineKit(folder, files, offline, headerRules(files, [], folders), hosting);
  const packages = [...bundles.flatMap(packagesIn), ...(await writeServiceWorker(project, kit, hosting))];
  writeFileSync(path.join(folder, 'licences.txt'), licencesText(project, packages, fonts));
  writeMoves(folder, siteUrl, language, moves);
  await compress(folder);
  // After the service worker is written, which needs a rule too.
  const rules = headerRules(files, readdirSync(folder), folders);
  // Last, so that a running server never sends the new headers with a page of the previous build.
  writeFileSync(path.join(folder, '_headers'), headersFile(rules));
  const { problems, warnings } = judged(beyondLimits(rules), host);
  const pages = addressed(files);
  const mistakes = [...brokenLinks(folder, pages), ...liveScripts(pages, lastId)];
  saveRead();
  return { problems: [...mistakes, ...strangers, ...problems], warnings };
}
