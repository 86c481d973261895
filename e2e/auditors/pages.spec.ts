import { axeFindings } from '../axe';
import { foreignFindings } from '../clean';
import { hidden, hydrate, routes } from '../pages';
import { expect, test } from '../test';

test.describe.configure({ timeout: 600_000 });

for (const route of [...routes, hidden])
  test(`${route}: when three auditors read it at three widths, then none finds anything`, async ({ page }) => {
    await page.goto(route);
    await hydrate(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await axeFindings(page), `axe, ${width} px`).toEqual([]);
      expect.soft(await foreignFindings(page), `the others, ${width} px`).toEqual([]);
    }
  });

test('auditors: when an image has no alt text, then Alfa and the engine of IBM each report it', async ({ page }) => {
  await page.setContent(`<!DOCTYPE html><html lang="en-GB"><head><title>Faults</title></head><body><main><h1>Faults</h1>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40"></main></body></html>`);
  const found = await foreignFindings(page);
  expect(found).toContainEqual(expect.stringMatching(/^sia-r2: <img/));
  expect(found).toContainEqual(expect.stringMatching(/^img_alt_valid: <img/));
});
