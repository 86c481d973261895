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
  // Waits until it stands still, too.
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be tapped cannot be seen');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Playwright's own trial of a tap would touch the target, so that the page prepares for a press, or takes this for a second tap.
  const isOnTop = await target.evaluate((element, point) => element.contains(document.elementFromPoint(...point)), [
    x,
    y,
  ] as [number, number]);
  if (!isOnTop) throw new Error('something lies over what is to be tapped');
  const touchPoints = [{ x, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
