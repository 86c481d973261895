import type { Browser, Page } from '@playwright/test';
import { onPhone, tapWithFinger } from './phone';

/** What a visitor does once the button is there, and before the tap on it that opens a dialog. */
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

/** Records the times of a tap, when the finger is lifted, of the dialog's first frame and of its calendar's, by the page's clock. */
const watch = `{
  const moments = (window.moments = {});
  const look = () => {
    const dialog = document.querySelector('dialog[open]');
    if (dialog) moments.frame ??= performance.now();
    if (dialog?.querySelector('.react-calendar__tile:enabled')) moments.calendar = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      moments.tap = timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}`;

/** A phone's processor and connection. */
export interface Phone {
  /** How many times slower its processor is than this one. */
  slower: number;
  isSlow4G: boolean;
  /** Whether it has shown the page before, so that its cache holds what may be kept. */
  isSecondVisit?: boolean;
}

/** How long a tap is waited for before it counts as lost. */
const lostAfterMs = 8000;

/**
 * Measures the milliseconds from a tap on the page's first booking button until the frame with its dialog, and until
 * the frame with its calendar: on a phone with an empty cache, unless it is a second visit. Infinity where the tap is lost.
 */
export const tapToDialog = (
  browser: Browser,
  address: string,
  { slower, isSlow4G, isSecondVisit }: Phone = { slower: 4, isSlow4G: true },
  prepare?: (page: Page) => Promise<void>,
) =>
  onPhone(browser, async (page) => {
    if (isSecondVisit) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.goto('about:blank');
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    // What Chromium's DevTools call slow 4G.
    if (isSlow4G)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 562,
        downloadThroughput: (1.44 * 1000 * 1000) / 8,
        uploadThroughput: (0.675 * 1000 * 1000) / 8,
      });
    await page.addInitScript({ content: watch });
    await page.goto(address, { waitUntil: 'commit' });
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /Free Quote|Book Now/ })
      .first();
    await button.waitFor();
    await prepare?.(page);
    await tapWithFinger(page, button);
    const moments = await page
      .waitForFunction(
        () => {
          const { moments: seen } = window as unknown as { moments: Record<string, number> };
          return 'calendar' in seen ? seen : undefined;
        },
        undefined,
        { timeout: lostAfterMs },
      )
      .then(
        (seen) => seen.jsonValue(),
        () => undefined,
      );
    const { tap = 0, frame = Infinity, calendar = Infinity } = moments ?? {};
    return { frame: frame - tap, calendar: calendar - tap };
  });
