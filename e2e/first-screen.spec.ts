import { cases, dialogOf, open, visit } from './booking-steps';
import { routes } from './pages';
import { expect, type Locator, type Page, test } from './test';
import { choose, openEstimate, wall } from './wizard-steps';

// What stands on the first screen of a phone, above the bar at its foot: a present iPhone with Safari's bars, and a small one.
const phones = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

/** A small phone on its side. */
const onItsSide = { width: 740, height: 360 };

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });
const edges = async (part: Locator) => {
  const box = await part.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? 0) };
};

for (const viewport of phones)
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('the header is at most 64 px high and the bar 68', async ({ page }) => {
      for (const route of ['/', '/faq', '/services/emergency-drain-unblocking']) {
        await page.goto(route);
        expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(64);
        expect((await barOf(page).boundingBox())?.height).toBeLessThanOrEqual(68);
      }
    });

    for (const [name, route] of [
      ['estimate', '/services/boiler-installation-replacement'],
      ['calculator', '/boiler-quote-calculator'],
    ] as const)
      test(`${name}: the first question and two of its options stand above the bar`, async ({ page }) => {
        await page.goto(route);
        const options = page.getByRole('main').getByRole('group').first().getByRole('button');
        const bar = await edges(barOf(page));
        expect((await edges(options.nth(1))).bottom).toBeLessThanOrEqual(bar.top);
      });

    test('leak guide: the first thing to do stands above the bar, also without scripts', async ({ page, browser }) => {
      const bare = await browser.newPage({ ...viewport, viewport, javaScriptEnabled: false });
      for (const each of [page, bare]) {
        await each.goto(new URL('/guides/emergency-leak-repair', test.info().project.use.baseURL).href);
        const first = each.getByRole('main').getByRole('listitem').first();
        expect((await edges(first)).bottom).toBeLessThanOrEqual((await edges(barOf(each))).top);
      }
      await bare.close();
    });

    for (const { path } of [cases.drain, cases.repairs])
      test(`${path}: the call comes before the quote, and is the filled button`, async ({ page }) => {
        await page.goto(path);
        const [call, quote] = [
          page.getByRole('main').getByRole('link', { name: /^Call/ }).first(),
          page.getByRole('main').getByRole('button', { name: 'Free Quote' }).first(),
        ];
        expect((await edges(call)).bottom).toBeLessThanOrEqual((await edges(barOf(page))).top);
        expect((await edges(call)).top).toBeLessThan((await edges(quote)).top);
        const colour = (part: Locator) => part.evaluate((button) => getComputedStyle(button).backgroundColor);
        expect(await colour(call)).not.toBe(await colour(quote));
      });

    test('estimate: every question from the second on shows Back and all its options, without scrolling', async ({
      page,
    }) => {
      test.skip(viewport.width < 390, 'Promised for a present phone.');
      const region = await openEstimate(page);
      for (const [index, value] of wall.entries()) {
        if (index > 0) {
          const bar = await edges(barOf(page));
          for (const part of [
            region.getByRole('button', { name: 'Back', exact: true }),
            region.getByRole('heading', { level: 2 }),
            ...(await region.getByRole('group').getByRole('button').all()),
          ]) {
            const { top, bottom } = await edges(part);
            expect(top).toBeGreaterThanOrEqual(0);
            expect(bottom, value).toBeLessThanOrEqual(bar.top);
          }
        }
        await choose(region, [value]);
      }
    });

    test('booking: the earliest times are there as soon as the dialog opens, and one press picks day and time', async ({
      page,
    }) => {
      await visit(page, cases.drain.path);
      const dialog = await open(page, cases.drain, ['main', 'Free Quote']);
      const earliest = dialog.getByRole('button', { name: 'Monday 9 November, afternoon' });
      expect((await edges(earliest)).bottom).toBeLessThan(viewport.height);
      await earliest.tap();
      await expect(dialogOf(page, cases.drain).getByRole('radio', { name: /^Afternoon/ })).toBeChecked();
      await expect(dialog.getByRole('button', { name: /\b9 November 2026, selected/ })).toHaveCount(1);
    });
  });

test.describe(`at ${onItsSide.width} × ${onItsSide.height}`, () => {
  test.use({ viewport: onItsSide, hasTouch: true, isMobile: true });

  test('every page: what it is about is read above the bar, and the bar and the header leave two thirds', async ({
    page,
  }) => {
    for (const route of routes) {
      await page.goto(route);
      const bar = await edges(barOf(page));
      const [header, heading] = [await edges(page.getByRole('banner')), await edges(page.locator('h1'))];
      expect(heading.bottom, route).toBeLessThanOrEqual(bar.top);
      expect(bar.top - (header.bottom - header.top), route).toBeGreaterThanOrEqual((2 / 3) * onItsSide.height);
    }
  });

  test('leak guide: the first thing to do stands above the bar', async ({ page }) => {
    await page.goto('/guides/emergency-leak-repair');
    const first = page.getByRole('main').getByRole('listitem').first();
    expect((await edges(first)).bottom).toBeLessThanOrEqual((await edges(barOf(page))).top);
  });
});
