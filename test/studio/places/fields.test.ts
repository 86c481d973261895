import { site } from '../../../content/site';
import { fixture } from '../../fixture';
import { factsOf } from '../../../tools/yaml/facts';
import { readData } from '../../../tools/yaml';
import { parseAll, parsedOnce } from '../../../tools/yaml/files';
import { valueIn } from '../../../tools/studio/documents/change-data';
import { factsFrom, partsOf, takesNames } from '../../../tools/studio/places/fields';

const folder = readData(fixture, site);
const data = parseAll(folder);
const facts = factsOf(data, site);

test('studio: when a fact is looked up, then it has a place that exists, unless it is computed from several values', () => {
  const lost = [...facts.keys()].filter((name) => {
    const place = site.facts.placeOf(name);
    return place === undefined || valueIn(data.get(place.file), place.path) === undefined;
  });
  expect(lost).toEqual(['estimate.lowest', 'estimate.highest']);
});

test.each([
  ['prices.yaml', ['annualService'], ['prices.annualService', 'prices.annualService.number']],
  [
    'prices.yaml',
    ['systemBoiler', 'to'],
    ['prices.systemBoiler', 'prices.systemBoiler.number', 'prices.systemBoiler.to'],
  ],
  ['company.yaml', ['phones', 'emergency', 'number'], ['phone.emergency']],
  ['company.yaml', ['phones', 'emergency', 'use'], []],
  ['company.yaml', ['address', 'town'], ['company.address']],
  ['company.yaml', [], []],
  ['faq.yaml', ['title'], []],
])('studio: when %s %j changes, then the facts made of it are %j', (file, path, names) => {
  expect(factsFrom(facts, { file, path }, site).sort()).toEqual(names);
});

const entryOf = (file: string) => {
  const found = folder.files.find(({ path }) => path === file);
  const { entry } = found ? parsedOnce(found, site) : {};
  if (!entry) throw new Error(`no ${file}`);
  return { parts: partsOf(entry, file, facts, site), takesNames: takesNames(entry) };
};

test('studio: when all of a file is opened, then its fields are listed as pages show them, with those it may have', () => {
  const offer = entryOf('offer.yaml');
  expect(offer.parts.at(-1)).toEqual({ name: 'endsOn', label: 'The last day of the offer' });
  expect(offer.takesNames).toBe(false);
  const prices = entryOf('prices.yaml');
  expect(prices.parts).toContainEqual({ name: 'annualService', label: 'Annual service', value: '£50' });
  expect(prices.takesNames).toBe(true);
  expect(offer.parts).toContainEqual({ name: 'price', label: expect.stringContaining('price'), value: '£50' });
  const items = entryOf('testimonials.yaml').parts.find(({ name }) => name === 'items');
  expect(items?.value).toBe(valueIn(data.get('testimonials.yaml'), ['items', 'length']));
});
