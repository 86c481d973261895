import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';

const data = path.resolve(__dirname, '../data');

/** A file of data/, parsed. */
export const readYaml = (file: string) => parse(readFileSync(path.join(data, file), 'utf8')) as Record<string, unknown>;

const slugs = (folder: string) =>
  readdirSync(path.join(data, folder)).map((file) => `/${folder}/${file.replace(/\.yaml$/, '')}`);

/** Every page of the site (spec 2 and the calculator). */
export const routes = [
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
];

/** Addresses that are not in the route table and show the not-found page (decisions, Routes). */
export const gaps = [
  '/guides/deal-with-leak',
  '/about/company',
  '/about/owner',
  '/guides/programmable-thermostat',
  '/contact',
];

/** The file of the built site behind an address. */
export const fileOf = (route: string) =>
  path.join(__dirname, '../public', path.extname(route) ? route : path.join(route, 'index.html'));

/** Brings React to life on any page, also on one with nothing that asks for it; fails if it does not take the page over. */
export async function hydrate(page: Page) {
  await page.evaluate(() => {
    document.body.dataset.island = '';
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    delete document.body.dataset.island;
  });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}
