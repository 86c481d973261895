import { cases, company, confirm, dialogOf, fill, openerOf, receiptOf, visit } from './booking-steps';
import { expect, type Page, test } from './test';
import { estimateOf, option, slowDown } from './wizard-steps';

const { installation } = cases;

// What a visitor is left with when a part of the site does not arrive.

/** Parts, and the addresses they have. */
const parts: Record<string, RegExp> = {
  "an island's own file": /\/islands\/(?:booking|estimate)-\w+\.js$/,
  'what islands share': /\/islands\/chunk-\w+\.js$/,
  'every script': /\.js$/,
  'every picture': /\.(?:avif|jpg|jpeg|png|webp|svg)$/,
  'every font': /\.woff2$/,
  'everything else': /\.\w+$/,
};

const lively = ['/', '/services/boiler-installation-replacement'];
const still = '/faq';
/** The pages that ask for a part by themselves. */
const pagesWithout: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.keys(parts).map((name) => [name, lively])),
  'every font': [...lively, still],
  'everything else': [...lively, still],
};

/** How often the page itself was asked for. */
function documents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.push(request.url());
  });
  return asked;
}

/** Presses what asks for React, if there is anything on the page that does. */
async function reach(page: Page) {
  const control = page.locator('main :is([data-island] button, [commandfor]):visible').first();
  if ((await control.count()) > 0) await control.dispatchEvent('pointerover');
  await page.waitForLoadState('networkidle');
}

async function isReadable(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
  await expect(page.locator('main a[href^="tel:"]:visible, aside a[href^="tel:"]:visible').first()).toBeVisible();
}

test("islands: when somebody else's script fails, then none says that it is stuck", async ({ page }) => {
  await page.goto('/services/boiler-installation-replacement');
  await page.evaluate(() => {
    document.querySelector('[data-island]')?.setAttribute('data-state', 'asked');
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: 'extension' }));
    dispatchEvent(new ErrorEvent('error', { message: 'extension', filename: 'chrome-extension://a/b.js' }));
  });
  await expect(page.locator('[data-state=stuck]')).toHaveCount(0);
});

for (const [name, address] of Object.entries(parts))
  test.describe(`without ${name}`, () => {
    test.use({ expected: [/net::ERR_FAILED|Failed to fetch/] });

    for (const start of pagesWithout[name] ?? [])
      test(`${start} is readable, is not loaded again, and its links lead on`, async ({ page, context }) => {
        const failed: string[] = [];
        await context.route(
          (url) => address.test(url.pathname),
          async (route) => {
            failed.push(route.request().url());
            await route.abort();
          },
        );
        const asked = documents(page);
        await page.goto(start);
        await isReadable(page);
        // Until nothing has been asked for in half a second: a loop would show itself by now.
        await reach(page);
        await isReadable(page);
        expect(asked).toHaveLength(1);
        expect(failed, 'what did not arrive').not.toEqual([]);
        if (start === still) expect(failed.filter((url) => /\.js(on)?$/.test(url))).toEqual([]);

        const link = page.getByRole('contentinfo').getByRole('link', { name: 'Legal & Terms' });
        await link.click();
        await expect(page).toHaveURL(/\/legal$/);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForTimeout(300);
        await expect(page.locator('h1')).toBeVisible();
        expect(asked.length).toBeLessThanOrEqual(2);
      });
  });

for (const name of ["an island's own file", 'what islands share', 'every script'])
  test.describe(`without ${name}`, () => {
    test.use({ expected: [/net::ERR_FAILED|Failed to fetch/] });

    test('a dialog still opens and says how to book', async ({ page, context }) => {
      const failed: string[] = [];
      await context.route(
        (url) => parts[name]?.test(url.pathname) ?? false,
        async (route) => {
          failed.push(route.request().url());
          await route.abort();
        },
      );
      await page.goto('/');
      await page.getByRole('main').getByRole('button', { name: 'Free Quote' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Book Your Free Quote' });
      await expect(dialog.getByRole('link', { name: /\d{5}/ })).toHaveAttribute('href', /^tel:/);
      await expect(dialog.getByRole('link', { name: /email/i })).toHaveAttribute('href', /^mailto:.*subject=/);
      await expect.poll(() => failed, 'what did not arrive').not.toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });
  });

test.describe('when React fails', () => {
  test.use({ expected: [/are needed where one can book|Minified React/i] });
  const installationPage = '/services/boiler-installation-replacement';

  test('the island stays as it was sent, with its number and an open dialog, and all around it', async ({
    page,
    context,
  }) => {
    let spoilt = 0;
    await context.route(/\/islands\/booking-\w+\.js$/, async (route) => {
      const response = await route.fetch();
      spoilt += 1;
      // Without its data it cannot be drawn.
      await route.fulfill({
        response,
        body: (await response.text())
          .replaceAll('"appointments\\":', '"lost\\":')
          .replaceAll('"appointments":', '"lost":'),
      });
    });
    const asked = documents(page);
    await page.goto('/services/plumbing-repairs-surrey');
    await page.getByRole('main').getByRole('button', { name: 'Free Quote' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Book Your Free Quote' });
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(spoilt, 'what was spoilt').toBeGreaterThan(0);
    await expect(dialog.getByRole('link', { name: /\d{5}/ })).toHaveAttribute('href', /^tel:/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await isReadable(page);
    expect(asked).toHaveLength(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  });

  for (const fragment of ['#%', '#estimate=%E0%A4%A'])
    test(`an address that ends with ${fragment} shows its page`, async ({ page }) => {
      await page.goto(installationPage + fragment);
      await reach(page);
      await option(estimateOf(page), 'mains').click();
      await expect(estimateOf(page).getByText('Step 2 of 8')).toBeVisible();
      await page.evaluate((end) => {
        window.location.hash = end;
      }, `${fragment}%`);
      await page.waitForTimeout(200);
      await isReadable(page);
    });
});

test.describe('a tab left open over a deploy', () => {
  test.use({ expected: [/status of 404|module script/i] });

  test('a press says that the files of its page are gone, and a new try comes with the new page', async ({
    page,
    context,
  }) => {
    const gone = /\/islands\//;
    await context.route(gone, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }));
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Free Quote' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Book Your Free Quote' });
    const again = dialog.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await context.unroute(gone);
    await again.click();
    await expect(dialog.getByRole('button', { name: 'Next month' })).toBeVisible();
  });
});

test.describe('on a cheap phone with a slow connection', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  test('a page is read within 5 seconds, no press is lost, and a booking is made', async ({ page }) => {
    test.setTimeout(60_000);
    await slowDown(page, { kbits: 400, latency: 400 });
    const started = Date.now();
    await visit(page, installation.path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(company.phones.office.number);
    expect(Date.now() - started).toBeLessThan(5000);

    const estimate = estimateOf(page);
    await option(estimate, 'mains').tap();
    await expect(option(estimate, 'mains')).toHaveAttribute('aria-busy', 'true');
    // How long that takes is the test machine's affair.
    const arrives = { timeout: 30_000 };
    await expect(estimate.getByText('Step 2 of 8')).toBeVisible(arrives);
    await openerOf(page, installation.openers[0]).tap();
    const dialog = dialogOf(page, installation);
    await expect(dialog.getByRole('button', { name: 'Next month' })).toBeVisible(arrives);
    await fill(dialog, 'visit');
    await confirm(dialog);
    await expect(dialog).toBeHidden();
    await expect(receiptOf(page)).toBeVisible();
  });
});
