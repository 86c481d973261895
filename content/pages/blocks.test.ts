import { readFileSync } from 'node:fs';
import { drawings } from './blocks';

it('drawings: each has a symbol in static/drawings/services-1.svg', () => {
  const file = readFileSync('static/drawings/services-1.svg', 'utf8');
  const symbols = [...file.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);
  expect(symbols.sort()).toEqual([...drawings].sort());
});
