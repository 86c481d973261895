import { parse } from 'yaml';
import { fixture } from '../../test/fixture';
import { readData } from './read-data';

const seoOf = (bytes: Uint8Array) => {
  const { seo = {} } = parse(new TextDecoder().decode(bytes)) as { seo?: Record<string, string> };
  return Object.values(seo);
};

/** What a search result or a shared link shows: each of these texts stands there without the page around it. */
const priced = readData(fixture)
  .files.filter(({ path }) => path.endsWith('.yaml'))
  .flatMap(({ bytes }) => seoOf(bytes))
  .filter((text) => /\{(?:prices|estimate)\./.test(text));

it('finds the prices in titles and descriptions', () => {
  expect(priced).not.toEqual([]);
});

it.each(priced)('%s says that VAT is included', (text) => {
  expect(text).toMatch(/\bVAT\b/);
});
