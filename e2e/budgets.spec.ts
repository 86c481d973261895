import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { routes } from './pages';
import { expect, test } from './test';

// Bytes and counts are the same on every machine, times are not: only bytes and counts are limited here.
const KiB = 1024;
const limits = {
  /** A page with its styles fits into the first round trip of a connection. */
  html: 14 * KiB,
  guideHtml: 14 * KiB,
  inlineScript: { home: 1.6 * KiB, other: KiB },
  requests: { home: 6, guide: 4, other: 8 },
  /** Everything before the first touch, on a phone. */
  all: { home: 60 * KiB, guide: 30 * KiB, other: 160 * KiB },
  /** Everything React needs to show the calendar in the open dialog. */
  dialogScript: 75 * KiB,
};

const folder = path.resolve(__dirname, '../public');

const fileOf = (address: string) => {
  const { pathname } = new URL(address);
  if (path.extname(pathname)) return path.join(folder, pathname);
  return path.join(folder, pathname, 'index.html');
};
const packed = /\.(?:html|js|json|xml|svg|txt|webmanifest)$/;

/** What a file weighs on the way to the visitor: as brotli sends it, pictures and fonts as they are. */
function weight(address: string): number {
  const file = fileOf(address);
  const bytes = readFileSync(file);
  return packed.test(file) ? brotliCompressSync(bytes).length : bytes.length;
}

const sum = (addresses: readonly string[]) => addresses.reduce((total, address) => total + weight(address), 0);

/** The scripts of a page that run by themselves, without those that wait in the template and without data. */
function inlineScript(html: string): number {
  const live = html.replace(/<template[\s\S]*?<\/template>/g, '');
  const scripts = [...live.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  return brotliCompressSync(scripts.join('')).length;
}

async function requestsOf(page: Page, route: string): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(route, { waitUntil: 'networkidle' });
  return requests.filter((address) => address.startsWith('http'));
}

const kindOf = (route: string) =>
  route === '/' ? 'home' : /^\/(guides|faq|insights|legal)/.test(route) ? 'guide' : 'other';

interface Row {
  page: string;
  html: number;
  script: number;
  requests: number;
  pictures: number;
  all: number;
}
const rows: Row[] = [];

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });

for (const route of routes)
  test(`${route} keeps to its bytes and requests`, async ({ page }) => {
    const requests = await requestsOf(page, route);
    const kind = kindOf(route);
    const html = weight(`http://site${route}`);
    const script = inlineScript(readFileSync(fileOf(`http://site${route}`), 'utf8'));
    const pictures = requests.filter((address) => /\.(?:avif|webp|jpe?g|png)$/.test(address));
    rows.push({ page: route, html, script, requests: requests.length, pictures: sum(pictures), all: sum(requests) });
    expect.soft(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
    expect.soft(html).toBeLessThanOrEqual(limits.html);
    expect.soft(script).toBeLessThanOrEqual(limits.inlineScript[kind === 'home' ? 'home' : 'other']);
    expect.soft(requests.length).toBeLessThanOrEqual(limits.requests[kind]);
    expect.soft(sum(requests)).toBeLessThanOrEqual(limits.all[kind]);
  });

test('the dialog with its calendar needs no more script than it may', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Free Quote' }).first().tap();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next month' })).toBeVisible();
  const total = sum([...new Set(scripts)]);
  console.log(`Script for the open dialog: ${(total / KiB).toFixed(1)} KiB in ${scripts.length} files`);
  expect(total).toBeLessThanOrEqual(limits.dialogScript);
});

test.afterAll(() => {
  console.table(rows.sort((a, b) => b.html - a.html));
});
