import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { alteredSite } from '../../scripts/altered-site';
import type { Driver, LaunchOptions } from './driver';
import { built } from '../pages';
import type { EngineName } from './programs';
import { startPuppeteer } from './puppeteer-driver';
import { Visitor } from './visitor';
import { startWebKit, webkitNeeds } from './webkit-driver';

export { expect } from '@playwright/test';
export type { Visitor } from './visitor';

/** What browsers say of their own accord. */
const harmless = [
  // Chromium launches one `mailto:` a press and says so about the later attempts, which the site makes all the same.
  /Not allowed to launch 'mailto:/,
  // Without a connection the browser itself reports every file it could not fetch.
  /net::ERR_(?:FAILED|CONNECTION_REFUSED|INTERNET_DISCONNECTED)/,
];

/** What most journeys are made with. */
export const usual: LaunchOptions = { scripts: true, reducedMotion: true, largeText: false };

const startMs = 30_000;

/** Starts an engine's browser. */
export const startEngine = (engine: EngineName, launch: LaunchOptions, limitMs = startMs): Promise<Driver> =>
  engine === 'webkit' ? startWebKit(launch, limitMs) : startPuppeteer(engine, launch, limitMs);

interface Worker {
  engine: EngineName;
  launch: LaunchOptions;
  driver: Driver;
}

interface Each {
  visitor: Visitor;
  /** Complaints a test brings about on purpose. */
  expected: RegExp[];
}

/** The `test` of every journey. One browser a worker, one site and so one origin a test. */
export const test = base.extend<Each, Worker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  launch: [usual, { option: true, scope: 'worker' }],
  driver: [
    async ({ engine, launch }, provide) => {
      const driver = await startEngine(engine, launch);
      await provide(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expected: [[], { option: true }],
  visitor: async ({ engine, driver, launch, expected }, provide, info) => {
    const site = await alteredSite(built);
    await driver.reset();
    const needs = engine === 'webkit' && launch.scripts ? webkitNeeds : {};
    const visitor = new Visitor(engine, driver, site, needs);
    try {
      await provide(visitor);
      const complaints = (await visitor.complaints()).filter(
        (text) => ![...harmless, ...expected].some((pattern) => pattern.test(text)),
      );
      if (info.status === info.expectedStatus) base.expect(complaints).toEqual([]);
    } finally {
      if (info.errors.length > 0) await keep(visitor, info.outputDir);
      await site.close();
    }
  },
});

/** Leaves what a person needs to understand a failure. */
async function keep(visitor: Visitor, folder: string) {
  mkdirSync(folder, { recursive: true });
  const save = (name: string, content: Buffer | string) => {
    writeFileSync(path.join(folder, name), content);
  };
  try {
    save('page.png', await visitor.driver.screenshot());
    save('page.html', await visitor.driver.evaluate(() => document.documentElement.outerHTML));
    save('console.txt', (await visitor.complaints()).join('\n'));
  } catch (error) {
    save('no-page.txt', `The browser no longer answered: ${String(error)}`);
  }
}
