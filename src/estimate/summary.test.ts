import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { estimate } from '../content/estimate';
import { bookedAnswers, summary } from './summary';

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

it('words the answers for the booking mail, with everything the price depends on', () => {
  expect(bookedAnswers(wall, data.questions)).toEqual({
    boilerType: 'Combi',
    propertySize: 'Medium (3-4 bedrooms, 2 bathrooms)',
    flueLocation: 'Wall; Distance to the outside wall: Nearby (1-2 m); Window near the flue: Within 30 cm',
    gasType: 'LPG',
    postcode: 'GU12 9ZZ',
  });
});

it('leaves the postcode of an estimate that was shared empty', () => {
  const shared = { fuel: 'mains', boilerType: 'system', propertySize: 'large', flue: 'roof', roofType: 'pitched' };
  expect(bookedAnswers(shared, data.questions)).toMatchObject({
    flueLocation: 'Roof; Roof type: Pitched',
    gasType: 'Mains gas',
    postcode: '',
  });
});
