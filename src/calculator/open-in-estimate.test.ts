import { estimateDefinition } from '../estimate/questions';
import { carriedAnswers } from '../questionnaire/persistence/handover';
import { begin } from '../questionnaire/engine/engine';
import { everyWay } from '../questionnaire/test-support/every-way';
import { estimateAnswers, fullEstimateLink } from './open-in-estimate';
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

it('calculator to estimate: when a visitor goes on, then the answers become those of the estimate', () => {
  expect(estimateAnswers(wall)).toEqual({
    boilerType: 'combi',
    propertySize: 'small',
    flue: 'wall',
    fuel: 'lpg',
    distance: 'far',
    window: 'within30cm',
  });
});

it('calculator to estimate: when an answer is a text or a flue that the estimate does not know, then it is left out', () => {
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
])(
  'calculator to estimate: when the flue location is %s, then the estimate begins with the question %s',
  (location, current) => {
    for (const answers of everyWay(calculatorDefinition, 'X').filter((way) => way.location === location)) {
      const carried = carriedAnswers(estimateDefinition, fullEstimateLink(page, answers).slice(page.length));
      expect(carried).toEqual(estimateAnswers(answers));
      expect(begin(estimateDefinition, carried)).toMatchObject({ kind: 'asking', current });
    }
  },
);
