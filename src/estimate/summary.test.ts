import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { estimate } from '../content/estimate';
import { mailLines, summary } from './summary';

const data = estimate.parse(parse(readFileSync('data/estimate.yaml', 'utf8')));
const wall = {
  fuel: 'lpg',
  boilerType: 'combi',
  propertySize: 'medium',
  flue: 'wall',
  distance: 'nearby',
  window: 'within30cm',
  postcode: 'GU12 9ZZ',
  email: 'priya@example.com',
};

it('lists the answers in the order of the questions', () => {
  expect(summary(wall, data.questions).map(({ question, label, value }) => `${question} ${label}: ${value}`)).toEqual([
    'fuel Gas type: LPG',
    'boilerType Boiler type: Combi',
    'propertySize Property size: Medium (3-4 bedrooms, 2 bathrooms)',
    'flue Flue location: Wall',
    'distance Distance to the outside wall: Nearby (1-2 m)',
    'window Window near the flue: Within 30 cm',
    'postcode Postcode: GU12 9ZZ',
    'email Email: priya@example.com',
  ]);
});

it('writes the lines of the booking mail in the order of section 7', () => {
  expect(mailLines(wall, 2870, data).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Boiler type: Combi',
    'Property size: Medium (3-4 bedrooms, 2 bathrooms)',
    'Flue location: Wall',
    'Distance to the outside wall: Nearby (1-2 m)',
    'Window near the flue: Within 30 cm',
    'Gas type: LPG',
    'Postcode: GU12 9ZZ',
    'Estimated price: £2,870 (Including installation & VAT)',
  ]);
});

it('leaves out the postcode of an estimate that was shared without one', () => {
  const shared = { fuel: 'mains', boilerType: 'system', propertySize: 'large', flue: 'roof', roofType: 'pitched' };
  expect(mailLines(shared, 3750, data).map(({ label }) => label)).toEqual([
    'Boiler type',
    'Property size',
    'Flue location',
    'Roof type',
    'Gas type',
    'Estimated price',
  ]);
});
