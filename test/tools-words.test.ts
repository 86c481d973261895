import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Tools take the site as a value. A word of this trade in one of them means that something of the site is inside.
const trade = /\b(?:boiler|gas|radiator|appointment|slot|estimate|quote)s?\b/i;
/** The marks around a text, of which YAML has two kinds. */
const marks = /\bquotes\b|\b(?:closing|curly|double|single) quote\b|(?<=closing \(\['"\]\))quote\b/gi;
const sources = ['hosts', 'islands', 'shared', 'studio', 'yaml'].flatMap((tool) =>
  readdirSync(path.join('tools', tool), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(?:[cm]?tsx?|cjs|md)$/.test(file) && !/\.test\.tsx?$|^example\/|test-support\/|node_modules/.test(file),
    )
    .map((file) => path.join('tools', tool, file)),
);

it.each(sources)('tools: when %s is read, then it names nothing of this trade', (file) => {
  expect(trade.exec(readFileSync(file, 'utf8').replace(marks, ''))?.[0]).toBeUndefined();
});
