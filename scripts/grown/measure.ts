import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { quietly } from '../../e2e/chromium-config';
import { findFastChromium } from '../../e2e/programs/chromium';

/** The first pages of lists, and what else names many entries. */
const lists = ['/', '/services', '/guides', '/insights', '/gallery', '/reviews', '/faq', '/search', '/404.html'];

/** What a page of a list may take: screens of a phone, elements, and KiB of HTML, compressed. */
const most = { screens: 12, nodes: 1500, brotli: 20 };

/** What a page takes on a phone. */
export interface Figures {
  route: string;
  nodes: number;
  /** Heights of a screen of 844 pixels. */
  screens: number;
  /** KiB of HTML, and the same compressed. */
  html: number;
  brotli: number;
  /** Milliseconds of the main thread until the page is idle. */
  cpu: number;
}

const tenths = (number: number) => Math.round(number * 10) / 10;

/** Returns the addresses of a list, of its further pages, and of its pages by service and by town. */
function pagesOf(folder: string, route: string): string[] {
  const own = path.join(folder, route);
  if (route === '/' || route.endsWith('.html') || !existsSync(own)) return [route];
  // Gatsby leaves the folder of a page that an earlier build had.
  const further = readdirSync(own).filter((name) => existsSync(path.join(own, name, 'index.html')));
  const numbers = further.filter((name) => /^\d+$/.test(name)).map(Number);
  const ways = further.filter((name) => /^by-[a-z]+$/.test(name));
  return [
    route,
    ...numbers.sort((one, other) => one - other).map((page) => `${route}/${page}`),
    ...ways.sort().flatMap((way) => pagesOf(folder, `${route}/${way}`)),
  ];
}

/** Visits the lists of a built site on a phone of 390 by 844 pixels. `folder` is where its files are. */
export async function measured(origin: string, folder: string): Promise<Figures[]> {
  const browser = await chromium.launch({ ...findFastChromium(), args: quietly });
  const figures: Figures[] = [];
  try {
    for (const route of lists.flatMap((list) => pagesOf(folder, list))) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable');
      await page.goto(origin + route, { waitUntil: 'networkidle' });
      const { metrics } = await devtools.send('Performance.getMetrics');
      const cpu = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
      const [nodes, height] = await page.evaluate(() => [
        document.querySelectorAll('*').length,
        document.documentElement.scrollHeight,
      ]);
      const html = readFileSync(path.join(folder, route.endsWith('.html') ? route : `${route}/index.html`));
      figures.push({
        route,
        nodes: nodes ?? NaN,
        screens: tenths((height ?? NaN) / 844),
        html: tenths(html.length / 1024),
        brotli: tenths(brotliCompressSync(html).length / 1024),
        cpu: Math.round(cpu * 1000),
      });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return figures;
}

/** Says what is too large on a page. The home page is no list, and its length does not depend on the lists. */
export const tooLarge = ({ route, ...figures }: Figures): string[] =>
  (['screens', 'nodes', 'brotli'] as const)
    .filter((name) => figures[name] > most[name] && !(route === '/' && name === 'screens'))
    .map((name) => `${route}: ${figures[name]} ${name}, more than ${most[name]}`);
