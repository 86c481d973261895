import { readYaml } from './pages';
import { expect, test } from './test';

// The configuration blocks the service worker. This file allows it, in its own browser context.
test.use({ serviceWorkers: 'allow', expected: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|404: no page/] });

const [homeTitle = ''] = readYaml('pages/home.yaml').title as string[];

const kept = [
  ['/guides/emergency-leak-repair', /leak/i],
  ['/guides/how-to-unblock-sink', /sink/i],
  ['/guides/how-to-unblock-shower', /shower/i],
  ['/guides/how-to-unblock-toilet', /toilet/i],
  ['/guides/how-to-increase-boiler-pressure', /pressure/i],
  ['/', new RegExp(homeTitle)],
] as const;

test('offline kit: when the connection is lost after one visit, then five guides, the home page and the not-found page open, with numbers to call', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await context.setOffline(true);
  for (const [route, heading] of kept) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+44/);
    expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  }
  await page.goto('/gallery');
  await expect(page.getByText('You have no internet connection')).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByText(/Is it urgent\? Call/)).toBeVisible();
  // The page exists, so the closest page would be itself.
  await expect(page.getByText('There is no page at this address')).toBeHidden();
  await expect(page.getByText('Were you looking for')).toBeHidden();
  await context.setOffline(false);
  await page.goto('/gallry');
  await expect(page.getByText('You have no internet connection')).toBeHidden();
  await expect(page.getByText('There is no page at this address')).toBeVisible();
  await expect(page.getByText('Were you looking for')).toBeVisible();
});

test('offline kit: when the connection is lost after one visit, then the drawings of a guide that was never opened show', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await context.setOffline(true);
  await page.goto('/guides/how-to-unblock-sink');
  const parts = page.locator('.steps use');
  expect(await parts.count()).toBeGreaterThan(8);
  // A part that was not found has no size.
  await expect
    .poll(() => parts.evaluateAll((all) => all.filter((part) => part.getBoundingClientRect().height === 0).length))
    .toBe(0);
});

test('service worker: when there is a connection, then a page of the kit is as the server sends it', async ({
  page,
}) => {
  await page.goto('/guides/emergency-leak-repair');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  const served = await page.reload();
  expect(served?.fromServiceWorker()).toBe(true);
  // The copy of a page is used only without a connection or on a slow one, so that nobody reads an outdated price.
  const text = await served?.text();
  expect(text).toBe(await (await page.request.get('/guides/emergency-leak-repair')).text());
});

test('service worker: when a page is slow, then it is awaited, unless it is in the kit', async ({ page, context }) => {
  test.slow();
  await page.goto('/faq');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  const held: (() => Promise<void>)[] = [];
  await context.route(/\/(?:gallery|guides\/how-to-unblock-sink)$/, (route) => {
    held.push(() => route.continue());
  });
  await page.goto('/guides/how-to-unblock-sink');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sink/i);
  const opened = page.goto('/gallery');
  // Longer than the service worker would wait before it uses a copy.
  await page.waitForTimeout(7_000);
  await Promise.all(held.map((release) => release()));
  expect((await opened)?.url()).toMatch(/\/gallery$/);
  await expect(page).toHaveTitle(/Gallery/i);
});
