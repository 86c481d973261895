import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../e2e/programs/chromium';
import { answerTimes } from './answers';
import { onPhone } from './phone';
import { median, pages, withSites } from './sites';
import { beforeTap, tapToDialog } from './taps';

// Fewer pairs would leave a fifth of the ratio to chance.
const pairs = 25;

/**
 * Returns the milliseconds of CPU time of the main thread from the start of a page until it is idle. Other load on the
 * machine does not count.
 */
const cpuTime = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'networkidle' });
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  });

async function repeat<T>(times: number, once: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < times; run++) results.push(await once());
  return results;
}

void withSites(async (ours, byHand) => {
  const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox'] });
  try {
    const cpu: Record<string, { ours: number; 'by hand': number; ratio: number }> = {};
    for (const [kind, route] of Object.entries(pages)) {
      const times = { ours: [] as number[], byHand: [] as number[] };
      // Measures in turns, so that background load affects both, and lets each go first equally often.
      for (let pair = 0; pair < pairs; pair++)
        for (const side of pair % 2 === 0 ? (['ours', 'byHand'] as const) : (['byHand', 'ours'] as const))
          times[side].push(await cpuTime(browser, { ours, byHand }[side] + route));
      const [mine, hand] = [median(times.ours), median(times.byHand)];
      cpu[kind] = { ours: Math.round(mine), 'by hand': Math.round(hand), ratio: Number((mine / hand).toFixed(2)) };
    }
    console.log('Main thread until quiet, ms');
    console.table(cpu);

    const taps: Record<string, { dialog: number; calendar: number }> = {};
    for (const [what, prepare] of Object.entries(beforeTap)) {
      const times = await repeat(5, () => tapToDialog(browser, `${ours}/`, undefined, prepare));
      taps[what] = {
        dialog: Math.round(median(times.map(({ frame }) => frame))),
        calendar: Math.round(median(times.map(({ calendar }) => calendar))),
      };
    }
    console.log('From a tap to the dialog, by what came before it, slow 4G and a processor four times slower, ms');
    console.table(taps);

    console.log('Estimate: tap on an answer until the next question is painted, a processor four times slower, ms');
    console.table(await answerTimes(browser, ours + pages.wizard, byHand + pages.wizard));
  } finally {
    await browser.close();
  }
});
