import { axeFindings } from './axe';
import { lostInForcedColours, motion } from './media';
import { smallTargets } from './targets';
import { expect, type Page } from './test';

/** Returns what two more auditors call wrong in a page, in a run of `npm test -- auditors`; otherwise nothing. */
export const foreignFindings = async (page: Page): Promise<string[]> =>
  process.env.AUDITORS ? (await import('./auditors/auditors.mjs')).auditorFindings(page) : [];

/** How long a test may take that looks at many states, in milliseconds. The auditors take seconds for each state and width. */
export const statesMs = process.env.AUDITORS ? 900_000 : 120_000;

/**
 * Expects no axe findings and no sideways scrolling at `widths`. In a run of the other auditors, expects this and no findings of
 * theirs on a desktop, a tablet and a phone instead. Then expects no small targets, no motion, and nothing lost in forced
 * colours. Leaves the page at the last width.
 */
export async function isClean(page: Page, state: string, part?: string, widths: readonly number[] = [1280, 360]) {
  for (const width of process.env.AUDITORS ? [1280, 768, 360] : widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await axeFindings(page, part), `${state}, ${width} px`).toEqual([]);
    expect.soft(await foreignFindings(page), `${state}, ${width} px, other auditors`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${state}, ${width} px`).toBeLessThanOrEqual(0);
  }
  expect.soft(await smallTargets(page, { touch: true, part }), `targets, ${state}`).toEqual([]);
  expect.soft(await lostInForcedColours(page, part), `forced colours, ${state}`).toEqual([]);
  expect.soft(await motion(page), `motion, ${state}`).toEqual([]);
}
