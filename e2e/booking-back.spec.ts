import { cases, control, dialogOf, fill, isReady, open, openerOf, required, visit } from './booking-steps';
import { expect, type Page, test } from './test';

const { drain, installation } = cases;
const [opener] = drain.openers;
const length = (page: Page) => page.evaluate(() => history.length);
const scroll = (page: Page) => page.evaluate(() => Math.round(scrollY));
// Delays the navigation, because the page may be gone before `evaluate` returns.
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const forward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));
/** Waits until the page has left the dialog's history entry, which takes it some milliseconds. */
const settle = (page: Page) => page.waitForTimeout(150);

/** Opens a page from another one and scrolls it down. */
async function arrive(page: Page, path: string) {
  await page.goto('/about');
  await visit(page, path);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scroll(page)).toBeGreaterThan(300);
}

test('booking: when Back is pressed, then the dialog closes, draft and scroll stay, and Forward opens it', async ({
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
  [
    'a press beside it',
    async (page: Page) => {
      // A press that comes sooner is the second half of a double click.
      await page.waitForTimeout(800);
      await page.mouse.click(20, 300);
    },
  ],
] as const)
  test(`booking: when the dialog is closed three times by ${name}, then one Back leaves the page`, async ({ page }) => {
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

test('booking: when the dialog is closed and opened again at once, then it stays until Back', async ({ page }) => {
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

test('booking: when Back is pressed before React has loaded, then the dialog closes', async ({ page }) => {
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

test('booking: when the page is reloaded with the dialog open, then one Back leaves the page', async ({ page }) => {
  await arrive(page, drain.path);
  const dialog = await open(page, drain, opener);
  await page.reload();
  await expect(dialog).toBeHidden();
  await settle(page);
  await back(page);
  await expect(page).toHaveURL('/about');
});

test('booking: when a booking is made, then one Back leaves the page', async ({ page }) => {
  await arrive(page, drain.path);
  const dialog = await open(page, drain, opener);
  await fill(dialog, 'quote');
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(dialog).toBeHidden();
  await settle(page);
  await back(page);
  await expect(page).toHaveURL('/about');
});

test("installation page: when dialog and questions are used, then Back goes through each one's own history", async ({
  page,
}) => {
  await page.goto('/about');
  await visit(page, installation.path);
  const region = page.getByRole('region', { name: 'Boiler installation estimate' });
  const step = (number: number) => expect(region.getByText(`Step ${number} of 8`)).toBeVisible();
  // Loads React by opening the dialog.
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

test.describe('booking: opened from the menu of a phone, which closes behind the dialog', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const how of ['Escape', 'Back'])
    test(`when the dialog is closed by ${how}, then the menu's button has the focus`, async ({ page }) => {
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
