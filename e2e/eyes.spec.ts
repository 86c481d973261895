import type { AxeResults } from 'axe-core';
import { axeSource } from './axe';
import { launch } from './chromium-config';
import { cases, confirm, day, open, visit } from './booking-steps';
import { routes } from './pages';
import { findFastChromium } from './programs/chromium';
import { expect, type Page, test } from './test';

// What a visitor sets in the browser or the system to see better.

const program = launch(findFastChromium());

// For all tests of this file, because it needs a browser of its own.
test.use({ launchOptions: { ...program, args: [...program.args, '--blink-settings=minimumFontSize=20'] } });

test.describe('when no text may be smaller than 20 px', () => {
  for (const width of [360, 390])
    test(`pages: when no text is smaller than 20 px, then no page scrolls sideways at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 800 });
      const wide: string[] = [];
      for (const route of routes) {
        await page.goto(route);
        const beyond = await page.evaluate(
          () => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
        );
        if (beyond > 0) wide.push(`${route}: ${beyond} px`);
      }
      expect(wide).toEqual([]);
    });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('booking: when colours are forced, then the chosen free time has another edge', async ({ page }) => {
    await visit(page, cases.drain.path);
    const dialog = await open(page, cases.drain);
    const times = dialog.getByRole('group', { name: 'The next times' }).getByRole('button');
    await times.nth(1).click();
    await expect(day(dialog, '10 November 2026')).toHaveClass(/chosen/);
    const edges = await times.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
        return `${borderTopStyle} ${borderTopWidth}`;
      }),
    );
    expect(edges[1]).not.toBe(edges[0]);
    expect(edges[2]).toBe(edges[0]);
  });

  test('services: when colours are forced, then no drawing lies on white, where its white parts would be lost', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/services');
    const grounds = await page
      .locator('article .tile')
      .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).backgroundColor));
    expect(grounds.length).toBeGreaterThan(4);
    expect(grounds.filter((colour) => colour === 'rgb(255, 255, 255)')).toEqual([]);
  });
});

/** Returns where text has less than 7:1, or large text less than 4.5:1, with how much it has. */
async function faintTexts(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(part: Document, options: object): Promise<AxeResults> } };
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast-enhanced'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ any, target }) => {
        const { contrastRatio = 0 } = (any[0]?.data ?? {}) as { contrastRatio?: number };
        return `${location.pathname}: ${target.join(' ')} has ${contrastRatio}`;
      }),
    );
  });
}

test.describe('where more contrast is asked for', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  for (const width of [360, 1280])
    test(`pages: when more contrast is asked for at ${width} px, then every text has at least 7:1, or 4.5:1 if large`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      const faint: string[] = [];
      for (const route of routes) {
        await page.goto(route);
        faint.push(...(await faintTexts(page)));
      }
      expect(faint).toEqual([]);
    });

  test('booking: when more contrast is asked for, then texts have at least 7:1, and free days an edge', async ({
    page,
  }) => {
    await visit(page, cases.drain.path);
    const dialog = await open(page, cases.drain);
    await day(dialog, '10 November 2026').click();
    await confirm(dialog);
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await faintTexts(page)).toEqual([]);
    const edge = await day(dialog, '12 November 2026').evaluate((tile) => getComputedStyle(tile).borderTopColor);
    expect(edge).toBe('rgb(14, 34, 41)');
  });
});
