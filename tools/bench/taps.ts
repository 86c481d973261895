import type { Browser, Page } from '@playwright/test';
import { onPhone } from './phone';

/** What a visitor does on a loaded page before the tap that opens a dialog. */
export const beforeTap = {
  'nothing, in the first painted frame': undefined,
  'nothing, for six seconds': async (page: Page) => {
    await page.waitForLoadState('load');
    await page.waitForTimeout(6000);
  },
  'a scroll after three seconds, 1.5 s ago': async (page: Page) => {
    await page.waitForLoadState('load');
    await page.waitForTimeout(3000);
    await page.mouse.wheel(0, 60);
    await page.waitForTimeout(1500);
  },
} as const;

/** Records the times of a tap, of the dialog's first frame and of its calendar's, by the page's clock. */
const watch = `{
  const moments = (window.moments = {});
  const look = () => {
    const dialog = document.querySelector('dialog[open]');
    if (dialog) moments.frame ??= performance.now();
    if (dialog?.querySelector('.react-calendar__tile:enabled')) moments.calendar = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      moments.tap = timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}`;

/**
 * Measures the milliseconds from a tap on the page's first booking button until the frame with its dialog, and until
 * the frame with its calendar: on a phone with slow 4G and a CPU four times slower.
 */
export const tapToDialog = (browser: Browser, address: string, prepare?: (page: Page) => Promise<void>) =>
  onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    });
    await page.addInitScript({ content: watch });
    await page.goto(address, { waitUntil: 'commit' });
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /Free Quote|Book Now/ })
      .first();
    await button.waitFor();
    await prepare?.(page);
    await button.tap();
    const moments = await page.waitForFunction(() => {
      const { moments: seen } = window as unknown as { moments: Record<string, number> };
      return 'calendar' in seen ? seen : undefined;
    });
    const { tap = NaN, frame = NaN, calendar = NaN } = (await moments.jsonValue()) ?? {};
    return { frame: frame - tap, calendar: calendar - tap };
  });
