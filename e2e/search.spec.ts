import { axeFindings } from './axe';
import { KiB, weightOf } from './budgets';
import { focusTrouble } from './focus';
import { listOfAll, routes } from './pages';
import { lostInForcedColours } from './media';
import { smallTargets } from './targets';
import { connect, expect, type Page, test } from './test';

// The search field: what it fetches and when, what it says, and what happens when it cannot answer. Which answer is the best is
// tested by src/site-output/search-index.test.ts.

/** All script and the index until the first answer: React alone would be more. */
const searchWeight = 20 * KiB;
const pages = [listOfAll, '/faq', '/guides', '/nowhere'];
const field = (page: Page) => page.getByRole('search').getByRole('searchbox', { name: 'Search this website' });
const said = (page: Page) => page.getByRole('search').getByRole('status');
const links = (page: Page) => page.getByRole('search').getByRole('listitem').getByRole('link');

test.use({ expected: [/status of 404|no page at/] });

for (const route of pages)
  test(`search on ${route}: when the field gets the focus, then its script and index are fetched, and nothing before`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/search[\w-]*\.(?:js|json)$/.test(request.url())) asked.push(request.url());
    });
    await connect(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await field(page).hover();
    expect(asked).toEqual([]);
    await field(page).focus();
    await expect.poll(() => asked.length).toBe(2);
    const { all } = weightOf('/', asked);
    console.log(`Search on ${route}: ${(all / KiB).toFixed(1)} KiB`);
    expect(all).toBeLessThanOrEqual(searchWeight);
    await field(page).fill('dripping');
    await expect(links(page).first()).toHaveAttribute('href', '/guides/how-to-fix-dripping-tap');
    await expect(said(page)).toHaveText(/^\d+ answers found$/);
  });

test('search: when a danger is named, misspelt too, then its number and first action stand on top', async ({
  page,
}) => {
  await page.goto('/faq');
  await field(page).fill('boiler service, smel of gass');
  const first = page.getByRole('search').locator('[data-answers] > :first-child');
  await expect(first).toContainText('Do not touch switches');
  await expect(first.getByRole('link', { name: 'Call 0800 111 999' })).toHaveAttribute('href', 'tel:+44800111999');
  await expect(said(page)).toContainText('Smell gas?');
  await expect(links(page).first()).toBeVisible();
});

test('search: when a postcode is typed, then it says whether we cover it', async ({ page }) => {
  await page.goto(listOfAll);
  await field(page).fill('GU12 5AA');
  await expect(page.getByRole('search')).toContainText('We usually cover this postcode.');
  await field(page).fill('sw1a');
  await expect(page.getByRole('search')).toContainText('We do not usually cover this postcode.');
});

test('search: when only the keyboard is used, then Enter leads into the answers, and a question unfolds', async ({
  page,
}) => {
  await page.goto('/faq');
  await field(page).focus();
  await page.keyboard.type('cancel');
  await expect(links(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-answers]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#what-does-it-cost-to-cancel')).toBeVisible();
  await expect(page.locator('#what-does-it-cost-to-cancel')).toBeInViewport();
});

test('search: when the visitor comes back from an answer, then what was typed and the answers are there', async ({
  page,
}) => {
  await page.goto('/guides');
  await field(page).fill('toilet running');
  await links(page).first().click();
  await expect(page).toHaveURL(/toilet/);
  await page.goBack();
  await expect(field(page)).toHaveValue('toilet running');
  await expect(links(page).first()).toBeVisible();
  expect(page.url()).not.toContain('toilet');
});

test('search: when an answer to a question is opened from elsewhere, then it is unfolded', async ({ page }) => {
  await page.goto('/faq#what-guarantees-do-i-get');
  await expect(page.locator('#what-guarantees-do-i-get')).toBeInViewport();
});

const hostile = ['!!! ???', 'газ ガス 煤气', '\u202e\u0000<!-- qqqqqq -->', 'x'.repeat(10_000), '(((('];
for (const text of hostile)
  test(`search: when ${JSON.stringify(text.slice(0, 30))} is pasted, then it says that nothing fits, what to do, and a number to call`, async ({
    page,
  }) => {
    await page.goto(listOfAll);
    await field(page).fill(text);
    await expect(said(page)).toContainText('Nothing here fits these words');
    await expect(page.locator('[data-answers] a[href^="tel:"]').first()).toBeVisible();
    await field(page).fill('');
    await expect(said(page)).toHaveText('');
    await expect(page.locator('[data-answers] > *')).toHaveCount(0);
  });

test.describe('when the index does not come', () => {
  test.use({ expected: [/status of (?:404|503)|no page at|Failed to load|ERR_/] });
  for (const [what, answer] of [
    ['is refused', { status: 503, body: '' }],
    ['is a sign-in page', { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }],
    ['is of another build', { status: 200, contentType: 'application/json', body: '{"version":0}' }],
  ] as const)
    test(`search: when the index ${what}, then it says the way on and a number to call, and tries again`, async ({
      page,
    }) => {
      await page.route(/search-index/, (request) => request.fulfill(answer));
      await page.goto('/faq');
      await field(page).fill('gas');
      const failed = page.getByRole('search').getByText('The search could not be loaded');
      await expect(failed).toBeVisible();
      await expect(failed.getByRole('link', { name: 'one list' })).toHaveAttribute('href', listOfAll);
      await expect(failed.locator('a[href^="tel:"]').first()).toBeVisible();
      await page.unroute(/search-index/);
      await field(page).fill('gas smell');
      await expect(page.getByRole('search').getByText('Smell gas?').first()).toBeVisible();
      await expect(failed).toBeHidden();
    });

  for (const [what, answer] of [
    ['never comes', undefined],
    ['is a sign-in page', { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }],
  ] as const)
    test(`search: when its script ${what}, then it says the way on and a number to call`, async ({ page }) => {
      await page.route(/islands\/search/, (request) => (answer ? request.fulfill(answer) : request.abort()));
      await page.goto('/faq');
      await field(page).focus();
      await page.keyboard.type('gas');
      const failed = page.getByRole('search').getByText('The search could not be loaded');
      await expect(failed).toBeVisible();
      await expect(failed.locator('a[href^="tel:"]').first()).toBeVisible();
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('search: when there are no scripts, then a link in its place leads to a list of all pages', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('search').getByRole('link').click();
    await expect(page).toHaveURL(/\/search$/);
    const main = page.getByRole('main');
    for (const route of routes.filter((each) => each !== listOfAll))
      await expect(main.locator(`a[href="${route}"]`).first(), route).toBeVisible();
    const anchors = await main
      .locator('a[href*="#"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(anchors.length).toBeGreaterThan(30);
  });
});

for (const width of [360, 768, 1280])
  test(`search: when answers are shown at ${width} px, then axe, targets, focus and forced colours are right, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faq');
    await field(page).fill('gas smell GU12 price');
    await expect(links(page).first()).toBeVisible();
    await expect(said(page)).toHaveText(/^Smell gas\? Where we work\. \d+ answers found$/);
    expect.soft(await axeFindings(page), 'axe').toEqual([]);
    expect.soft(await smallTargets(page, { touch: width === 360 }), 'targets').toEqual([]);
    expect.soft(await focusTrouble(page), 'focus').toEqual([]);
    expect.soft(await lostInForcedColours(page), 'forced colours').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
