import { hydrate, routes } from './pages';
import { expect, type Page, test } from './test';

// Islands bring rules of their own into a page. They are to change nothing outside themselves.

/** What the elements outside islands look like, by what they are. */
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
  words: { heading: 'Your booking', dismiss: 'Dismiss' },
  list: [{ lead: 'Booked', booked: [], messages: [], nextSteps: [], calendar: 'data:text/calendar,' }],
};

for (const route of routes)
  test(`islands: when those of ${route} are up, and a receipt is shown, then all around them looks as before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(route);
    const before = await looks(page);
    await page.addInitScript((text) => {
      sessionStorage.setItem('receipts', text);
    }, JSON.stringify(receipts));
    await page.goto(`${route}?again`);
    await hydrate(page);
    await expect(page.getByRole('region', { name: 'Your booking' })).toBeVisible();
    expect(await looks(page)).toEqual(before);
  });
