import { AxeBuilder } from '@axe-core/playwright';
import { routes } from './pages';
import { expect, test } from './test';

// One of the addresses has no page.
test.use({ expected: [/404/] });

for (const width of [360, 1280])
  for (const route of [...routes, '/nowhere'])
    test(`axe finds nothing on ${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
