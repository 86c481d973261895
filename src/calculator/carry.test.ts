import { estimateDefinition } from '../estimate/questions';
import { carriedAnswers } from '../wizard/carried';
import { begin } from '../wizard/engine';
import { everyWay } from '../wizard/every-way';
import { estimateAnswers, fullEstimateLink } from './carry';
import { calculatorDefinition } from './questions';

const page = '/services/boiler-installation-replacement';
const wall = {
  type: 'combi',
  size: 'small',
  location: 'wall',
  fuel: 'lpg',
  samePlace: 'yes',
  distance: 'far',
  window: 'within30cm',
};

it('says the answers in the words of the estimate', () => {
  expect(estimateAnswers(wall)).toEqual({
    boilerType: 'combi',
    propertySize: 'small',
    flue: 'wall',
    fuel: 'lpg',
    distance: 'far',
    window: 'within30cm',
  });
});

it('carries no text, and no flue the estimate does not know', () => {
  const other = {
    type: 'combi',
    size: 'small',
    location: 'other',
    whereIsTheFlue: 'By the stairs',
    note: 'Ring the bell',
  };
  expect(fullEstimateLink(page, other)).toBe(`${page}#answers?boilerType=combi&propertySize=small`);
});

it.each([
  ['wall', 'postcode'],
  ['roof', 'postcode'],
  ['other', 'flue'],
])('leaves to the estimate only what it still needs: %s, from %s on', (location, current) => {
  for (const answers of everyWay(calculatorDefinition, 'X').filter((way) => way.location === location)) {
    const carried = carriedAnswers(estimateDefinition, fullEstimateLink(page, answers).slice(page.length));
    expect(carried).toEqual(estimateAnswers(answers));
    expect(begin(estimateDefinition, carried)).toMatchObject({ kind: 'asking', current });
  }
});
