import type { Browser, Locator, Page } from '@playwright/test';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Runs a measurement on a phone with an empty cache. */
export async function onPhone<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** How long a finger stays on the glass. Playwright's own `tap` lifts it at once, which nobody can. */
const touchMs = 80;

/** Taps the middle of a target as a finger does. */
export async function tapWithFinger(page: Page, target: Locator): Promise<void> {
  // Fails where something lies over the target, and waits until it stands still.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be tapped cannot be seen');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
