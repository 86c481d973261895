import { isClean, statesMs } from './clean';
import { focusTrouble } from './focus';
import { expect, test } from './test';
import {
  answer,
  box,
  button,
  calculator,
  calculatorOf,
  calculatorPage,
  changeOf,
  estimate,
  estimateOf,
  estimatePage,
  finish,
  isAt,
  openCalculator,
  option,
  pounds,
  price,
  priceOf,
  standard,
  wall,
} from './wizard-steps';

const { controls, result, base } = calculator;

test('calculator: when the flue goes through a wall, then eight steps end with the price and its booking', async ({
  page,
}) => {
  const region = await openCalculator(page);
  await answer(region, ['combi', 'small', 'wall', 'mains', 'yes', 'nearby', 'within30cm']);
  await isAt(region, 8, 8);
  await expect(price(region)).toHaveText(pounds(standard('combi', 'small')));
  await expect(region.getByRole('heading', { name: estimate.card.heading })).toBeFocused();
  await expect(region.getByText(estimate.card.including)).toBeVisible();
  await button(region, estimate.card.book).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Free Quote' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(region, estimate.controls.back).click();
  await isAt(region, 7, 8);
});

test('calculator: when there is no price yet, then there is no Free Quote button, and the bar calls the office', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await openCalculator(page);
    await expect(page.getByRole('button', { name: 'Free Quote', includeHidden: true })).toHaveCount(0);
  }
  const bar = page.getByRole('complementary', { name: 'Quick contact' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar.getByRole('link', { name: /^Call office/ })).toHaveAttribute('href', /^tel:\+44/);
});

test('calculator: when the flue is elsewhere, then it asks where, and accepts an empty note', async ({ page }) => {
  const region = await openCalculator(page);
  await answer(region, ['regular', 'large', 'other', 'mains', 'yes']);
  await isAt(region, 6, 8);
  await button(region, controls.next).click();
  await expect(region.getByText(controls.unanswered.text)).toBeVisible();
  await expect(region.getByRole('textbox')).toHaveCount(1);
  await box(region, 'whereIsTheFlue').fill('Through the basement');
  await page.keyboard.press('Enter');
  await isAt(region, 7, 8);
  await expect(region.getByRole('textbox')).toHaveCount(1);
  await button(region, controls.next).click();
  await isAt(region, 8, 8);
  await expect(price(region)).toHaveText(pounds(standard('regular', 'large')));
});

test('calculator: when the flue goes through the roof, then it has seven steps, and each of the nine prices is shown when type and size are changed', async ({
  page,
}) => {
  const region = await openCalculator(page);
  await answer(region, ['combi', 'small', 'roof', 'mains', 'unsure', 'pitched']);
  await isAt(region, 7, 7);
  for (const [type, sizes] of Object.entries(base)) {
    await changeOf(region, 'boilerType').click();
    await answer(region, [type]);
    for (const size of Object.keys(sizes)) {
      await changeOf(region, 'propertySize').click();
      await answer(region, [size]);
      await expect(price(region)).toHaveText(pounds(standard(type, size)));
    }
  }
});

test('calculator: when Next comes without an answer, then it says why and stays', async ({ page }) => {
  const region = await openCalculator(page);
  await button(region, controls.next).click();
  await expect(region.getByText(controls.unanswered.choice)).toBeVisible();
  await isAt(region, 1, 8);
});

test('calculator: when Back is pressed and the page is reloaded, then the choice is still there', async ({ page }) => {
  const region = await openCalculator(page);
  await answer(region, ['system']);
  await isAt(region, 2, 8);
  await button(region, estimate.controls.back).click();
  await expect(option(region, 'system')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(option(region, 'system')).toHaveAttribute('aria-pressed', 'true');
});

test('calculator: when the full estimate is opened from it, then the answers are carried over', async ({ page }) => {
  const region = await openCalculator(page);
  await answer(region, ['combi', 'medium', 'wall', 'lpg', 'yes', 'nearby', 'within30cm']);
  await region.getByRole('link', { name: result.fullEstimate.label }).click();
  await expect(page).toHaveURL(new RegExp(`${estimatePage}$`));
  const full = estimateOf(page);
  await isAt(full, 7, 8);
  await finish(full);
  await expect(price(full)).toHaveText(pounds(priceOf(wall)));
});

/** The part of the page that changes with each question. */
const questions = '[data-resume=calculator]';

test('calculator: when axe looks at 360 and 1280 px, then it finds nothing at the steps of a wall flue or of one elsewhere', async ({
  page,
}) => {
  test.setTimeout(statesMs);
  const walled = await openCalculator(page);
  await isClean(page, 'the first question', questions);
  await answer(walled, ['combi', 'small', 'wall', 'mains', 'yes']);
  await isClean(page, 'how far the flue is from a neighbour', questions);
  await answer(walled, ['nearby']);
  await isClean(page, 'how far it is from a window', questions);
  await page.evaluate(() => {
    window.sessionStorage.clear();
  });
  const region = await openCalculator(page);
  for (const value of ['combi', 'small', 'other', 'mains', 'yes']) {
    await answer(region, [value]);
    await isClean(page, value, questions);
  }
  await button(region, controls.next).click();
  await isClean(page, 'a missing text', questions);
  await region.getByRole('textbox').fill('In the loft');
  await button(region, controls.next).click();
  await isClean(page, 'the last question', questions);
  await button(region, controls.next).click();
  await expect(price(region)).toBeVisible();
  await isClean(page, 'the price');
  expect(await focusTrouble(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [route, region] of [
    [estimatePage, estimateOf],
    [calculatorPage, calculatorOf],
  ] as const)
    test(`${route}: when a browser runs no JavaScript, then it says how to get a price`, async ({ page }) => {
      await page.goto(route);
      await expect(region(page).getByText('JavaScript')).toBeVisible();
      await expect(region(page).locator('a[href^="tel:"]')).toBeVisible();
      await expect(region(page).getByRole('button')).toHaveCount(0);
      const table = page.getByRole('table').filter({ hasText: pounds(standard('combi', 'small')) });
      for (const [type, sizes] of Object.entries(base))
        for (const size of Object.keys(sizes)) await expect(table).toContainText(pounds(standard(type, size)));
    });
});
