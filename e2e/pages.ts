import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';

const project = path.resolve(__dirname, '..');

/** A site that tests visit: its content, and where it was built. */
function siteOf(content: string, built: string) {
  const data = path.join(project, content);
  const slugs = (folder: string) =>
    readdirSync(path.join(data, folder)).map((file) => `/${folder}/${file.replace(/\.yaml$/, '')}`);
  return {
    built: path.join(project, built),
    /** A file of its content, parsed. */
    readYaml: (file: string) => parse(readFileSync(path.join(data, file), 'utf8')) as Record<string, unknown>,
    /** Every page. */
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
    ],
    /** The built file behind an address. */
    fileOf: (route: string) => path.join(project, built, path.extname(route) ? route : path.join(route, 'index.html')),
  };
}

/** The site with the content of the fixture, whose words and figures a test may know. */
export const { built, readYaml, routes, fileOf } = siteOf('test/fixture/data', '.tmp/fixture-site');

/** The site as visitors get it. Staff change its content, so a test of it knows none. */
export const realSite = siteOf('data', 'public');

/** Addresses that are not in the route table and show the not-found page (decisions, Routes). */
export const gaps = [
  '/guides/deal-with-leak',
  '/about/company',
  '/about/owner',
  '/guides/programmable-thermostat',
  '/contact',
];

/** Has the browser say that the visitor saves data: then a page fetches and runs no script before a touch. */
export async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
}

/** Brings the islands of a page to life, if it has any; fails if React does not take one over. */
export async function hydrate(page: Page) {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[data-island] button'))
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(({ dataset }) => dataset.state === 'up'),
  );
}
