import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { axeFindings } from '../axe';
import { hidden, hydrate, listOfAll, realSite } from '../pages';
import { expect, type Page, test } from '../test';

// Loads every page once as a phone does, and checks all its invariants together: its content, accessibility, validity,
// layout on a small screen, and hydration.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

// The standard rules without exceptions.
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
const mistakesOf = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );

/** Returns the width of the page. If it is wider than the window, the page scrolls sideways. */
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Returns the keys a page has stored in the browser. */
const stored = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));

/** Scrolls through a page, so that lazy content loads, and hydrates its islands. */
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

const { fileOf, routes } = realSite;

/** Returns the text of a page. Leaves out templates, which contain gaps that scripts fill in. */
const textOf = (html: string) => html.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');

for (const route of [...routes, hidden, listOfAll])
  test(`${route}: when a phone opens it, then it is valid HTML, passes axe, fits, has a call button and stores nothing`, async ({
    page,
    context,
  }) => {
    const html = readFileSync(fileOf(route), 'utf8');
    await page.clock.setFixedTime('2027-06-17T10:00:00Z');

    await test.step('answers without a redirect, and has no unfilled gaps', async () => {
      const response = await page.goto(route, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      expect.soft(textOf(html)).not.toMatch(/\{[a-z]+\.[\w.]+\}|\[[a-z]+\](?!\()|\bundefined\b|\bNaN\b|\[object /);
    });

    await test.step('has one h1, a title, a description and a canonical address, and its skip link comes first', async () => {
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^https://[^/]+${route}$`));
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
    });

    await test.step('has a call button with the number in the lower third of the first screen', async () => {
      const calls = await page.locator('aside a[href^="tel:"]:visible').evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link.closest('aside') ?? link).position === 'fixed')
          .map((link) => {
            const digits = (text: string | null) => (text ?? '').replace(/\D/g, '').slice(-9);
            const { top, height } = link.getBoundingClientRect();
            return { top, height, isNumberShown: digits(link.textContent) === digits(link.getAttribute('href')) };
          }),
      );
      const [call] = calls.filter(({ isNumberShown }) => isNumberShown);
      expect(call?.height).toBeGreaterThanOrEqual(52);
      expect(call?.top).toBeGreaterThan(740 * (2 / 3));
    });

    await test.step('has no axe findings, and does not scroll sideways down to 320 px', async () => {
      expect.soft(await axeFindings(page), 'axe at 360 px').toEqual([]);
      for (const narrow of [360, 320]) {
        await page.setViewportSize({ width: narrow, height: 640 });
        expect.soft(await width(page)).toBe(narrow);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      expect.soft(await axeFindings(page), 'axe at 1280 px').toEqual([]);
    });

    await test.step('is valid HTML before and after hydration, and stores nothing', async () => {
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
      expect(await stored(page)).toEqual([]);
    });
  });

test('not-found page: when it is validated, then it is valid HTML', async () => {
  expect(await mistakesOf(readFileSync(fileOf('/404.html'), 'utf8'))).toEqual([]);
});
