import { bakery, bakerySite } from '../../yaml/test-support';
import { readData } from '../../yaml';
import { newForm } from '../entries/new-entries';
import { placesChanged } from '../places/changed-places';
import { listedPlaces } from '../places/listed-places';
import { supposeChanges } from '../saving/suppose';
import type { StudioSite } from '../site';
import { changeOf } from '../what-if';

/** The baker's site, with what the studio wants to know: each page shows its own file. */
const site: StudioSite = {
  ...bakerySite,
  shown: {
    partsOf: (files) =>
      [...files.keys()].flatMap((file) => {
        const page = site.shown.pageOf(file);
        return page === undefined ? [] : [{ file, path: [], pages: [page] }];
      }),
    pageOf: (file) => (file === 'home.yaml' ? '/' : /^loaves/.test(file) ? `/${file.replace('.yaml', '')}` : undefined),
    hides: () => false,
    notFoundPage: '/404.html',
    besides: () => [],
  },
  newEntries: { loaf: { label: 'New loaf', folder: 'loaves/' } },
  launch: { itemsOf: () => [], stopsRelease: () => false, isDue: () => false },
  computedText: () => undefined,
  isUnmarked: () => false,
  dayOf: (now) => now.toISOString().slice(0, 10),
};
const folder = readData(bakery, site);

test("studio: when a baker's price changes, then the pages that name it are listed, and no other", () => {
  const change = changeOf(folder, { name: 'prices.sourdough', value: '4.8' });
  const { places, pages } = placesChanged(folder, supposeChanges(folder, [change]).folder);
  expect([pages, places.map(({ page }) => page)]).toEqual([1, ['/loaves/country-loaf']]);
  expect(places[0]?.texts).toContainEqual({ before: '£4.50', after: '£4.80' });
});

test('studio: when the home page is listed, then its own texts and the facts in them are there', () => {
  const listed = listedPlaces(folder, '/').places.map(({ file, path }) => `${file} ${path.join('.')}`);
  expect(listed).toEqual(['home.yaml title', 'home.yaml text', 'shop.yaml name', 'shop.yaml phone']);
});

test('studio: when a loaf is added, then its form is empty, also of a price', () => {
  const { label, value, schema } = newForm('loaf', folder);
  expect(label).toBe('New loaf');
  expect(value).toEqual({});
  expect(schema.required).toContain('price');
});

test('studio: when a kind is asked for that the site does not have, then it is refused', () => {
  expect(() => newForm('cake', folder)).toThrow('Nothing of this kind can be added');
});
