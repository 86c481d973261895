import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

// Run in the page itself: the usual driver opens a second page for every run, which takes several times as long.
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What axe finds wrong in a page or in a part of it, each with the places. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([where, how]) =>
      (window as unknown as { axe: { run(part: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        where,
        how,
      ),
    [part, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
