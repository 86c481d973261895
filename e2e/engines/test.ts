import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { alteredSite } from '../source/altered-site';
import type { Driver, LaunchOptions } from './driver';
import { built } from '../pages';
import { findFastChromium, oldestChromium } from '../programs/chromium';
import { type EngineName, programOf } from '../programs/engines';
import { startPuppeteer } from './puppeteer-driver';
import { Visitor } from './visitor';
import { startWebKit, webkitNeeds } from './webkit-driver';

export { expect } from '@playwright/test';
export type { Visitor } from './visitor';

/** Messages that browsers write on their own. */
export const harmless = [
  // Chromium opens one `mailto:` for each press and reports the later attempts, which the site makes anyway.
  /Not allowed to launch 'mailto:/,
  // Firefox reports a file that is still on its way through the service worker when its page is left.
  /A ServiceWorker intercepted the request and encountered an unexpected error/,
  // Without a connection the browser reports every file it could not fetch.
  /net::ERR_(?:FAILED|CONNECTION_REFUSED|INTERNET_DISCONNECTED)/,
  // Chromium before 114 remarks on an attribute that it was about to know (scripts/tests/old-chromium.ts).
  /^Found a 'popover' attribute/,
];

/**
 * What the engines write about files that they could not fetch, each in its own words. With a service worker Firefox
 * reports the worker's failure instead of its own.
 */
export const lostFiles = /^not loaded: |net::ERR_|Failed to load (?:resource|‘)|network connection was lost/;

/** The options of most journeys. */
export const usual: LaunchOptions = { scripts: true, reducedMotion: true, largeText: false };

const startMs = 30_000;

/** Starts an engine's browser. */
export const startEngine = (engine: EngineName, launch: LaunchOptions, limitMs = startMs): Promise<Driver> => {
  if (engine === 'webkit') return startWebKit(launch, limitMs);
  const program = engine === 'chromium' ? findFastChromium() : { executablePath: programOf(engine) };
  return startPuppeteer(engine, program, launch, limitMs);
};

interface Worker {
  engine: EngineName;
  /** Whether the engine is Chromium in the oldest version that is promised, as near as there is one. */
  oldest: boolean;
  launch: LaunchOptions;
  driver: Driver;
}

interface Each {
  visitor: Visitor;
  /** Messages that a test causes deliberately. */
  expected: RegExp[];
}

/** The `test` of every journey. Starts one browser for each worker, and one site with its own origin for each test. */
export const test = base.extend<Each, Worker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  oldest: [false, { option: true, scope: 'worker' }],
  launch: [usual, { option: true, scope: 'worker' }],
  driver: [
    async ({ engine, oldest, launch }, provide) => {
      const program = oldest ? oldestChromium() : undefined;
      const driver = await (program
        ? startPuppeteer('chromium', program, launch, startMs)
        : startEngine(engine, launch));
      await provide(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expected: [[], { option: true }],
  visitor: async ({ engine, oldest, driver, launch, expected }, provide, info) => {
    const site = await alteredSite(built);
    await driver.reset();
    const needs = engine === 'webkit' && launch.scripts ? webkitNeeds : {};
    const visitor = new Visitor(oldest ? 'oldest chromium' : engine, driver, site, needs);
    try {
      await provide(visitor);
      const diagnostics = (await visitor.diagnostics()).filter(
        (text) => ![...harmless, ...expected].some((pattern) => pattern.test(text)),
      );
      if (info.status === info.expectedStatus) base.expect(diagnostics).toEqual([]);
    } finally {
      if (info.errors.length > 0) await keep(visitor, info.outputDir);
      await site.close();
    }
  },
});

/** Saves what a person needs to understand a failure. */
async function keep(visitor: Visitor, folder: string) {
  mkdirSync(folder, { recursive: true });
  const save = (name: string, content: Buffer | string) => {
    writeFileSync(path.join(folder, name), content);
  };
  try {
    save('page.html', await visitor.driver.evaluate(() => document.documentElement.outerHTML));
    save('console.txt', (await visitor.diagnostics()).join('\n'));
    save('page.png', await visitor.driver.screenshot());
  } catch (error) {
    save('no-page.txt', `The browser no longer answered: ${String(error)}`);
  }
}
