import { chromium } from '@playwright/test';
import { findChromium } from '../../e2e/programs/chromium';
import { buildAstro, median, pages, withServers } from './sites';
import { type Phone, tapToDialog } from './taps';

// Measures a tap on a page's first booking button at each of the moments below: ours beside a page of Astro with the text of
// the home page and a dialog of React, react-calendar and react-hot-toast, hydrated when the browser is idle.

/** Seconds after the button's first frame. */
const moments = [0, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 10];
const fewMoments = [0, 0.5, 1, 2, 4];
const repeats = 3;

const slowPhone: Phone = { slower: 4, isSlow4G: true };
const quickPhone: Phone = { slower: 1, isSlow4G: false };

interface View {
  route: string;
  phone: Phone;
  moments: readonly number[];
}

const views: Record<string, View> = {
  'home page, slow 4G, a processor four times slower': { route: pages.home, phone: slowPhone, moments },
  'home page, this machine': { route: pages.home, phone: quickPhone, moments },
  'service page, slow 4G, a processor four times slower': {
    route: pages.service,
    phone: slowPhone,
    moments: fewMoments,
  },
  'service page, this machine': { route: pages.service, phone: quickPhone, moments: fewMoments },
  'home page again, slow 4G, a processor four times slower': {
    route: pages.home,
    phone: { ...slowPhone, isSecondVisit: true },
    moments: fewMoments,
  },
  'home page again, this machine': {
    route: pages.home,
    phone: { ...quickPhone, isSecondVisit: true },
    moments: fewMoments,
  },
};
/** Milliseconds that a character of the plot stands for. */
const perMark = 25;

const inWords = (ms: number) => (Number.isFinite(ms) ? String(Math.round(ms)) : 'lost');

/** Draws a row of the plot for each moment: `o` ours, `a` Astro's, `*` both. */
function plot(rows: readonly { moment: number; ours: number; astro: number }[]) {
  const most = 60;
  for (const { moment, ours, astro } of rows) {
    const at = (ms: number) => Math.min(most, Math.round(ms / perMark));
    const marks = Array.from({ length: most + 1 }, (_, place) => {
      const [isOurs, isAstro] = [place === at(ours), place === at(astro)];
      return isOurs && isAstro ? '*' : isOurs ? 'o' : isAstro ? 'a' : ' ';
    });
    console.log(`${moment.toFixed(2).padStart(6)} s |${marks.join('')}`);
  }
  console.log(`           each character is ${perMark} ms; the last one: ${most * perMark} ms or more, or lost`);
}

void withServers(['public', buildAstro()], async (ours = '', astro = '') => {
  const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox'] });
  try {
    for (const [name, { route, phone, moments: taps }] of Object.entries(views)) {
      const rows: { moment: number; ours: number; astro: number; frame: number; astroFrame: number }[] = [];
      for (const moment of taps) {
        const times: Record<'ours' | 'astro', Awaited<ReturnType<typeof tapToDialog>>[]> = { ours: [], astro: [] };
        for (let repeat = 0; repeat < repeats; repeat += 1)
          for (const side of repeat % 2 === 0 ? (['ours', 'astro'] as const) : (['astro', 'ours'] as const))
            times[side].push(
              await tapToDialog(browser, side === 'ours' ? `${ours}${route}` : `${astro}/`, phone, (page) =>
                page.waitForTimeout(moment * 1000),
              ),
            );
        const middle = (side: 'ours' | 'astro', what: 'frame' | 'calendar') =>
          median(times[side].map((time) => time[what]));
        rows.push({
          moment,
          ours: middle('ours', 'calendar'),
          astro: middle('astro', 'calendar'),
          frame: middle('ours', 'frame'),
          astroFrame: middle('astro', 'frame'),
        });
      }
      console.log(`\n${name}: milliseconds from a tap to a calendar that can be used, by the seconds before the tap`);
      console.table(
        Object.fromEntries(
          rows.map((row) => [
            `${row.moment} s`,
            {
              ours: inWords(row.ours),
              Astro: inWords(row.astro),
              'our dialog': inWords(row.frame),
              "Astro's dialog": inWords(row.astroFrame),
            },
          ]),
        ),
      );
      plot(rows);
    }
  } finally {
    await browser.close();
  }
});
