import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { axeFindings } from './axe';
import { dialogScript, inlineScript, KiB, limitsOf, weightOf } from './budgets';
import { focusTrouble } from './focus';
import { lostInForcedColours, motion } from './media';
import { fileOf, hydrate, routes } from './pages';
import { smallTargets } from './targets';
import { expect, type Page, test } from './test';

// Every page is loaded once, as a phone does it, and looked at from all sides: what it weighs, what stands in it, what a
// screen reader and a validator find, what is left of it on a small screen, and what React makes of it.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

// The standard rules without an exception.
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
const mistakesOf = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );

/** How wide the page is: wider than the window, and it scrolls sideways. */
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Scrolls through a page, so that everything late has come, and brings React to life. */
async function comeAlive(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await hydrate(page);
  await page.waitForLoadState('networkidle');
}

for (const route of routes)
  test(`${route} from all sides`, async ({ page, context }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const html = readFileSync(fileOf(route), 'utf8');
    await page.clock.setFixedTime('2027-06-17T10:00:00Z');

    await test.step('one answer, and no more bytes and requests than it may have', async () => {
      const response = await page.goto(route, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      const weight = weightOf(route, requests);
      test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
      const limits = limitsOf(route);
      expect.soft(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
      expect.soft(weight.html, 'bytes of HTML and CSS').toBeLessThanOrEqual(limits.html);
      expect.soft(inlineScript(html), 'bytes of inline script').toBeLessThanOrEqual(limits.script);
      expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(limits.requests);
      expect.soft(weight.all, 'bytes in all').toBeLessThanOrEqual(limits.all);
    });

    await test.step('one heading, title, description, address', async () => {
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/.{10,}/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^https://[^/]+${route}$`));
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText('Skip to main content');
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
    });

    await test.step('a call button with the number in the lower third of the first view', async () => {
      const call = page.getByRole('complementary', { name: 'Quick contact' }).getByRole('link', { name: /^Call now/ });
      await expect(call).toContainText(/\d{5} ?\d{6}/);
      const box = await call.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(52);
      expect(box?.y).toBeGreaterThan(740 * (2 / 3));
    });

    await test.step('axe finds nothing, nothing scrolls sideways, down to 320 px', async () => {
      expect.soft(await axeFindings(page), 'axe at 360 px').toEqual([]);
      for (const narrow of [360, 320]) {
        await page.setViewportSize({ width: narrow, height: 640 });
        expect.soft(await width(page)).toBe(narrow);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      expect.soft(await axeFindings(page), 'axe at 1280 px').toEqual([]);
    });

    await test.step('valid HTML as it is sent, and as React leaves it; nothing stored', async () => {
      expect.soft(await mistakesOf(html)).toEqual([]);
      await comeAlive(page);
      const live = await page.evaluate(() => document.body.innerHTML);
      expect
        .soft(
          await mistakesOf(
            `<!DOCTYPE html><html lang="en-GB"><head><title>x</title></head><body>${live}</body></html>`,
          ),
        )
        .toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
    });
  });

test.describe('when the year ends in UTC and has ended where the visitor is', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'fa-IR', expected: [/status of 404|no page at/] });

  test('React finds every page as it was sent', async ({ page }) => {
    test.setTimeout(120_000);
    await page.clock.setFixedTime('2026-12-31T23:30:00Z');
    for (const route of [...routes, '/nowhere']) {
      await page.goto(route);
      await hydrate(page);
    }
  });
});

test.describe('the not-found page', () => {
  test.use({ expected: [/404/] });
  test('has valid HTML, and nothing is in the way', async ({ page }) => {
    expect(await mistakesOf(readFileSync(fileOf('/404.html'), 'utf8'))).toEqual([]);
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

test('the first paint waits for what follows the bar under the thumb, which would grow while it is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const isWaitedFor = await page.getByRole('complementary', { name: 'Quick contact' }).evaluate((bar) => {
    const link = document.querySelector('link[rel=expect][blocking=render]');
    const target = document.querySelector(link?.getAttribute('href') ?? 'none');
    return target !== null && (bar.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  expect(isWaitedFor).toBe(true);
});

test('the dialog with its calendar needs no more script than it may', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Free Quote' }).first().tap();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next month' })).toBeVisible();
  const { all } = weightOf('/', [...scripts]);
  console.log(`Script for the open dialog: ${(all / KiB).toFixed(1)} KiB in ${scripts.size} files`);
  expect(all).toBeLessThanOrEqual(dialogScript);
});
