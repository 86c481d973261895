import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built, saveData } from './pages';
import { type BrowserContext, expect, type Page, test as base } from './test';

// What the service worker costs, and what it does when a new version is published or something is damaged. Each test
// changes a copy of the site on a server of its own.
const project = path.resolve(__dirname, '..');
const port = 8131;
const leak = '/guides/emergency-leak-repair';

interface Site {
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

const test = base.extend<{ site: Site }>({
  site: async ({ baseURL }, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    cpSync(built, folder, { recursive: true, filter: (file) => !file.endsWith('.mp4') });
    const server: ChildProcess = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/serve.ts', '--port', String(port), '--dir', folder],
      { cwd: project, stdio: 'ignore' },
    );
    await expect
      .poll(
        () =>
          fetch(baseURL ?? '').then(
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
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: `http://localhost:${port}`,
  serviceWorkers: 'allow',
  expected: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|404: no page|Quota/],
});

const ready = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

/** Makes the browser look for a new version, and waits until that has been installed or refused. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const next = registration.installing;
    if (!next) return;
    await new Promise<void>((done) => {
      next.addEventListener('statechange', () => {
        if (['activated', 'redundant'].includes(next.state)) done();
      });
    });
  });

const kits = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('/offline/')));

async function headingOffline(page: Page, context: BrowserContext, route: string) {
  await context.setOffline(true);
  await page.goto(route);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(false);
  return heading;
}

test('a first visit: the worker asks for at most eight files of 45 KiB', async ({ page, context, site }) => {
  expect(site.kit()).toMatch(/\.json$/);
  const asked: { url: string; bytes: number }[] = [];
  context.on('requestfinished', (request) => {
    if (request.serviceWorker())
      void request.sizes().then(({ responseBodySize }) => {
        asked.push({ url: request.url(), bytes: responseBodySize });
      });
  });
  await page.goto('/');
  await ready(page);
  const worker = await page.evaluate(async () => {
    const response = await fetch('/sw.js', { cache: 'reload' });
    await response.text();
    return performance
      .getEntriesByName(response.url)
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
  });
  const bytes = asked.reduce((sum, { bytes: each }) => sum + each, worker.at(-1) ?? 0);
  console.log(`The service worker: ${(bytes / 1024).toFixed(1)} KiB in ${asked.length + 1} requests`);
  expect(asked.map(({ url }) => new URL(url).pathname)).toContain(`/${site.kit()}`);
  expect(asked.length + 1).toBeLessThanOrEqual(8);
  expect(bytes).toBeGreaterThan(20 * 1024);
  expect(bytes).toBeLessThanOrEqual(45 * 1024);
});

test('where data is saved, there is no worker', async ({ page, site }) => {
  expect(site.kit()).toMatch(/\.json$/);
  await saveData(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a new version replaces the whole kit', async ({ page, context, site }) => {
  await page.goto('/faq');
  await ready(page);
  const second = site.publish('two');
  await update(page);
  expect(await kits(page)).toEqual([`/${second}`]);
  for (const route of [leak, '/guides/how-to-unblock-sink'])
    expect(await headingOffline(page, context, route)).toMatch(/ two$/);
});

test('a new version that arrives only in part leaves the previous one', async ({ page, context, site }) => {
  await page.goto('/faq');
  await ready(page);
  const before = await kits(page);
  site.change(site.publish('half'), (text) => text.slice(0, text.length / 2));
  await update(page);
  expect(await kits(page)).toEqual(before);
  expect(await headingOffline(page, context, leak)).toMatch(/leak/i);
});

test('a full disk leaves the site as it is without a worker', async ({ page, context, site }) => {
  expect(site.kit()).toMatch(/\.json$/);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: `http://localhost:${port}`, quotaSize: 10_000 });
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const wait = async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          if (registration?.installing) setTimeout(() => void wait(), 50);
          else done();
        };
        setTimeout(() => void wait(), 1500);
      }),
  );
  await page.goto(leak);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/leak/i);
});

test('a damaged copy is not shown', async ({ page, context, site }) => {
  await page.goto('/faq');
  await ready(page);
  await page.evaluate(
    async ([kit, route]) => {
      await (
        await caches.open(kit)
      ).put(route, new Response('<!doctype html><h1>Half a', { headers: { 'Content-Type': 'text/html' } }));
    },
    [`/${site.kit()}`, leak] as const,
  );
  await context.setOffline(true);
  await page.goto(leak);
  await expect(page.getByText('You have no internet connection')).toBeVisible();
  await expect(page.getByText(/Is it urgent\? Call/)).toBeVisible();
});

test('a page that was visited opens without a connection', async ({ page, context, site }) => {
  expect(site.kit()).toMatch(/\.json$/);
  await page.goto('/faq');
  await ready(page);
  await page.goto('/legal');
  expect(await headingOffline(page, context, '/legal')).toMatch(/legal|terms/i);
});

/** Moves the clock of the worker, which has no other way to learn the time. */
async function later(context: BrowserContext, days: number) {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, days * 86_400_000);
}

const keptVisits = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('visited')).keys()).map(({ url }) => url.slice(location.origin.length)),
  );

test('offline kit: when nobody has come for 90 days, then its pages, drawings and fonts are complete', async ({
  page,
  context,
  site,
}) => {
  expect(site.kit()).toMatch(/\.json$/);
  await page.goto('/faq');
  await ready(page);
  await later(context, 90);
  // Without the copies of the browser itself, which may be gone by then.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.goto('/guides/how-to-unblock-sink');
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  const parts = page.locator('.steps use');
  expect(await parts.count()).toBeGreaterThan(8);
  await expect
    .poll(() => parts.evaluateAll((all) => all.filter((part) => part.getBoundingClientRect().height === 0).length))
    .toBe(0);
});

for (const end of ['?utm_source=mail', '?gclid=1&email=me%40example.org', '/', '/?fbclid=abc'])
  test(`without a connection, a page is found with ${end} at the end of its address`, async ({
    page,
    context,
    site,
  }) => {
    expect(site.kit()).toMatch(/\.json$/);
    await page.goto('/faq');
    await ready(page);
    await page.goto('/legal?utm_campaign=spring');
    for (const route of ['/legal', leak]) {
      const heading = await headingOffline(page, context, route);
      expect(await headingOffline(page, context, route + end)).toBe(heading);
    }
    expect(await keptVisits(page)).toEqual(['/legal']);
  });

test('visited pages: the last five are kept, without a query, and each for a day', async ({ page, context, site }) => {
  expect(site.kit()).toMatch(/\.json$/);
  await page.goto('/faq');
  await ready(page);
  const visited = ['/about', '/gallery', '/legal', '/insights', '/services', '/guides'];
  for (const route of visited) await page.goto(`${route}?gclid=1`);
  await expect.poll(() => keptVisits(page)).toEqual(visited.slice(1));
  await later(context, 1.1);
  await page.goto('/');
  await page.goto('/faq');
  await expect.poll(() => keptVisits(page)).toEqual(['/faq']);
});

test('the file that removes the worker does so, with the list of visits of earlier workers', async ({ page, site }) => {
  await page.goto('/faq');
  await ready(page);
  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.open('workbox-expiration').onsuccess = done;
      }),
  );
  site.change('sw.js', () => readFileSync(path.join(project, 'deploy/remove-service-worker.js'), 'utf8'));
  await page.goto('/legal');
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
        (await indexedDB.databases()).length,
      ]),
    )
    .toEqual([0, 0, 0]);
});
