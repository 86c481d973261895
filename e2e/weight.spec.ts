import { readFileSync } from 'node:fs';
import { axeFindings } from './axe';
import { dialogScript, KiB, questionScript, weightOf } from './budgets';
import { focusTrouble } from './focus';
import { lostInForcedColours, motion } from './media';
import { fileOf, hydrate, routes, saveData } from './pages';
import { smallTargets } from './targets';
import { expect, test } from './test';

// What a phone has to fetch and wait for. look.spec.ts measures the weight of each page.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

test.describe('weight: when the browser asks to save data (Save-Data)', () => {
  for (const route of ['/', '/services/boiler-installation-replacement'])
    test(`${route}: when the browser asks to save data, then no script is fetched before a press`, async ({ page }) => {
      await saveData(page);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) scripts.push(request.url());
      });
      await page.goto(route, { waitUntil: 'networkidle' });
      // Long enough for an idle page to fetch its scripts.
      await page.waitForTimeout(3000);
      expect(scripts).toEqual([]);
    });
});

test.describe('when the year has ended where the visitor is, but not in UTC', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'fa-IR', expected: [/status of 404|no page at/] });

  test('islands: when the year has ended where the visitor is, but not in UTC, then React hydrates every page without a mismatch', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.clock.setFixedTime('2026-12-31T23:30:00Z');
    for (const route of [...routes, '/nowhere']) {
      await page.goto(route);
      await hydrate(page);
    }
  });
});

test.describe('not-found page', () => {
  test.use({ expected: [/404/] });
  test('not-found page: when axe and the checks of targets, focus, colours and motion look at it, then they find nothing', async ({
    page,
  }) => {
    await page.goto('/nowhere');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await axeFindings(page), `axe at ${width} px`).toEqual([]);
      expect.soft(await smallTargets(page, { touch: width === 360 }), `targets at ${width} px`).toEqual([]);
      expect.soft(await focusTrouble(page), `focus at ${width} px`).toEqual([]);
    }
    expect.soft(await lostInForcedColours(page), 'forced colours').toEqual([]);
    expect.soft(await motion(page), 'motion').toEqual([]);
  });
});

test('first paint: when a page arrives, then it asks browsers to paint only once what follows the contact bar is there', async ({
  page,
}) => {
  await page.goto('/about');
  const isWaitedFor = await page.getByRole('complementary', { name: 'Quick contact' }).evaluate((bar) => {
    const link = document.querySelector('link[rel=expect][blocking=render]');
    const target = document.querySelector(link?.getAttribute('href') ?? 'none');
    return target !== null && (bar.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  expect(isWaitedFor).toBe(true);
});

test.describe('a page that stops arriving', () => {
  test.use({ expected: [/Did not find element expected/] });

  test('the contact bar: when a page stops arriving in the middle of it, then it is not shown', async ({ page }) => {
    const route = '/services/boiler-servicing-surrey';
    const bar = page.getByRole('complementary', { name: 'Quick contact', includeHidden: true });
    await page.goto(route);
    await expect(bar).toBeVisible();
    const html = readFileSync(fileOf(route), 'utf8');
    await page.route(route, (request) =>
      request.fulfill({
        contentType: 'text/html',
        body: html.slice(0, html.indexOf('</small>', html.indexOf('<aside'))),
      }),
    );
    await page.reload();
    await expect(bar).toBeAttached();
    await expect(bar).toBeHidden();
  });
});

for (const [what, path, press, last, limit] of [
  ['the dialog with its calendar', '/', 'Free Quote', 'Next month', dialogScript],
  ['the estimate', '/services/boiler-installation-replacement', 'LPG', 'Back', questionScript],
  ['the quote', '/boiler-quote-calculator', 'Combi', 'Back', questionScript],
  ['the fault finder', '/guides/no-heating-or-hot-water', 'None of these', 'Back', questionScript],
] as const)
  test(`script budget: when ${what} is opened, then its scripts stay within the limit`, async ({ page }) => {
    // Only the press itself may fetch scripts.
    await saveData(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    });
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: press }).first().tap();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    if (path === '/boiler-quote-calculator') await next.tap();
    await expect(page.getByRole('button', { name: last })).toBeVisible();
    const { all } = weightOf(path, [...scripts]);
    console.log(`Script for ${what}: ${(all / KiB).toFixed(1)} KiB in ${scripts.size} files`);
    expect(all).toBeLessThanOrEqual(limit);
  });
