import { press, skipTo, tabTo } from './keyboard';
import { listen } from './spoken';
import { isClean, statesMs } from './clean';
import { focusTrouble } from './focus';
import { expect, test } from './test';
import {
  box,
  button,
  choose,
  estimate,
  estimatePage,
  extras,
  finish,
  isAt,
  openEstimate,
  option,
  pounds,
  price,
  priceOf,
  roof,
  wall,
  wordsOf,
} from './wizard-steps';

const { card, controls } = estimate;

test('estimate: when no script has run yet, then the HTML contains the first question', async ({ request }) => {
  const html = await (await request.get(estimatePage)).text();
  const body = html.slice(html.indexOf(controls.name));
  const expected = ['role="progressbar"', wordsOf('mains'), wordsOf('lpg'), controls.notSure];
  expect(expected.filter((words) => !body.includes(words))).toEqual([]);
});

for (const [path, answers, of] of [
  ['a wall', wall, 8],
  ['a roof', roof, 7],
] as const)
  test(`estimate: when the flue goes through ${path}, then it has ${of} steps, focuses each question, and ends with the price and rows that add up`, async ({
    page,
  }) => {
    const region = await openEstimate(page);
    await expect(button(region, controls.back)).toHaveCount(0);
    for (const [index, value] of answers.entries()) {
      await isAt(region, index + 1, index > 3 ? of : 8);
      await expect(region.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(index));
      await option(region, value).click();
      await expect(region.getByRole('heading').first()).toBeFocused();
    }
    await isAt(region, of - 1, of);
    await finish(region);
    await expect(region.getByRole('heading', { name: card.heading })).toBeFocused();
    await expect(price(region)).toHaveText(pounds(priceOf(answers)));
    await expect(region.getByText(card.including)).toBeVisible();
    await expect(region.getByRole('progressbar')).toHaveCount(0);
    const amounts = await region.locator('tbody td').allTextContents();
    expect(amounts).toHaveLength(1 + answers.filter((value) => extras[value]).length);
    const sum = amounts.reduce((total, amount) => total + Number(amount.replace(/[^\d.]/g, '')), 0);
    expect(sum).toBe(priceOf(answers));
    await expect(region.locator('tfoot')).toContainText(pounds(priceOf(answers)));
  });

test('house: when a question is answered, then a part more is drawn; at the price, each extra has its amount in it', async ({
  page,
}) => {
  const region = await openEstimate(page);
  const picture = region.locator('svg:has(use[href*="/estimate-"])');
  const parts = picture.locator('use');
  const drawn = () => picture.innerHTML();
  for (const value of wall) {
    const before = await drawn();
    await option(region, value).click();
    await expect.poll(drawn, value).not.toBe(before);
  }
  await finish(region);
  // A part that is not in the file has no size.
  const sizes = () => parts.evaluateAll((all) => all.map((part) => (part as SVGUseElement).getBBox().width));
  await expect.poll(async () => (await sizes()).filter((size) => size === 0)).toEqual([]);
  expect((await sizes()).length).toBeGreaterThan(7);
  const amounts = await region.locator('[data-amount]').evaluateAll((all) => all.map((tag) => tag.dataset.amount));
  expect(amounts).toEqual((await region.locator('tbody td').allTextContents()).slice(1));
  await expect(region.locator('[data-amount]').first()).toBeVisible();
});

// booking.spec.ts covers a roof flue, from the skip link to a booked visit.
test('estimate: when only keys are used, then a wall flue can be answered, and arrows do not advance', async ({
  page,
}) => {
  const region = await openEstimate(page);
  await skipTo(page, option(region, wall[0]));
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await press(page, key);
  await isAt(region, 1, 8);
  await press(page, 'Enter');
  for (const [index, value] of wall.slice(1).entries()) {
    await isAt(region, index + 2, 8);
    await expect(region.getByRole('heading').first()).toBeFocused();
    await tabTo(page, option(region, value));
    await press(page, index % 2 ? 'Enter' : 'Space');
  }
  await isAt(region, 7, 8);
  await press(page, 'Tab');
  await page.keyboard.type('gu1 1aa');
  await expect(box(region, 'postcode')).toHaveValue('GU1 1AA');
  await press(page, 'Enter');
  await isAt(region, 8, 8);
  await press(page, 'Tab');
  await press(page, 'Enter');
  await isAt(region, 8, 8);
  await page.keyboard.type('sam@example.com');
  await press(page, 'Enter');
  await expect(region.getByRole('heading', { name: card.heading })).toBeFocused();
  await expect(price(region)).toHaveText(pounds(priceOf(wall)));
});

test('estimate: when a screen reader reads it, then it hears a new step, the state of an option and the price', async ({
  page,
}) => {
  const region = await openEstimate(page);
  const live = region.locator('[aria-live=polite]');
  await expect(live.filter({ hasText: /^\D+1\D+8$/ })).toHaveCount(1);
  await expect(option(region, 'mains')).toHaveAccessibleDescription(/./);
  await expect(option(region, 'mains')).toHaveAttribute('aria-pressed', 'false');
  const hear = await listen(page);
  await option(region, 'mains').click();
  await hear(`${controls.step} 2 ${controls.of} 8`);
  await choose(region, roof.slice(1));
  await finish(region);
  await hear(pounds(priceOf(roof)));
});

test('estimate: when an option is double-clicked, then it advances one step', async ({ page }) => {
  const region = await openEstimate(page);
  await option(region, 'mains').dblclick();
  await isAt(region, 2, 8);
  await option(region, 'combi').dblclick();
  await isAt(region, 3, 8);
  await expect(region.getByRole('heading', { level: 2 })).toBeFocused();
});

test('estimate: when the second click of two falls on the next question, then it gives no answer there', async ({
  page,
}) => {
  const region = await openEstimate(page);
  await choose(region, roof.slice(0, 3));
  // The second click falls on an option of the next question.
  await option(region, 'roof').dblclick();
  await isAt(region, 5, 7);
  await expect(region.getByRole('heading', { level: 2 })).toBeFocused();
});

test('estimate: when the form for a visit is opened after it, then the email is filled in', async ({ page }) => {
  const region = await openEstimate(page);
  await choose(region, wall);
  await finish(region, 'lee@example.com');
  await button(region, card.book).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Free Visit' });
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog
    .locator('button:enabled', { hasText: /^\s*15\s*$|^\s*16\s*$/ })
    .first()
    .click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('lee@example.com');
});

/** The part of the page that changes with each question. */
const questions = '[data-resume=estimate]';

test('estimate: when axe looks at 360 and 1280 px, then it finds nothing at any step of a wall flue after the first', async ({
  page,
}) => {
  test.setTimeout(statesMs);
  const region = await openEstimate(page);
  for (const value of wall) {
    await option(region, value).click();
    await expect(option(region, value)).toHaveCount(0);
    await isClean(page, value, questions);
  }
  await box(region, 'postcode').fill('gu12 9zz');
  await button(region, controls.next).click();
  await isClean(page, 'the email', questions);
  await box(region, 'email').fill('a@example.com');
  await button(region, controls.last).click();
  await expect(price(region)).toBeVisible();
  await isClean(page, 'the price');
  expect(await focusTrouble(page)).toEqual([]);
});
