import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/programs/chromium';
import { onPhone, tapWithFinger } from './phone';
import { median, pages, withServers } from './sites';

// How long every kind of press takes until what it changes is painted, as browsers report it for INP: on a phone whose processor
// is four times slower than this one.

const repeats = 5;
/** A kind of press whose median is longer than this is marked as too long. */
const wantedMs = 100;

type Timed = typeof globalThis & { longest: number };

/** Notes the longest event of each press, in steps of 8 ms. Runs in the page. */
const watch = () => {
  (globalThis as Timed).longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0)
        (globalThis as Timed).longest = Math.max((globalThis as Timed).longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** Presses, and returns the milliseconds until the next paint. What takes less than 16 ms counts as 16. */
async function press(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    (globalThis as Timed).longest = 0;
  });
  await tapWithFinger(page, target);
  await page.waitForTimeout(900);
  return Math.max(16, await page.evaluate(() => (globalThis as Timed).longest));
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .locator('visible=true')
    .first();

/** A page, and its presses in order. */
interface Journey {
  page: string;
  presses: Record<string, (page: Page) => Locator>;
  /** What is done before a press and not timed. */
  before?: Record<string, (page: Page) => Promise<void>>;
}

const estimate = (page: Page) => page.getByRole('region', { name: 'Boiler installation estimate' });
const calculator = (page: Page) => page.getByRole('region', { name: 'Boiler quote calculator' });
const dialog = (page: Page) => page.getByRole('dialog').locator('visible=true');
const fill = async (page: Page) => {
  for (const field of await dialog(page).locator('input:not([type=radio], [type=tel]), textarea').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'jo@example.org' : 'A tap drips.');
};

const journeys: readonly Journey[] = [
  {
    page: pages.home,
    presses: {
      menu: (page) => button(page, 'Menu'),
      'menu, closed': (page) => button(page, /Close|Menu/),
      'thing of the house': (page) => page.locator('main details > summary').first(),
      'dialog, first': (page) => button(page.getByRole('main'), /Free Quote|Book Now/),
      'next month': (page) => button(dialog(page), 'Next month'),
      day: (page) => dialog(page).locator('.react-calendar__tile:enabled').nth(9),
      slot: (page) => dialog(page).getByRole('radio').first(),
      Confirm: (page) => button(dialog(page), /Confirm/),
      'Dismiss of the receipt': (page) => button(page.getByRole('region', { name: 'Your booking' }), 'Dismiss'),
    },
    before: { Confirm: fill },
  },
  {
    page: pages.wizard,
    presses: {
      'estimate, first answer': (page) => estimate(page).locator('[aria-pressed]').first(),
      'estimate, answer': (page) => estimate(page).locator('[aria-pressed]').first(),
      'estimate, Back': (page) => button(estimate(page), 'Back'),
    },
  },
  {
    page: '/boiler-quote-calculator',
    presses: {
      'calculator, first answer': (page) => calculator(page).locator('[aria-pressed]').first(),
      'calculator, Next': (page) => button(calculator(page), 'Next'),
    },
  },
  { page: pages.faq, presses: { 'a question': (page) => page.locator('main details > summary').nth(3) } },
  {
    page: '/guides/how-to-increase-boiler-pressure',
    presses: { gauge: (page) => page.getByRole('slider').first() },
  },
];

void withServers(['public'], async (ours = '') => {
  const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox'] });
  try {
    const times = new Map<string, number[]>();
    for (let repeat = 0; repeat < repeats; repeat += 1)
      for (const journey of journeys)
        await onPhone(browser, async (page) => {
          await page.addInitScript(watch);
          await page.goto(ours + journey.page, { waitUntil: 'networkidle' });
          const session = await page.context().newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
          await page.waitForTimeout(3000);
          for (const [name, find] of Object.entries(journey.presses)) {
            await journey.before?.[name]?.(page);
            times.set(name, [...(times.get(name) ?? []), await press(page, find(page))]);
          }
        });
    console.log(`Milliseconds from a press to its paint, a processor four times slower; wanted: ${wantedMs}`);
    console.table(
      Object.fromEntries(
        [...times].map(([name, each]) => [
          name,
          { median: median(each), worst: Math.max(...each), '': median(each) > wantedMs ? 'too long' : '' },
        ]),
      ),
    );
  } finally {
    await browser.close();
  }
});
