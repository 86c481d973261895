import { site } from '../../../content/site';
import { fixture } from '../../fixture';
import { readData } from '../../../tools/yaml';
import type { Change } from '../../../tools/studio/api';
import { supposeChanges } from '../../../tools/studio/saving/suppose';
import { placesChanged, placesOfFacts } from '../../../tools/studio/places/changed-places';

const folder = readData(fixture, site);
const changed = (change: Change) => placesChanged(folder, supposeChanges(folder, [change]).folder);
const set = (file: string, path: (string | number)[], value: unknown) => changed({ op: 'set', file, path, value });
const pagesOf = ({ places }: ReturnType<typeof changed>) => places.map(({ page }) => page);

test('studio: when a price changes, then pages that name it are listed, with a sentence before and after', () => {
  const found = set('prices.yaml', ['annualService'], 55);
  expect(pagesOf(found)).toEqual(
    expect.arrayContaining([
      '/',
      '/faq',
      '/services',
      '/services/boiler-servicing-surrey',
      'what search engines read: /faq',
    ]),
  );
  expect(found.places.find(({ page }) => page === '/')?.texts).toContainEqual({
    before: 'Book a boiler service, £50',
    after: 'Book a boiler service, £55',
  });
  expect(pagesOf(found)).not.toContain('/legal');
});

test('studio: when a phone number of the frame changes, then every page is counted as changed', () => {
  const found = set('company.yaml', ['phones', 'emergency', 'number'], '01632 960777');
  const pages = folder.files.filter(({ path }) =>
    /^(?:guides|insights|services|pages)\/|^(?:faq|gallery|legal|reply)/.test(path),
  );
  expect(found.pages).toBe(pages.length);
});

test.each<[string, string, (string | number)[], unknown, string]>([
  ['a base price', 'calculator.yaml', ['base', 'combi', 'small'], 2600, '/services/boiler-installation-replacement'],
  ["a guide's summary", 'guides/how-to-bleed-radiator.yaml', ['summary'], 'Other', '/guides'],
  ['a review', 'testimonials.yaml', ['items', 0, 'quote'], 'Other', '/reviews'],
  ['a word of a dialog', 'booking-dialog.yaml', ['calendar', 'heading'], 'Other', 'dialogs, estimate and calculator'],
  ['a word of a mail', 'booking.yaml', ['labels', 'date'], 'Day', 'mails and receipts'],
  ['a closed day', 'appointments.yaml', ['closedDates', 0], '2026-12-24', 'dialogs, estimate and calculator'],
  ['the offer', 'offer.yaml', ['text'], 'Other', '/services/boiler-servicing-surrey'],
  ["a service's short name", 'services/boiler-servicing-surrey.yaml', ['linkText'], 'Other', '/legal'],
])('studio: when %s changes in %s %j, then a page that shows it is listed', (_, file, path, value, page) => {
  expect(pagesOf(set(file, path, value))).toContain(page);
});

test("studio: when a guide's summary changes, then its own page does not", () => {
  expect(pagesOf(set('guides/how-to-bleed-radiator.yaml', ['summary'], 'Other'))).toEqual(['/guides', '/search']);
});

test('studio: when an item is added or removed, then no text is listed but those that come or go', () => {
  const file = 'faq.yaml';
  const path = ['groups', 0, 'items', 0];
  const texts = (change: Change) => changed(change).places.find(({ page }) => page === '/faq')?.texts;
  expect(texts({ op: 'add', file, path, value: { question: 'Q', answer: 'A' } })).toEqual([
    { after: 'Q' },
    { after: 'A' },
  ]);
  expect(texts({ op: 'remove', file, path })?.every(({ after }) => after === undefined)).toBe(true);
});

test('studio: when a fact is opened, then the pages that show it now are listed', () => {
  const found = placesOfFacts(folder, ['prices.annualService'], { file: 'prices.yaml', path: ['annualService'] });
  expect(found.pages).toBe(set('prices.yaml', ['annualService'], 55).pages);
  expect(found.places.find(({ page }) => page === '/')?.texts).toContainEqual({ before: 'Book a boiler service, £50' });
});

test.each<[string, string[], number]>([
  ['the button of the emergency guide alone', ['buttons', 'photo'], 1],
  ['the button of the home page alone', ['buttons', 'bookOnline'], 1],
  ['the button of guides and thermostats', ['buttons', 'getQuote'], 15],
  ['the strip with the offer', ['frame', 'offer'], 1],
  ['the table under each chart', ['lists', 'figures'], 5],
  ['the last day of an offer that has none', ['prices', 'until'], 0],
])('studio: when a shared word changes, then as many pages are listed as show it: %s', (_, path, pages) => {
  expect(set('wording.yaml', path, 'Other').pages).toBe(pages);
});

test('studio: when the word for the table under each chart changes, then an article with a chart is listed', () => {
  expect(pagesOf(set('wording.yaml', ['lists', 'figures'], 'Other'))).toContain('/insights/best-boiler-brands-uk');
});
