import { cases, day, dialogOf, open, visit } from './booking-steps';
import { routes } from './pages';
import { expect, type Locator, type Page, test } from './test';
import { box, button, choose, estimate, openEstimate, price, wall } from './wizard-steps';

// What the first screen of a phone shows above the bar at its bottom: a current iPhone with Safari's bars, and a small
// phone.
const phones = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

/** A small phone in landscape. */
const onItsSide = { width: 740, height: 360 };

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });
const edges = async (part: Locator) => {
  const box = await part.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? 0) };
};

for (const viewport of phones)
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('contact bar: when a page opens, then it is at most 68 px high, and the header 64', async ({ page }) => {
      for (const route of ['/', '/faq', '/services/emergency-drain-unblocking']) {
        await page.goto(route);
        expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(64);
        expect((await barOf(page).boundingBox())?.height).toBeLessThanOrEqual(68);
      }
    });

    test('home: when it opens, then emergency, no heat and a price are above the bar', async ({ page }) => {
      await page.goto('/');
      const doors = page.getByRole('region', { name: 'Start here' }).getByRole('heading', { level: 2 });
      const bar = await edges(barOf(page));
      for (const name of ['It is an emergency', 'No heat or hot water', 'Price a new boiler'])
        expect((await edges(doors.filter({ hasText: name }))).bottom, name).toBeLessThanOrEqual(bar.top);
    });

    for (const [name, route] of [
      ['estimate', '/services/boiler-installation-replacement'],
      ['calculator', '/boiler-quote-calculator'],
    ] as const)
      test(`${name}: when it opens, then a question and two options are above the bar`, async ({ page }) => {
        await page.goto(route);
        const options = page.getByRole('main').getByRole('group').first().getByRole('button');
        const bar = await edges(barOf(page));
        expect((await edges(options.nth(1))).bottom).toBeLessThanOrEqual(bar.top);
      });

    test('leak guide: when it opens, also without scripts, then one can read what to do first', async ({
      page,
      browser,
    }) => {
      const bare = await browser.newPage({ ...viewport, viewport, javaScriptEnabled: false });
      for (const each of [page, bare]) {
        await each.goto(new URL('/guides/emergency-leak-repair', test.info().project.use.baseURL).href);
        const first = each.getByRole('main').getByRole('listitem').first();
        expect((await edges(first)).bottom).toBeLessThanOrEqual((await edges(barOf(each))).top);
      }
      await bare.close();
    });

    test('pressure guide: when its drawings are shown, then their labels have at least 14 px and stay on them', async ({
      page,
    }) => {
      await page.goto('/guides/how-to-increase-boiler-pressure');
      const labels = await page.locator('.steps svg > g > text').evaluateAll((all) =>
        all.map((label) => {
          const svg = (label as SVGTextElement).ownerSVGElement as SVGSVGElement;
          const [box, sheet] = [label.getBoundingClientRect(), svg.getBoundingClientRect()];
          return {
            size: parseFloat(getComputedStyle(label).fontSize) * (svg.getScreenCTM()?.a ?? 0),
            inside: box.left >= sheet.left && box.right <= sheet.right && box.bottom <= sheet.bottom,
          };
        }),
      );
      expect(labels.length).toBeGreaterThan(5);
      for (const { size, inside } of labels) expect([size >= 14, inside]).toEqual([true, true]);
    });

    test('services: when it opens, then the first service is named above the bar', async ({ page }) => {
      await page.goto('/services');
      const service = page.getByRole('main').getByRole('heading', { level: 3 }).first();
      expect((await edges(service)).bottom).toBeLessThanOrEqual((await edges(barOf(page))).top);
    });

    for (const { path } of [cases.drain, cases.repairs])
      test(`${path}: when it opens, then the call button is in view, above the quote button, in another colour`, async ({
        page,
      }) => {
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

    // Promised for a current phone only, not for the small one.
    if (viewport.width >= 390)
      test('estimate: when a question after the first is asked, then Back and all that answers it are in view, and so is the price', async ({
        page,
      }) => {
        const region = await openEstimate(page);
        for (const [index, value] of wall.entries()) {
          if (index > 0) {
            const bar = await edges(barOf(page));
            for (const part of [
              region.getByRole('button', { name: 'Back', exact: true }),
              region.getByRole('heading', { level: 2 }),
              region.locator('svg:has(use[href*="/estimate-"])'),
              ...(await region.getByRole('group').getByRole('button').all()),
            ]) {
              const { top, bottom } = await edges(part);
              expect(top).toBeGreaterThanOrEqual(0);
              expect(bottom, value).toBeLessThanOrEqual(bar.top);
            }
          }
          await choose(region, [value]);
        }
        // No scrolling for the two texts either, nor for the price.
        for (const [label, text, next] of [
          ['postcode', 'gu12 9zz', estimate.controls.next],
          ['email', 'priya@example.com', estimate.controls.last],
        ] as const) {
          const bar = await edges(barOf(page));
          for (const part of [button(region, estimate.controls.back), box(region, label), button(region, next)]) {
            const { top, bottom } = await edges(part);
            expect(top, label).toBeGreaterThanOrEqual(0);
            expect(bottom, label).toBeLessThanOrEqual(bar.top);
          }
          await box(region, label).fill(text);
          await button(region, next).click();
        }
        await expect(price(region)).toBeInViewport({ ratio: 1 });
      });

    test('booking: when the dialog opens, then one press picks one of the earliest slots', async ({ page }) => {
      await visit(page, cases.drain.path);
      const dialog = await open(page, cases.drain, ['main', 'Free Quote']);
      const earliest = dialog.getByRole('button', { name: 'Mon 9 Nov, afternoon' });
      expect((await edges(earliest)).bottom).toBeLessThan(viewport.height);
      await earliest.tap();
      await expect(dialogOf(page, cases.drain).getByRole('radio', { name: /^Afternoon/ })).toBeChecked();
      await expect(dialog.getByRole('button', { name: /\b9 November 2026, selected/ })).toHaveCount(1);
    });

    test('booking: when the dialog opens on the 28th of a month, then next week is in view', async ({ page }) => {
      await visit(page, cases.drain.path, '2026-11-28T10:30:00Z');
      const dialog = await open(page, cases.drain, ['main', 'Free Quote']);
      const foot = await edges(dialog.getByRole('button', { name: 'Confirm Booking' }));
      for (const date of ['30 November 2026', '1 December 2026', '5 December 2026']) {
        await expect(day(dialog, date)).toBeEnabled();
        expect((await edges(day(dialog, date))).bottom, date).toBeLessThanOrEqual(foot.top);
      }
      // Past weeks are visually hidden, but exist and are disabled.
      await expect(day(dialog, '16 November 2026')).toBeDisabled();
    });
  });

test.describe(`at ${onItsSide.width} × ${onItsSide.height}`, () => {
  test.use({ viewport: onItsSide, hasTouch: true, isMobile: true });

  test('pages: when one opens, then its subject is in view, and bars leave two thirds of the screen', async ({
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

  test('leak guide: when it opens, then the first instruction is above the bar', async ({ page }) => {
    await page.goto('/guides/emergency-leak-repair');
    const first = page.getByRole('main').getByRole('listitem').first();
    expect((await edges(first)).bottom).toBeLessThanOrEqual((await edges(barOf(page))).top);
  });
});
