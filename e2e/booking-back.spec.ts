import { cases, control, dialogOf, fill, isReady, open, openerOf, required, visit } from './booking-steps';
import { expect, type Page, test } from './test';

const { drain, installation } = cases;
const [opener] = drain.openers;
const length = (page: Page) => page.evaluate(() => history.length);
const scroll = (page: Page) => page.evaluate(() => Math.round(scrollY));
// Not at once: the page may be gone before it has answered.
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const forward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));
/** Chromium hands no gesture to pages by history.back(), and crosses an entry in a few milliseconds. */
const settle = (page: Page) => page.waitForTimeout(150);

/** A page that was reached from another one, scrolled down. */
async function arrive(page: Page, path: string) {
  await page.goto('/about');
  await visit(page, path);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scroll(page)).toBeGreaterThan(300);
}

test('Back closes the dialog, keeps the draft and the page where it was, and Forward opens it again', async ({
  page,
}) => {
  await arrive(page, drain.path);
  await openerOf(page, opener).scrollIntoViewIfNeeded();
  const top = await scroll(page);
  const dialog = await open(page, drain, opener);
  await fill(dialog, 'quote');
  await back(page);
  await expect(dialog).toBeHidden();
  await settle(page);
  expect(await scroll(page)).toBe(top);
  await expect(page).toHaveURL(drain.path);
  await expect(openerOf(page, opener)).toBeFocused();

  await forward(page);
  await expect(dialog).toBeVisible();
  await expect(control(dialog, 'Work summary')).toHaveValue(required.quote['Work summary'] ?? '');
  await back(page);
  await expect(dialog).toBeHidden();
  await back(page);
  await expect(page).toHaveURL('/about');
});

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => dialogOf(page, drain).getByRole('button', { name: 'Close' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(20, 300)],
] as const)
  test(`closed by ${name}, the dialog leaves no entry behind that Back would stop at`, async ({ page }) => {
    await arrive(page, drain.path);
    await openerOf(page, opener).scrollIntoViewIfNeeded();
    const [top, before] = [await scroll(page), await length(page)];
    for (let time = 0; time < 3; time += 1) {
      const dialog = await open(page, drain, opener);
      await close(page);
      await expect(dialog).toBeHidden();
    }
    await settle(page);
    expect(await length(page)).toBe(before + 1);
    expect(await scroll(page)).toBe(top);
    await back(page);
    await expect(page).toHaveURL('/about');
  });

test('closed and opened again at once, it stays open, and Back closes it', async ({ page }) => {
  await arrive(page, drain.path);
  const dialog = await open(page, drain, opener);
  await dialog.evaluate((element: HTMLDialogElement) => {
    element.close();
    element.showModal();
  });
  await settle(page);
  await dialog.evaluate(async (element: HTMLDialogElement) => {
    element.close();
    await Promise.resolve();
    element.showModal();
  });
  await settle(page);
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(dialog).toBeHidden();
  await back(page);
  await expect(page).toHaveURL('/about');
});

test('Back closes the dialog before React has arrived', async ({ page }) => {
  await page.route(/\.js$/, () => undefined);
  await arrive(page, drain.path);
  await openerOf(page, opener).scrollIntoViewIfNeeded();
  const top = await scroll(page);
  await openerOf(page, opener).click();
  const dialog = dialogOf(page, drain);
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(dialog).toBeHidden();
  await settle(page);
  expect(await scroll(page)).toBe(top);
  await back(page);
  await expect(page).toHaveURL('/about');
});

test('after a reload with the dialog open, one Back leaves the page', async ({ page }) => {
  await arrive(page, drain.path);
  const dialog = await open(page, drain, opener);
  await page.reload();
  await expect(dialog).toBeHidden();
  await settle(page);
  await back(page);
  await expect(page).toHaveURL('/about');
});

test('after a booking, one Back leaves the page', async ({ page }) => {
  await arrive(page, drain.path);
  const dialog = await open(page, drain, opener);
  await fill(dialog, 'quote');
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(dialog).toBeHidden();
  await settle(page);
  await back(page);
  await expect(page).toHaveURL('/about');
});

test('on the installation page the dialog and the questions keep their own ways back', async ({ page }) => {
  await page.goto('/about');
  await visit(page, installation.path);
  const region = page.getByRole('region', { name: 'Boiler installation estimate' });
  const step = (number: number) => expect(region.getByText(`Step ${number} of 8`)).toBeVisible();
  // React arrives only with this press, while the dialog is open already.
  await openerOf(page, installation.openers[0]).click();
  const dialog = dialogOf(page, installation);
  await isReady(dialog);
  await back(page);
  await expect(dialog).toBeHidden();
  await region.getByRole('button', { name: 'Mains gas' }).click();
  await step(2);
  await region.getByRole('button', { name: 'Combi' }).click();
  await step(3);
  await open(page, installation);
  await back(page);
  await expect(dialog).toBeHidden();
  await step(3);
  await open(page, installation);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await settle(page);
  await step(3);
  await back(page);
  await step(2);
  await region.getByRole('button', { name: 'Back' }).click();
  await step(1);
  await forward(page);
  await step(2);
  await back(page);
  await step(1);
  await back(page);
  await expect(page).toHaveURL('/about');
});

test.describe('from the menu of a phone, which closes under the dialog', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const how of ['Escape', 'Back'])
    test(`the focus is on the button of the menu after ${how}`, async ({ page }) => {
      await arrive(page, drain.path);
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.click();
      await page.getByRole('banner').getByRole('button', { name: 'Free Quote' }).click();
      const dialog = dialogOf(page, drain);
      await expect(dialog).toBeVisible();
      await settle(page);
      await (how === 'Back' ? back(page) : page.keyboard.press(how));
      await expect(dialog).toBeHidden();
      await expect(menu).toBeFocused();
    });
});
