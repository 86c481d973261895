import type { Browser, Page } from '@playwright/test';
import { onPhone } from './phone';
import { median } from './sites';

const walks = 8;
// React and the animation are finished by then. A visitor needs longer to read.
const pause = 700;
/** The measured taps. The first tap is left out, because it loads React. */
const steps = [2, 3, 4, 5, 6] as const;

const options = (page: Page) =>
  page.getByRole('region', { name: 'Boiler installation estimate' }).locator('[aria-pressed]');
const answer = async (page: Page, step: number) => {
  await options(page).first().tap();
  await page.getByText(`Step ${step + 1} of`).waitFor();
  await page.waitForTimeout(pause);
};

/** Records the content of each step and the styles that React has added, for the hand-written page. */
const record = (browser: Browser, address: string) =>
  onPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const questions: string[] = [];
    for (const step of [1, ...steps]) {
      await answer(page, step);
      questions.push(
        await page.evaluate(() => {
          const form = document.querySelector('[data-resume] form');
          return [form, form?.nextElementSibling].map((part) => part?.outerHTML ?? '').join('');
        }),
      );
    }
    const styles = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && 'styled' in ownerNode.dataset)
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join('\n'),
    );
    return { questions, styles };
  });
type Recorded = Awaited<ReturnType<typeof record>>;

/** Makes the hand-written page answer as ours does, with what was recorded: the next question, progress, focus. */
const answerByHand = (page: Page, recorded: Recorded) =>
  page.evaluate(({ questions, styles }) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
    const region = document.querySelector('[data-resume]');
    const progress = region?.querySelector('[role=progressbar]');
    let step = 1;
    region?.addEventListener('click', ({ target }) => {
      const form = region.querySelector('form');
      if (!(target instanceof Element) || !target.closest('[aria-pressed]') || !form || !progress) return;
      form.nextElementSibling?.remove();
      form.outerHTML = questions[step - 1] ?? '';
      step += 1;
      const words = `Step ${step} of 8`;
      progress.setAttribute('aria-valuenow', String(step));
      progress.setAttribute('aria-valuetext', words);
      if (progress.previousElementSibling) progress.previousElementSibling.textContent = words;
      const pipe = progress.querySelector<HTMLElement>('.full');
      if (pipe) pipe.style.transform = `translateX(${(step * 100) / 8 - 100}%)`;
      region.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    });
  }, recorded);

type Timed = typeof globalThis & { taps: number[] };

const walk = (browser: Browser, address: string, byHand?: Recorded) =>
  onPhone(browser, async (page) => {
    await page.addInitScript(() => {
      const taps: number[] = [];
      Object.assign(globalThis, { taps });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'click') taps.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    if (byHand) await answerByHand(page, byHand);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await answer(page, 1);
    await page.evaluate(() => {
      (globalThis as Timed).taps.length = 0;
    });
    for (const step of steps) await answer(page, step);
    const taps = await page.evaluate(() => (globalThis as Timed).taps);
    if (taps.length !== steps.length) throw new Error(`${taps.length} of ${steps.length} answers were timed`);
    return taps;
  });

/**
 * Measures the milliseconds from a tap on an answer of the estimate until the next question is painted, with a CPU four
 * times slower. Measures the same content in the hand-written page in turns, so that background load affects both.
 */
export async function answerTimes(browser: Browser, ours: string, byHand: string) {
  const recorded = await record(browser, ours);
  const times: Record<'ours' | 'by hand', number[][]> = { ours: [], 'by hand': [] };
  for (let turn = 0; turn < walks; turn++) {
    times.ours.push(await walk(browser, ours));
    times['by hand'].push(await walk(browser, byHand, recorded));
  }
  const summary = (taps: number[]) => ({ median: median(taps), worst: Math.max(...taps) });
  const row = (of: (walk: number[]) => number[]) => {
    const [mine, hand] = [summary(times.ours.flatMap(of)), summary(times['by hand'].flatMap(of))];
    return { 'ours, median': mine.median, worst: mine.worst, 'by hand, median': hand.median, 'its worst': hand.worst };
  };
  return {
    ...Object.fromEntries(steps.map((step, index) => [`step ${step}`, row((taps) => taps.slice(index, index + 1))])),
    all: row((taps) => taps),
  };
}
