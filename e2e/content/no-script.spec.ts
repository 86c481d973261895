import { listOfAll, realSite } from '../pages';
import { expect, test } from '../test';

test.describe('pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of [...realSite.routes, listOfAll])
    test(`${route}: when it has no JavaScript, then it has a heading, a phone and an email link, and no button that needs scripts`, async ({
      page,
    }) => {
      await page.goto(route);
      await expect(page.locator('h1')).toBeAttached();
      await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
      await expect(page.locator('a[href^="mailto:"]').first()).toBeAttached();
      for (const button of await page.locator('button:visible').all()) {
        const native = await button.evaluate(
          (node) =>
            node.hasAttribute('commandfor') ||
            node.hasAttribute('popovertarget') ||
            Boolean((node as HTMLButtonElement).form?.getAttribute('action')),
        );
        expect(native, await button.innerText()).toBe(true);
      }
    });
});
