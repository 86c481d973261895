import path from 'node:path';
import { expect, test } from '@playwright/test';
import { comparedTexts } from '../source/every-text';

const project = path.resolve(__dirname, '../..');

test('studio: when any text of data/ is looked up, then the pages listed are those that show it', () => {
  // Thousands of texts are looked for in all pages.
  test.setTimeout(180_000);
  const { compared, wrong } = comparedTexts(project, path.join(project, 'public'));
  expect(compared).toBeGreaterThan(2000);
  expect(wrong).toEqual([]);
});
