import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Tools take the site as a value. A word of this trade in one of them means that something of the site is inside.
const trade = /\b(?:boiler|gas|radiator|appointment|slot|estimate|quote)s?\b/i;
const sources = ['hosts', 'islands', 'shared'].flatMap((tool) =>
  readdirSync(path.join('tools', tool), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|md)$/.test(file) && !/\.test\.tsx?$|^example\/|node_modules/.test(file))
    .map((file) => path.join('tools', tool, file)),
);

it.each(sources)('tools: %s names nothing of this trade', (file) => {
  expect(trade.exec(readFileSync(file, 'utf8'))?.[0]).toBeUndefined();
});
