import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { unusedFacts } from '../../scripts/tests/unused-facts';
import { realSite } from '../pages';
import { expect, test } from '../test';

// Invariants between the files of `data/` and the pages.

const { fileOf, further, routes } = realSite;

test('facts: when data/ has a price, claim or figure, then a text or a field uses it', () => {
  expect(unusedFacts(path.resolve(__dirname, '../..'))).toEqual([]);
});

test('gas: when a page says what to do about a smell, then it also says what to do about carbon monoxide and LPG', () => {
  const { gas } = parse(readFileSync(path.resolve(__dirname, '../../data/safety.yaml'), 'utf8')) as {
    gas: Record<'smell' | 'carbonMonoxide' | 'lpg', { lead: string }>;
  };
  const mainOf = (route: string) => {
    const html = readFileSync(fileOf(route), 'utf8');
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  };
  const texts = [...routes, '/404.html'].map((route) => [route, mainOf(route)] as const);
  const withBlock = texts.filter(([, main]) => main.includes(`<b>${gas.smell.lead}</b>`));
  expect(withBlock.map(([route]) => route)).toEqual(
    expect.arrayContaining(['/faq', '/404.html', '/guides/emergency-leak-repair', '/services/boiler-servicing-surrey']),
  );
  for (const [route, main] of withBlock)
    expect(
      [gas.carbonMonoxide, gas.lpg].map(({ lead }) => main.includes(`<b>${lead}</b>`)),
      route,
    ).toEqual([true, true]);
});

test('prices: when a page has no dialog, then the receipts script that it names holds no price, as each new price would change all these pages', () => {
  const { built } = realSite;
  /** Returns the files that a script imports, and those that these import. */
  const withImports = (file: string): string[] => {
    const text = readFileSync(path.join(built, file), 'utf8');
    const imported = [...text.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, name]) => `/islands/${name}`);
    return [file, ...imported.flatMap(withImports)];
  };
  const pages = routes.map((route) => readFileSync(fileOf(route), 'utf8')).filter((html) => !html.includes('<dialog'));
  expect(pages.length).toBeGreaterThan(10);
  const scripts = pages.flatMap((html) => [...html.matchAll(/<script type="module" src="([^"]+receipts-[^"]+)"/g)]);
  expect(scripts).toHaveLength(pages.length);
  const files = new Set(scripts.flatMap(([, file = '']) => withImports(file)));
  expect(files.size).toBeGreaterThan(2);
  expect([...files].filter((file) => /£\d/.test(readFileSync(path.join(built, file), 'utf8')))).toEqual([]);
});

for (const list of ['/guides', '/services', '/insights'])
  test(`${list}: when a page is below it, then it has a card there`, () => {
    const mains = [list, ...further(list)].map((page) => {
      const html = readFileSync(fileOf(page), 'utf8');
      return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    });
    const main = mains.join('\n');
    const below = routes.filter((route) => route.startsWith(`${list}/`));
    expect(below.filter((route) => !main.includes(`href="${route}"`))).toEqual([]);
  });
