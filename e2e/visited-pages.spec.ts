import { type BrowserContext, expect, headingOffline, hosted, leak, type Page, ready, test } from './published-site';

// What can be read without a connection: the offline kit, and the pages that were visited last.
test.describe.configure({ mode: 'serial' });
test.use(hosted);

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

test('visited pages: when the connection is lost, then a visited page opens', async ({ page, context, site }) => {
  expect(site.kit()).toMatch(/\.json$/);
  await page.goto('/faq');
  await ready(page);
  await page.goto('/legal');
  expect(await headingOffline(page, context, '/legal')).toMatch(/legal|terms/i);
});

test('offline kit: when a visitor comes back after 90 days without a connection, then the leak guide has all its drawings and fonts', async ({
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
  await page.goto(leak);
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family.replaceAll('"', '')] : [])),
    );
  await expect.poll(fonts).toEqual(expect.arrayContaining(['Figtree', 'Funnel Display']));
  // The drawings of what to do at once are in the page, the parts of the others in a file beside it.
  const parts = page.locator('main svg[role=img], main use');
  expect(await page.locator('ol.urgent svg[role=img]').count()).toBeGreaterThan(2);
  expect(await page.locator('.steps use').count()).toBeGreaterThan(8);
  await expect
    .poll(() =>
      parts.evaluateAll((all) => {
        // A part may be a level line, without a height.
        const sizes = all.map((part) => part.getBoundingClientRect());
        return sizes.filter(({ width, height }) => width + height === 0).length;
      }),
    )
    .toBe(0);
});

for (const end of ['?utm_source=mail', '?gclid=1&email=me%40example.org', '/', '/?fbclid=abc'])
  test(`visited pages: when ${end} ends an address, then its page is still found`, async ({ page, context, site }) => {
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

test('visited pages: when many were opened, then five are kept, without a query, for a day', async ({
  page,
  context,
  site,
}) => {
  expect(site.kit()).toMatch(/\.json$/);
  await page.goto('/faq');
  await ready(page);
  const visited = ['/about', '/gallery', '/legal', '/insights', '/services', '/guides'];
  for (const route of visited) await page.goto(`${route}?gclid=1`);
  await expect.poll(() => keptVisits(page)).toEqual(visited.slice(1));
  await later(context, 1.1);
  await page.goto('/');
  await expect.poll(() => keptVisits(page)).toEqual([]);
});

test('visited pages: when a copy is damaged, then it is not shown, and one without a valid time is removed', async ({
  page,
  context,
  site,
}) => {
  expect(site.kit()).toMatch(/\.json$/);
  await page.goto('/faq');
  await ready(page);
  await page.evaluate(async () => {
    const cache = await caches.open('visited');
    const html = '<!doctype html><h1>Half a';
    const put = (route: string, headers: Record<string, string>) =>
      cache.put(route, new Response(html, { headers: { 'Content-Type': 'text/html', ...headers } }));
    await put('/gallery', { 'X-Kept-At': String(Date.now()) });
    await put('/about', {});
    await put('/services', { 'X-Kept-At': 'soon' });
    await put('/guides', { 'X-Kept-At': String(Date.now() + 86_400_000) });
  });
  await page.goto('/legal');
  await expect.poll(() => keptVisits(page)).toEqual(['/gallery', '/legal']);
  await context.setOffline(true);
  await page.goto('/gallery');
  await expect(page.getByText('You have no internet connection')).toBeVisible();
});
