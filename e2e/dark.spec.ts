import sharp from 'sharp';
import { cases, day, open, visit } from './booking-steps';
import { expect, type Locator, type Page, test } from './test';

// Chrome's "dark theme for all sites" inverts the colours of pages that have no dark ones of their own. It decides for each shape
// by itself, so that two colours which lie on each other may become the same.

const darken = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
};

/** Returns the brightness of each pixel of a part, from 0 to 1, the darkest first. Skips the upper `from` (a share) of it. */
async function brightness(part: Locator, from = 0): Promise<number[]> {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x, y: y + from * height, width, height: (1 - from) * height };
  const picture = await part.page().screenshot({ clip });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const linear = (at: number) => {
    const value = (data[at] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return Array.from({ length: info.width * info.height }, (_, index) => 3 * index)
    .map((at) => 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2))
    .sort((a, b) => a - b);
}

/** The contrast of two brightnesses, as WCAG counts it. */
const contrast = (bright = 0, dark = 0) => (bright + 0.05) / (dark + 0.05);

test("forced dark: when the whole page is darkened, then the register's badge keeps its flame, and the map the names of the towns", async ({
  page,
}) => {
  await page.goto('/');
  await darken(page);
  const parts = [
    page.getByRole('banner').locator('svg[viewBox="0 0 36 36"]').first(),
    ...(await page.locator('main svg:has(.home) text').all()),
  ];
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts) {
    const dots = await brightness(part);
    // Skips the darkest and the brightest tenth, such as the edge of the badge and its corners, which show the page.
    const [dark, bright] = [0.1, 0.9].map((share) => dots[Math.floor(share * dots.length)]);
    expect(contrast(bright, dark)).toBeGreaterThan(4.5);
  }
});

test('forced dark: when a day is chosen, then it has a line below its number that the next day has not', async ({
  page,
}) => {
  await visit(page, cases.drain.path);
  await darken(page);
  const dialog = await open(page, cases.drain);
  await day(dialog).click();
  await dialog.getByRole('button', { name: 'Change' }).click();
  const belowTheNumber = async (name?: string) => (await brightness(day(dialog, name), 0.68)).at(-1);
  const other = await belowTheNumber('25 November 2026');
  expect(contrast(await belowTheNumber(), other)).toBeGreaterThan(3);
});
