import type { Browser, Page } from '@playwright/test';

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
