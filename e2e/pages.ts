import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';

/** The page on which the office answers bookings (reply.spec.ts). Search engines leave it out, and no page leads there. */
export const hidden = '/reply';

/** The page that lists everything. Search engines leave it out; otherwise it is a page like the others. */
export const listOfAll = '/search';

const project = path.resolve(__dirname, '..');

/** Describes a site that tests visit: its content, and the folder of its build. */
function siteOf(content: string, built: string) {
  const data = path.join(project, content);
  const slugs = (folder: string) =>
    readdirSync(path.join(data, folder)).map((file) => `/${folder}/${file.replace(/\.yaml$/, '')}`);
  /** The addresses of the pages on which a list goes on, such as /reviews/2. */
  const further = (list: string) => {
    const folder = path.join(project, built, list);
    // Gatsby leaves the folder of a page that is gone.
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const isPage = (name: string) => /^\d+$/.test(name) && existsSync(path.join(folder, name, 'index.html'));
    return names.filter(isPage).map((page) => `${list}/${page}`);
  };
  return {
    built: path.join(project, built),
    /** Parses a file of its content. */
    readYaml: (file: string) => parse(readFileSync(path.join(data, file), 'utf8')) as Record<string, unknown>,
    /** The routes of all pages for search engines. */
    routes: [
      '/',
      '/about',
      '/about/company-info',
      '/about/owner-gas-safe-engineer',
      '/services',
      ...slugs('services'),
      '/reviews',
      '/gallery',
      '/guides',
      ...slugs('guides'),
      '/insights',
      ...slugs('insights'),
      '/faq',
      '/legal',
      '/boiler-quote-calculator',
      ...['/services', '/reviews', '/gallery', '/guides', '/insights', '/faq'].flatMap(further),
    ],
    further,
    /** Returns the built file of an address. */
    fileOf: (route: string) => path.join(project, built, path.extname(route) ? route : path.join(route, 'index.html')),
  };
}

/** The site with the content of the fixture, whose texts and figures tests may know. */
const fixtureSite = siteOf('test/fixture/data', '.tmp/fixture-site');
export const { built, readYaml, fileOf } = fixtureSite;
/** The routes of all pages but the hidden one. */
export const routes = [...fixtureSite.routes, listOfAll];

/** The site that visitors get. Tests must not know its content, because staff change it. */
export const realSite = siteOf('data', 'public');

/** Addresses that people try and that show the not-found page (docs/decisions/pages-and-routes.md). */
export const gaps = [
  '/guides/deal-with-leak',
  '/about/company',
  '/about/owner',
  '/guides/programmable-thermostat',
  '/contact',
];

/** Tells pages that the visitor saves data. A page then fetches no script file before an interaction. */
export async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
}

/** Hydrates all islands of a page. Fails if React does not take one over. */
export async function hydrate(page: Page) {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('[data-island]:not([data-state=up]) :is(button, input)'))
      for (const event of [new PointerEvent('pointerover', { bubbles: true }), new FocusEvent('focus')])
        control.dispatchEvent(event);
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(({ dataset }) => dataset.state === 'up'),
  );
}
