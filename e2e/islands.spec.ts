import { hidden, hydrate, routes } from './pages';
import { watchShifts } from './shifts';
import { expect, type Page, test } from './test';

// The styles of an island's components must not change anything outside the island.

/** Returns the tag, class and some computed styles of each visible element outside islands. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties = [
      'fill',
      'color',
      'display',
      'font',
      'margin',
      'padding',
      'borderWidth',
      'width',
      'height',
      'gap',
    ];
    const elements = [...document.querySelectorAll('#___gatsby *')].filter(
      (element) => !element.closest('[data-island], template, script') && element.checkVisibility(),
    );
    return elements.map((element) => {
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      return `${element.tagName} ${element.className.toString()} ${properties.map((name) => style[name]).join('; ')}`;
    });
  });

const receipts = {
  version: 1,
  items: [
    {
      lead: 'Booked',
      notAgreed: 'Not yet',
      booked: [],
      messages: [],
      nextSteps: [],
      line: 'office',
      calendar: 'data:text/calendar,',
    },
  ],
};

for (const route of routes)
  test(`islands: when those of ${route} are hydrated and a receipt is shown, then everything around them looks the same`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // Twice: a font that comes late is used from the next page on.
    await page.goto(route);
    await page.reload();
    const before = await looks(page);
    await page.addInitScript((text) => {
      sessionStorage.setItem('receipts', text);
    }, JSON.stringify(receipts));
    await page.goto(`${route}?again`);
    await hydrate(page);
    await expect(page.getByRole('region', { name: 'Your booking' })).toBeVisible();
    expect(await looks(page)).toEqual(before);
  });

// Nobody has pressed anything when these are drawn, so whatever moves, moves under a thumb.
test.describe('drawn late', () => {
  test.use({ expected: [/status of 404|no page at/] });

  for (const { route, drawn } of [
    { route: '/guides/how-to-stop-a-leak', drawn: 'main .closest a' },
    { route: hidden, drawn: '[data-island="reply"] > *' },
  ])
    test(`islands: when the one of ${route} is drawn late, then nothing else moves`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      const shift = await watchShifts(page);
      await page.route(/\.js$/, async (request) => {
        await new Promise((resolve) => setTimeout(resolve, 900));
        await request.continue();
      });
      await page.goto(route);
      await expect(page.locator(drawn).first()).toBeAttached();
      await page.waitForTimeout(200);
      expect(await shift()).toBe(0);
    });
});
