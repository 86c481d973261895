import { site } from '../site';
import { parse } from 'yaml';
import { fixture } from '../../test/fixture';
import { readData } from '../../tools/yaml';

const seoOf = (bytes: Uint8Array) => {
  const { seo = {} } = parse(new TextDecoder().decode(bytes)) as { seo?: Record<string, string> };
  return Object.values(seo);
};

/**
 * The titles and descriptions that name prices. Search results and shared links show them without the page, so each
 * must say that VAT is included.
 */
const priced = readData(fixture, site)
  .files.filter(({ path }) => path.endsWith('.yaml'))
  .flatMap(({ bytes }) => seoOf(bytes))
  .filter((text) => /\{(?:prices|estimate)\./.test(text));

it('VAT: when the titles and descriptions of data/ are searched for prices, then some are found, so that the next test tests something', () => {
  expect(priced).not.toEqual([]);
});

it.each(priced)(
  'VAT: when a title or description names a price, as in "%s", then it says that VAT is included',
  (text) => {
    expect(text).toMatch(/\bVAT\b/);
  },
);
