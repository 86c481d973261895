import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unusedFacts } from '../../scripts/unused-facts';
import { realSite } from '../pages';
import { expect, test } from '../test';

// Invariants between the files of `data/` and the pages.

const { fileOf, routes } = realSite;

test('facts: a text or a field uses every price, claim and figure', () => {
  expect(unusedFacts(path.resolve(__dirname, '../..'))).toEqual([]);
});

for (const list of ['/guides', '/services', '/insights'])
  test(`${list}: every page below it has a card`, () => {
    const html = readFileSync(fileOf(list), 'utf8');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const below = routes.filter((route) => route.startsWith(`${list}/`));
    expect(below.filter((route) => !main.includes(`href="${route}"`))).toEqual([]);
  });
