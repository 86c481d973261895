import { readFileSync } from 'node:fs';
import { drawings } from '.';

it('drawings of blocks: when their names are listed, then static/drawings/services-1.svg has exactly these symbols', () => {
  const file = readFileSync('static/drawings/services-1.svg', 'utf8');
  const symbols = [...file.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);
  expect(symbols.sort()).toEqual([...drawings].sort());
});
