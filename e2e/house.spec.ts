import { expect, type Page, test } from './test';

const house = (page: Page) => page.getByRole('region', { name: 'What has happened? Press it.' });
const answers = (page: Page) => house(page).locator('details > div');
const thing = (page: Page, name: string) => house(page).locator('summary', { hasText: name });

for (const viewport of [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
])
  test.describe(`house at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('house: when it has no scripts, then each thing has its answer, with a link, within the width of the house', async ({
      browser,
    }) => {
      const bare = await browser.newPage({ viewport, javaScriptEnabled: false });
      await bare.goto(new URL('/', test.info().project.use.baseURL).href);
      const names = await house(bare).locator('summary').allTextContents();
      expect(names).toHaveLength(6);
      const frame = await house(bare).boundingBox();
      for (const name of names) {
        await thing(bare, name).click();
        const open = answers(bare).filter({ visible: true });
        await expect(open).toHaveCount(1);
        await expect(open.getByRole('link').first()).toBeVisible();
        const box = await open.boundingBox();
        // No answer covers what closes it.
        await thing(bare, name).click({ trial: true });
        expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
      }
      await bare.close();
    });

    test('house: when a thing is pressed in the drawing, then its answer opens, or closes again', async ({ page }) => {
      await page.goto('/');
      await house(page).scrollIntoViewIfNeeded();
      const drawing = await house(page).getByRole('img').boundingBox();
      const { x, y, width, height } = drawing ?? { x: 0, y: 0, width: 0, height: 0 };
      // The drain, which no answer covers.
      const drain = { x: x + (522 / 640) * width, y: y + (440 / 470) * height };
      await page.mouse.click(drain.x, drain.y);
      await expect(answers(page).filter({ visible: true })).toContainText('Stop running water');
      await page.waitForTimeout(600);
      await page.mouse.click(drain.x, drain.y);
      await expect(answers(page).filter({ visible: true })).toHaveCount(0);
      // The boiler itself, and not only its number beside it.
      await page.mouse.click(x + (140 / 640) * width, y + (310 / 470) * height);
      await expect(answers(page).filter({ visible: true })).toContainText('Look at the power');
      // In a narrow house the answer begins right below the drawing. Below the list of things it would be out of sight.
      const below = ((await answers(page).filter({ visible: true }).boundingBox())?.y ?? Number.NaN) - y - height;
      expect(below).toBeLessThan(80);
    });
  });

test('house: when it is narrow, then names that stand below one another are at least 8 px apart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const words = await house(page)
    .locator('summary')
    .evaluateAll((all) =>
      all.map((summary) => {
        const text = document.createRange();
        text.selectNode(summary.firstChild as ChildNode);
        const { left, top, bottom } = text.getBoundingClientRect();
        return { left, top, bottom };
      }),
    );
  const gaps = words.flatMap((word) =>
    words.filter(({ left, top }) => left === word.left && top > word.top).map(({ top }) => top - word.bottom),
  );
  expect(gaps).toHaveLength(6);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

test('house: when Tab leads through a narrow one, then it goes from what is seen above to what is below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await thing(page, 'Cold radiator').click();
  await thing(page, 'Cold radiator').focus();
  const heights: number[] = [];
  for (;;) {
    const at = await house(page).evaluate((region) => {
      const { activeElement } = document;
      return region.contains(activeElement) ? (activeElement?.getBoundingClientRect().top ?? 0) + scrollY : undefined;
    });
    if (at === undefined) break;
    heights.push(Math.round(at));
    await page.keyboard.press('Tab');
  }
  // Six things, and the links of the open one.
  expect(heights.length).toBeGreaterThan(7);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
});

test('house: when only the keyboard is used, then a thing opens and its first link can be reached', async ({
  page,
}) => {
  await page.goto('/');
  await thing(page, 'Water coming in').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(answers(page).filter({ visible: true }).getByRole('link').first()).toBeFocused();
});
