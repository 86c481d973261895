import { cases, day, open, visit } from './booking-steps';
import { expect, type Page, test } from './test';
import { box, button, choose, estimate, openEstimate, wall } from './wizard-steps';

// What an iPhone does by itself, as far as other browsers can test it from styles. docs/browsers.md lists the rest.

const portrait = { width: 393, height: 659 };
const landscape = { width: 852, height: 323 };

/** Returns the fields that open a keyboard or a list, with their font size in CSS pixels. */
const fields = (page: Page) =>
  page.locator('input:not([type=radio]):visible, select:visible, textarea:visible').evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.id,
      size: parseFloat(getComputedStyle(element).fontSize),
    })),
  );

/** Simulates a notch and a home bar. */
async function notched(page: Page, insets: { left?: number; right?: number; bottom?: number }) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: portrait, hasTouch: true, isMobile: true });

  for (const name of ['drain', 'servicing', 'services page'] as const)
    test(`booking ${name}: when the form is open, then each field has text of 16 px or more, so that Safari does not zoom in`, async ({
      page,
    }) => {
      const each = cases[name];
      await visit(page, each.path);
      await day(await open(page, each)).click();
      const shown = await fields(page);
      expect(shown.length).toBeGreaterThan(3);
      expect(shown.filter(({ size }) => size < 16)).toEqual([]);
    });

  test('estimate: when a text box is shown, then its text has 16 px or more, so that Safari does not zoom in', async ({
    page,
  }) => {
    const region = await openEstimate(page);
    await choose(region, wall);
    expect((await fields(page)).filter(({ size }) => size < 16)).toEqual([]);
    await box(region, 'postcode').fill('GU12 9ZZ');
    await button(region, estimate.controls.next).click();
    await expect(box(region, 'email')).toBeVisible();
    expect((await fields(page)).filter(({ size }) => size < 16)).toEqual([]);
  });

  for (const viewport of [portrait, landscape, { width: 820, height: 1180 }])
    test(`dialog: when it is open at ${viewport.width} px, then the page behind it does not scroll, and it fits between Safari's bars`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await visit(page, cases.drain.path);
      const dialog = await open(page, cases.drain);
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
      const { height } = (await dialog.boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThan(viewport.height / 2);
      expect(height).toBeLessThanOrEqual(viewport.height);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
    });

  test('controls: when a service page opens, then the style of each forbids a zoom by two taps', async ({ page }) => {
    await page.goto(cases.servicing.path);
    // Found and looked at in one step: an element that React has replaced meanwhile has no style.
    const zooming = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, label')]
        .filter((element) => getComputedStyle(element).touchAction !== 'manipulation')
        .map((element) => element.outerHTML),
    );
    expect(zooming).toEqual([]);
  });

  test('contact bar: when there is a home bar, then its call button stays above it', async ({ page }) => {
    await page.goto('/');
    await notched(page, { bottom: 34 });
    const call = page.getByRole('complementary').getByRole('link', { name: /^Call/ }).first();
    const { y, height } = (await call.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(portrait.height - 34);
  });
});

test.describe('in landscape', () => {
  test.use({ viewport: landscape, hasTouch: true, isMobile: true });

  test('pages: when there is a notch, then no text of four pages lies below it', async ({ page }) => {
    for (const route of ['/', '/faq', '/services/boiler-servicing-surrey', '/insights/best-thermostat-comparison']) {
      await page.goto(route);
      await notched(page, { left: 59, right: 59, bottom: 21 });
      const under = await page.evaluate((inset) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const { currentNode: node } = texts;
          const parent = node.parentElement;
          if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
          // Drawings may extend to the edges.
          if (parent.closest('svg, script, style, template')) continue;
          range.selectNodeContents(node);
          const { left, right, width } = range.getBoundingClientRect();
          if (width > 1 && (left < inset || right > innerWidth - inset))
            found.push(node.textContent.trim().slice(0, 40));
        }
        return found;
      }, 59);
      expect(under, route).toEqual([]);
    }
  });
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('form controls: when dark mode is on, then a list to choose from stays light like the page', async ({
    page,
  }) => {
    await visit(page, cases.servicing.path);
    const dialog = await open(page, cases.servicing);
    await day(dialog).click();
    const select = dialog.getByRole('combobox').first();
    await expect(select).toHaveCSS('color-scheme', 'light');
    await expect(select).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
