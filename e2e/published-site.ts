import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built } from './pages';
import { type BrowserContext, expect, type Page, test as base } from './test';

export { expect } from './test';
export type { BrowserContext, Page } from './test';

// The site as a host publishes it, release after release. Each test changes a copy of it on a server of its own.
/** The folder of the project. */
export const project = path.resolve(__dirname, '..');
/** A page of the offline kit. */
export const leak = '/guides/emergency-leak-repair';

export interface Site {
  /** Replaces a file of the site, which is then served. */
  change(file: string, replace: (text: string) => string): void;
  /** The file of the offline kit. */
  kit(): string;
  /** Publishes another version, in which the heading of each page of the kit has a mark. Returns the file of its kit. */
  publish(mark: string): string;
}

function siteIn(folder: string): Site {
  const change: Site['change'] = (file, replace) => {
    const target = path.join(folder, file);
    const text = replace(readFileSync(target, 'utf8'));
    for (const copy of ['.br', '.gz']) rmSync(target + copy, { force: true });
    writeFileSync(target, text);
  };
  const kit = () => `offline/${readdirSync(path.join(folder, 'offline')).find((name) => name.endsWith('.json')) ?? ''}`;
  const publish = (mark: string) => {
    const before = kit();
    const text = readFileSync(path.join(folder, before), 'utf8').replaceAll('</h1>', ` ${mark}</h1>`);
    const after = `offline/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    rmSync(path.join(folder, 'offline'), { recursive: true });
    cpSync(path.join(built, 'offline'), path.join(folder, 'offline'), { recursive: true });
    rmSync(path.join(folder, before), { force: true });
    writeFileSync(path.join(folder, after), text);
    change('sw.js', (worker) => worker.replaceAll(before, after));
    return after;
  };
  return { change, kit, publish };
}

/** The `test` of these specifications. Each process serves on a port of its own. */
export const test = base.extend<{ site: Site }>({
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(`http://localhost:${8131 + parallelIndex}`);
  },
  site: async ({ baseURL }, provide) => {
    const address = baseURL ?? '';
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    cpSync(built, folder, { recursive: true, filter: (file) => !file.endsWith('.mp4') });
    const server: ChildProcess = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/serve.ts', '--port', new URL(address).port, '--dir', folder],
      { cwd: project, stdio: 'ignore' },
    );
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 15_000 },
      )
      .toBe(200);
    await provide(siteIn(folder));
    server.kill();
    rmSync(folder, { recursive: true });
  },
});
/** What these specifications `use`. */
export const hosted = {
  serviceWorkers: 'allow' as const,
  expected: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|404: no page|Quota/],
};

/** Waits until the page has a running worker. */
export const ready = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

/** Returns the heading of a page that is opened without a connection. */
export async function headingOffline(page: Page, context: BrowserContext, route: string) {
  await context.setOffline(true);
  await page.goto(route);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(false);
  return heading;
}
