import { readFileSync } from 'node:fs';
import path from 'node:path';
import { saveData } from './pages';
import { expect, headingOffline, hosted, leak, type Page, project, ready, test } from './published-site';

// What the service worker costs, and what it does when a new version is published or something is damaged.
test.describe.configure({ mode: 'serial' });
test.use(hosted);

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

test('service worker: when it is installed, then it fetches at most eight files, together at most 45 KiB', async ({
  page,
  context,
  site,
}) => {
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

test('service worker: when the browser asks to save data, then none is registered', async ({ page, site }) => {
  expect(site.kit()).toMatch(/\.json$/);
  await saveData(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('service worker: when a new version is out, then it replaces the whole kit', async ({ page, context, site }) => {
  await page.goto('/faq');
  await ready(page);
  const second = site.publish('two');
  await update(page);
  expect(await kits(page)).toEqual([`/${second}`]);
  for (const route of [leak, '/guides/how-to-unblock-sink'])
    expect(await headingOffline(page, context, route)).toMatch(/ two$/);
});

test('service worker: when a new version arrives in part, then the old one stays', async ({ page, context, site }) => {
  await page.goto('/faq');
  await ready(page);
  const before = await kits(page);
  site.change(site.publish('half'), (text) => text.slice(0, text.length / 2));
  await update(page);
  expect(await kits(page)).toEqual(before);
  expect(await headingOffline(page, context, leak)).toMatch(/leak/i);
});

test('service worker: when the disk is full, then the site works as without one', async ({
  page,
  context,
  site,
  baseURL,
}) => {
  expect(site.kit()).toMatch(/\.json$/);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 10_000 });
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

test('service worker: when a copy is damaged, then it is not shown', async ({ page, context, site }) => {
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

test('service worker: when the file that removes it is published, then it goes, with the list of visits of earlier workers', async ({
  page,
  site,
}) => {
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
