import { expect, type Locator, type Page, test } from './test';
import {
  answer,
  box,
  button,
  calculatorOf,
  changeOf,
  choose,
  estimate,
  estimateOf,
  estimatePage,
  finish,
  isAt,
  labelOf,
  openCalculator,
  openEstimate,
  option,
  pounds,
  price,
  priceOf,
  standard,
  wall,
} from './wizard-steps';

const { controls, share } = estimate;
/** Answers of the calculator. */
const calculated = ['combi', 'small', 'roof', 'mains', 'unsure', 'pitched'] as const;

test("estimate: when the browser's Back and Forward or its own Back are used, then they go through the questions, and choices are kept", async ({
  page,
}) => {
  const region = await openEstimate(page);
  await choose(region, wall.slice(0, 3));
  await isAt(region, 4, 8);
  await page.goBack();
  await isAt(region, 3, 8);
  await expect(option(region, 'medium')).toHaveAttribute('aria-pressed', 'true');
  await expect(region.getByRole('heading').first()).toBeFocused();
  await button(region, controls.back).click();
  await isAt(region, 2, 8);
  await page.goForward();
  await isAt(region, 3, 8);
  await page.goForward();
  await isAt(region, 4, 8);
  await choose(region, wall.slice(3));
  await finish(region);
  await page.goBack();
  await expect(box(region, 'email')).toHaveValue('priya@example.com');
  await page.goForward();
  await expect(price(region)).toHaveText(pounds(priceOf(wall)));
  for (let steps = 0; steps < 8; steps++) await page.goBack();
  await isAt(region, 1, 8);
  await expect(option(region, 'lpg')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('estimate: when the page is reloaded, then it resumes at the question or at the price', async ({ page }) => {
  const region = await openEstimate(page);
  await choose(region, wall.slice(0, 4));
  await isAt(region, 5, 8);
  await page.reload();
  await isAt(region, 5, 8);
  await button(region, controls.back).click();
  await expect(option(region, 'wall')).toHaveAttribute('aria-pressed', 'true');
  await choose(region, wall.slice(3));
  await finish(region);
  await expect(price(region)).toBeVisible();
  await page.reload();
  await expect(price(region)).toHaveText(pounds(priceOf(wall)));
});

test('estimate: when an answer waits for the scripts, then a reload repeats it once', async ({ page }) => {
  const scripts = /\.js$/;
  let isHeld = true;
  const waiting: (() => void)[] = [];
  await page.route(scripts, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  const region = await openEstimate(page);
  await option(region, 'lpg').click();
  await expect(option(region, 'lpg')).toHaveAttribute('aria-busy', 'true');
  isHeld = false;
  await page.reload();
  for (const go of waiting) go();
  await isAt(region, 2, 8);
  await page.goBack();
  await isAt(region, 1, 8);
  await expect(option(region, 'lpg')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await isAt(region, 1, 8);
});

test('estimate: when one answer is changed, then the others are not asked again', async ({ page }) => {
  const region = await openEstimate(page);
  await choose(region, wall);
  await finish(region);
  await changeOf(region, 'fuel').click();
  await expect(option(region, 'lpg')).toHaveAttribute('aria-pressed', 'true');
  await option(region, 'mains').click();
  await expect(price(region)).toHaveText(pounds(priceOf(['mains', ...wall.slice(1)])));
  await changeOf(region, 'flue').click();
  await option(region, 'roof').click();
  await option(region, 'pitched').click();
  const byRoof = pounds(priceOf(['mains', 'combi', 'medium', 'roof', 'pitched']));
  await expect(price(region)).toHaveText(byRoof);
  await expect(region.getByText(labelOf('distance'), { exact: true })).toHaveCount(0);
  // Leaving a change discards it.
  await changeOf(region, 'flue').click();
  await option(region, 'wall').click();
  await page.goBack();
  await page.goBack();
  await expect(price(region)).toHaveText(byRoof);
});

test('estimate: when its link is opened, then it comes back without postcode and email, a changed price is mentioned, and an altered link is refused', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const region = await openEstimate(page);
  await choose(region, wall);
  await finish(region);
  await button(region, share.copy).click();
  await expect(region.getByText(share.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${baseURL ?? ''}${estimatePage}#estimate=`);
  expect(decodeURIComponent(link)).not.toMatch(/GU12|priya/i);

  const guest = await context.newPage();
  await guest.goto(link);
  const theirs = estimateOf(guest);
  await expect(price(theirs)).toHaveText(pounds(priceOf(wall)));
  await expect(theirs.getByText(share.priceChanged)).toHaveCount(0);
  await expect(theirs.getByText('priya@example.com')).toHaveCount(0);
  expect(guest.url()).not.toContain('#');

  // Combi, small, mains, wall, adjacent, more than 30 cm, from a time when that cost £1,001. With the prices of the fixture it
  // costs more.
  await guest.goto(`${estimatePage}#estimate=1-mcswam-1001-17264og`);
  await expect(theirs.getByText(share.priceChanged)).toBeVisible();
  await expect(theirs.getByText(share.priceThen)).toContainText('£1,001');
  await expect(price(theirs)).toHaveText(
    pounds(priceOf(['mains', 'combi', 'small', 'wall', 'adjacent', 'moreThan30cm'])),
  );

  await guest.goto(link.replace(/\d+-(?=\w{7}$)/, '1-'));
  await expect(theirs.getByText(share.refused)).toBeVisible();
  await isAt(theirs, 1, 8);
});

test("estimate: when a mail program has escaped a link's =, then it opens the estimate", async ({ page }) => {
  await page.goto(`${estimatePage}#estimate%3D1-mcswam-1001-17264og`);
  await expect(price(estimateOf(page))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${estimatePage}$`));
});

test('calculator: when its link is opened, then the price comes back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const region = await openCalculator(page);
  await answer(region, calculated);
  await button(region, share.copy).click();
  await expect(region.getByText(share.copied)).toBeVisible();
  const guest = await context.newPage();
  await guest.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(price(calculatorOf(guest))).toHaveText(pounds(standard('combi', 'small')));
  expect(guest.url()).not.toContain('#');
});

/** Expects that a page with a result prints as one sheet with the price. */
async function isOneSheet(page: Page, region: Locator) {
  await expect(price(region)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(price(region)).toBeVisible();
  await expect(region.getByRole('button')).toHaveCount(0);
  await expect(region.getByRole('link').and(page.locator('[data-look]'))).toHaveCount(0);
  await expect(region.getByRole('progressbar')).toHaveCount(0);
  // The logo says whose price it is.
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.locator('main > section').filter({ visible: true })).toHaveCount(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
}

test('estimate: when it is printed, then it is one sheet', async ({ page }) => {
  const region = await openEstimate(page);
  await choose(region, wall);
  await finish(region);
  await isOneSheet(page, region);
  await expect(region.getByRole('table')).toBeVisible();
});

test('calculator: when its price is printed, then it is one sheet', async ({ page }) => {
  const region = await openCalculator(page);
  await answer(region, calculated);
  await isOneSheet(page, region);
});

test.describe('without scripts', () => {
  test.use({ expected: [/net::ERR_FAILED/] });

  test('estimate: when its scripts do not load, then a tap waits until Try again has loaded them', async ({ page }) => {
    const scripts = /\.js$/;
    await page.route(scripts, (route) => route.abort());
    const region = await openEstimate(page);
    await option(region, 'lpg').click();
    await expect(region.getByText(controls.notLoaded)).toBeVisible();
    // The second attempt fails too.
    await button(region, controls.retry).click();
    await expect(region.locator('[aria-busy]')).toHaveText(/^LPG/);
    await expect(region.getByText(controls.notLoaded)).toBeVisible();
    // The options, which would do nothing now, are no buttons. A number to call is offered.
    await expect(region.getByRole('button')).toHaveText([controls.retry]);
    await expect(region.getByRole('link', { name: /^0\d+ \d+$/ })).toHaveAttribute('href', /^tel:/);
    await page.unroute(scripts);
    await button(region, controls.retry).click();
    await isAt(region, 2, 8);
    await button(region, controls.back).click();
    await expect(option(region, 'lpg')).toHaveAttribute('aria-pressed', 'true');
    // The tap is repeated only once: another reload resumes at the current question.
    await choose(region, ['mains', 'combi']);
    await page.reload();
    await isAt(region, 3, 8);
  });
});
