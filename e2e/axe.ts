import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { withMeasure } from './measure';

// Runs axe in the page itself. The Playwright package of axe opens a second page for every run, which takes several
// times as long.
export const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
export const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};

/** Results of colour contrast that axe cannot decide by itself, and that are correct. `isReadable` explains some others. */
const explained = [
  // A step's number and the pipe to the next step are pseudo-elements in its padding, beside or above all of its text.
  { because: 'pseudoContent', selector: '.steps li *' },
  // Text in a drawing is dark, on light shapes. Axe does not read the colours of shapes.
  { because: 'imgNode', selector: 'svg text' },
  { because: 'bgOverlap', selector: 'svg text' },
  { because: 'shortTextContent', selector: 'svg text' },
  // A drawing cuts its shapes off at its edge. Axe takes the whole of them to lie over the text below.
  { because: 'bgOverlap', selector: ':has(> svg) > :is(p, figcaption), figure:has(svg) + figure > figcaption' },
];

/** Returns the violations and undecided results of axe in a page or a part of it, with their elements. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await withMeasure(page);
  return page.evaluate(
    async ([where, how, known]) => {
      type Undecided = AxeResults['incomplete'][number]['nodes'][number];
      const { axe } = window as unknown as { axe: { run(part: string, options: RunOptions): Promise<AxeResults> } };
      const { violations, incomplete } = await axe.run(where, how);
      const list = (nodes: Undecided[]) => nodes.map(({ target }) => target.join(' ')).join(', ');

      /** Whether text that overlaps other elements contrasts with the surface below it. */
      const isReadable = (element: Element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = parseFloat(fontSize);
        const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
        return window.measure.contrast(color, window.measure.surface(element)) >= least;
      };
      const isExplained = ({ any, target }: Undecided) => {
        const because = (any[0]?.data as { messageKey?: string } | null | undefined)?.messageKey ?? '';
        const element = document.querySelector(target.join(' '));
        if (!element) return false;
        if (/^elmPartiallyObscur/.test(because)) return isReadable(element);
        return known.some((each) => each.because === because && element.matches(each.selector));
      };
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${list(nodes)}`),
        ...incomplete
          .map(({ id, nodes }) => ({
            id,
            nodes: nodes.filter((node) => id !== 'color-contrast' || !isExplained(node)),
          }))
          .filter(({ nodes }) => nodes.length > 0)
          .map(({ id, nodes }) => `${id}, undecided: ${list(nodes)}`),
      ];
    },
    [part, axeOptions, explained] as const,
  );
}
