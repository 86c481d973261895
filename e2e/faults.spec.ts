import {
  cases,
  company,
  confirm,
  control,
  dialogOf,
  fill,
  isReady,
  morning,
  open,
  openerOf,
  put,
  receiptOf,
  required,
  visit,
} from './booking-steps';
import { expect, type Locator, type Page, test } from './test';
import {
  box,
  button,
  changeOf,
  choose,
  estimate,
  estimateOf,
  openEstimate,
  option,
  pounds,
  price,
  priceOf,
  slowDown,
  wall,
} from './wizard-steps';

const { installation } = cases;

// What a visitor can still do when a part of the site does not load.

/** Parts of the site, by their addresses. */
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
/** The pages that load each part without interaction. */
const pagesWithout: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.keys(parts).map((name) => [name, lively])),
  'every font': [...lively, still],
  'everything else': [...lively, still],
};

/** Records the requests for the page itself. */
function documents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.push(request.url());
  });
  return asked;
}

/** Triggers the scripts of the first island, if the page has one. */
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

test('islands: when another script fails, then no island shows an error', async ({ page }) => {
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
      test(`${start}: when ${name} is missing, then it can be read, and links work`, async ({ page, context }) => {
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
        // Waits for half a second without requests, in which a reload loop would show.
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

    test(`booking: when ${name} is missing, then a dialog says how to book`, async ({ page, context }) => {
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

test.describe('when React fails or the address is damaged', () => {
  test.use({ expected: [/are needed where one can book|Minified React/i] });
  const installationPage = '/services/boiler-installation-replacement';

  test('islands: when React fails, then server-rendered HTML, number and open dialog stay, and the rest of the page works', async ({
    page,
    context,
  }) => {
    let spoilt = 0;
    await context.route('**/islands/*.js', async (route) => {
      const response = await route.fetch();
      spoilt += 1;
      // The form cannot be rendered without its data.
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
    test(`estimate: when its address ends with ${fragment}, then it works`, async ({ page }) => {
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

test.describe('when an extension has moved elements under React', () => {
  test.use({ expected: [/NotFoundError|not a child of this node/] });

  /** Wraps almost every element of a part, as readers and dictionaries do with what they mark. */
  const wrapAll = (part: Locator) =>
    part.evaluate((element) => {
      element.setAttribute('data-old', '');
      for (const each of element.querySelectorAll(':not(svg *, option, legend, summary)')) {
        const wrapper = document.createElement('div');
        each.replaceWith(wrapper);
        wrapper.append(each);
      }
    });

  test('booking: when an extension has moved elements under React, then the form is drawn anew at its next change, with all that was typed, and it books', async ({
    page,
  }) => {
    const each = cases.repairs;
    await visit(page, each.path);
    const dialog = await open(page, each);
    const { Email: email = '', ...others } = required.quote;
    await fill(dialog, 'quote', { values: others });
    await wrapAll(dialog);
    await confirm(dialog);
    await expect(page.locator('dialog[data-old]')).toHaveCount(0);
    await isReady(dialog);
    for (const [label, value] of Object.entries(others)) await expect(control(dialog, label)).toHaveValue(value);
    await expect(dialog.getByRole('radio', { name: morning })).toBeChecked();
    await put(dialog, 'Email', email);
    await confirm(dialog);
    await expect(dialog).toBeHidden();
    await expect(receiptOf(page)).toBeVisible();
  });

  test('estimate: when an extension has moved elements under React, then it is drawn anew at the next question, with all answers', async ({
    page,
  }) => {
    const region = await openEstimate(page);
    await choose(region, wall);
    await box(region, 'postcode').fill('gu12 9zz');
    await wrapAll(region);
    await button(region, estimate.controls.next).click();
    await expect(page.locator('[data-old]')).toHaveCount(0);
    await box(region, 'email').fill('priya@example.com');
    await button(region, estimate.controls.last).click();
    await expect(price(region)).toHaveText(pounds(priceOf(wall)));
    await changeOf(region, 'postcode').click();
    await expect(box(region, 'postcode')).toHaveValue('GU12 9ZZ');
  });
});

test.describe('a tab that stays open during a deployment', () => {
  test.use({ expected: [/status of 404|module script/i] });

  test("islands: when the page's files are gone, then a press says so, and Try again helps", async ({
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

  test('booking: when the connection is slow, then a page can be read within 5 seconds, no press is lost, and a booking succeeds', async ({
    page,
  }) => {
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
    // How long that takes depends on the test machine.
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
