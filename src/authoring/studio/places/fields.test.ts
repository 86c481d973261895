import { fixture } from '../../../../test/fixture';
import { factsOf } from '../../../facts/build-facts';
import { readData } from '../../../validation/data-folder';
import { parseAll } from '../../../validation/parse-data';
import { valueIn } from '../documents/change-data';
import { factsFrom, placeOfFact } from './fields';

const data = parseAll(readData(fixture));
const facts = factsOf(data);

test('studio: every fact has a place that exists, unless it is computed from several values', () => {
  const lost = [...facts.keys()].filter((name) => {
    const place = placeOfFact(name);
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
])('studio: the facts of %s %j are %j', (file, path, names) => {
  expect(factsFrom(facts, { file, path }).sort()).toEqual(names);
});
