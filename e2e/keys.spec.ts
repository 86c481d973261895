import { cases, dialogOf, open, openerOf, visit } from './booking-steps';
import { tabTo } from './keyboard';
import { dayKeys, dialogKeys, focusReader, menuKeys, questionKeys, type Row, slotKeys } from './keys';
import { expect, type Page, test } from './test';

/** Presses the keys of a table in order, and expects the focus that each row gives. */
async function follow(page: Page, rows: readonly Row[]) {
  const read = await focusReader(page);
  for (const [index, [key, then]] of rows.entries()) {
    await page.keyboard.press(key);
    await expect.poll(read, { message: `${index + 1}. ${key}`, intervals: [20, 50, 100] }).toBe(then);
  }
  test.info().annotations.push({ type: 'keys', description: String(rows.length) });
}

test('keys: when the keys of the ARIA patterns are pressed in turn, then the focus in dialog, calendar and slots follows them', async ({
  page,
}) => {
  const { drain } = cases;
  await visit(page, drain.path);
  // Waits for the calendar, which the tables need.
  await open(page, drain);
  await page.keyboard.press('Escape');
  await expect(openerOf(page, drain.openers[0])).toBeFocused();
  await follow(page, dialogKeys);
  await follow(page, dayKeys);
  const dialog = dialogOf(page, drain);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog.getByRole('button', { name: '10 November 2026, selected' })).toHaveCount(1);
  await follow(page, slotKeys);
});

test('keys: when the keys of the ARIA patterns are pressed in turn, then the focus in menu and FAQ follows them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  await tabTo(page, page.getByRole('button', { name: 'Menu' }));
  await follow(page, menuKeys);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  const questions = page.getByRole('main').locator('summary');
  await tabTo(page, questions.first());
  await follow(page, questionKeys(await questions.allTextContents()));
});
