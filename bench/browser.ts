import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium';
import { median, pages, withSites } from './sites';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const runs = 7;

async function onPhone<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds the main thread works from the start of a page until it is quiet: of its own processor time, so that
 * what else the machine does is not counted.
 */
const cpuTime = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'networkidle' });
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  });

/** Milliseconds from a tap in the first painted frame until the dialog is there, and until its calendar is. */
const tapToDialog = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    });
    await page.goto(address, { waitUntil: 'commit' });
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /Free Quote|Book Now/ })
      .first();
    await button.waitFor();
    const start = performance.now();
    await button.tap();
    await page.locator('dialog[open]').waitFor();
    const frame = performance.now() - start;
    await page.getByRole('dialog').getByRole('button', { name: 'Next month' }).waitFor();
    return { frame, calendar: performance.now() - start };
  });

/** Milliseconds from a tap on an answer of the estimate to the paint of the next question, the slowest of a walk through it. */
const answerTime = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    await page.addInitScript(() => {
      const slowest = { answer: 0 };
      Object.assign(window, { slowest });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (name === 'click') slowest.answer = Math.max(slowest.answer, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const options = page.getByRole('region', { name: 'Boiler installation estimate' }).locator('[aria-pressed]');
    const steps = page.getByText(/^Step \d of \d$/);
    for (let step = 1; step <= 6; step++) {
      await options.first().tap();
      await steps.filter({ hasText: `Step ${step + 1}` }).waitFor();
      // The first tap fetches React; every later one is answered by it.
      if (step === 1)
        await page.evaluate(() => {
          (window as unknown as { slowest: { answer: number } }).slowest.answer = 0;
        });
    }
    await page.waitForTimeout(200);
    return page.evaluate(() => (window as unknown as { slowest: { answer: number } }).slowest.answer);
  });

async function repeat<T>(times: number, once: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < times; run++) results.push(await once());
  return results;
}

void withSites(async (ours, byHand) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const cpu: Record<string, { ours: number; 'by hand': number; ratio: number }> = {};
    for (const [kind, route] of Object.entries(pages)) {
      // One after the other, so that a busy moment of the machine meets both.
      const pairs = await repeat(runs, async () => [
        await cpuTime(browser, ours + route),
        await cpuTime(browser, byHand + route),
      ]);
      const [mine, hand] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] ?? NaN))) as [number, number];
      cpu[kind] = { ours: Math.round(mine), 'by hand': Math.round(hand), ratio: Number((mine / hand).toFixed(2)) };
    }
    console.log('Main thread until quiet, ms');
    console.table(cpu);

    const taps = await repeat(10, () => tapToDialog(browser, `${ours}/`));
    console.log('Tap in the first frame, slow 4G and a processor four times slower, ms');
    console.table({
      opened: { result: `${taps.length} of 10` },
      'dialog (median)': { result: Math.round(median(taps.map(({ frame }) => frame))) },
      'calendar (median)': { result: Math.round(median(taps.map(({ calendar }) => calendar))) },
    });

    const answers = await repeat(runs, () => answerTime(browser, ours + pages.wizard));
    console.log('Estimate: slowest answer to a tap, until it is painted, with a processor four times slower, ms');
    console.table({ median: { result: median(answers) }, worst: { result: Math.max(...answers) } });
  } finally {
    await browser.close();
  }
});
