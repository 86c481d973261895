import { readFileSync } from 'node:fs';
import { drawings } from '.';

it('drawings of blocks: when a block names any of them, then static/drawings/services-1.svg has its symbol', () => {
  const file = readFileSync('static/drawings/services-1.svg', 'utf8');
  const symbols = [...file.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);
  expect(symbols.sort()).toEqual([...drawings].sort());
});
