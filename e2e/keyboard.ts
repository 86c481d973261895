import { expect, type Locator, type Page } from './test';

/**
 * Presses a key and expects an element to have the focus afterwards. Otherwise a visitor would have to start again from
 * the top.
 */
export async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  const place = await page.evaluate(() => document.activeElement?.tagName ?? 'nothing');
  expect(place, `the focus after ${key}`).not.toBe('BODY');
}

/** Presses Tab until a control has the focus. @returns how often Tab was pressed */
export async function tabTo(page: Page, control: Locator, most = 40): Promise<number> {
  const element = await control.elementHandle();
  for (let presses = 0; presses <= most; presses += 1) {
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return presses;
    await press(page, 'Tab');
  }
  throw new Error(`${String(control)} is not reached in ${most} presses of Tab`);
}

/**
 * Goes from the top of a page through its skip link to a control of its main element. @returns how many keys were
 * pressed
 */
export async function skipTo(page: Page, control: Locator): Promise<number> {
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  return 2 + (await tabTo(page, control));
}
