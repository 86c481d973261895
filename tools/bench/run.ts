import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../e2e/programs/chromium';
import { buildAstro, pages, sitemapRoutes, withSites } from './sites';

// `npx tsx tools/bench/run.ts` runs all benchmarks; with one or more of the names `browser`, `curve`, `presses`, `tasks`, `navigation`,
// `lighthouse` and `build` it runs only those. `--all-pages` lets `lighthouse` visit every page of the sitemap, which takes half
// an hour. Times depend on the machine: compare the ratios.
const parts = ['browser', 'curve', 'presses', 'tasks', 'navigation', 'lighthouse', 'build'] as const;
const wanted = process.argv.slice(2).filter((part) => !part.startsWith('--'));
const unknown = wanted.filter((part) => !parts.some((known) => known === part));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}: there are ${parts.join(', ')}`);
const runs = (part: (typeof parts)[number]) => wanted.length === 0 || wanted.includes(part);
const root = path.resolve(__dirname, '../..');
const tsx = (file: string, ...options: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', path.join('tools/bench', file), ...options], {
    cwd: root,
    stdio: 'inherit',
  });

async function lighthouse() {
  if (!existsSync(path.join(__dirname, 'node_modules')))
    execFileSync('npm', ['install', '--no-save', '--no-package-lock'], { cwd: __dirname, stdio: 'inherit' });
  const routes = process.argv.includes('--all-pages')
    ? Object.fromEntries(sitemapRoutes().map((route) => [route, route]))
    : pages;
  await withSites(async (ours, byHand, astro) => {
    const addresses = Object.entries(routes).map(([kind, route]) => [
      kind,
      { ours: ours + route, bare: byHand + route, ...(route === pages.home && { astro: `${astro}/` }) },
    ]);
    execFileSync(
      process.execPath,
      ['lighthouse.mjs', findChromium().executablePath, JSON.stringify(Object.fromEntries(addresses))],
      { cwd: __dirname, stdio: 'inherit' },
    );
    await Promise.resolve();
  }, buildAstro());
}

async function main() {
  if (runs('browser')) tsx('browser.ts');
  if (runs('curve')) tsx('curve.ts');
  if (runs('presses')) tsx('presses.ts');
  if (runs('tasks')) tsx('tasks.ts');
  if (runs('navigation')) tsx('navigation.ts');
  if (runs('lighthouse')) await lighthouse();
  if (runs('build')) tsx('build.ts', ...process.argv.filter((option) => option === '--many'));
}
void main();
