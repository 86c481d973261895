import { specBase, specExtras } from '../estimate/test-support/spec-prices';
import { everyWay } from '../questionnaire/test-support/every-way';
import { addedByEstimate, quote, quotePrice } from './price';
import { calculatorDefinition } from './questions';

const ways = everyWay(calculatorDefinition, 'By the chimney');

it.each([
  ['combi', 'small', 2000],
  ['combi', 'medium', 2500],
  ['combi', 'large', 3000],
  ['system', 'small', 2500],
  ['system', 'medium', 3000],
  ['system', 'large', 3500],
  ['regular', 'small', 2400],
  ['regular', 'medium', 2900],
  ['regular', 'large', 3400],
])(
  'calculator price: when a boiler is %s and %s, then it costs £%d, whatever the other answers are',
  (type, size, pounds) => {
    const prices = ways
      .filter((answers) => answers.type === type && answers.size === size)
      .map((answers) => {
        const complete = quote(answers);
        return complete && quotePrice(complete, specBase);
      });
    expect(prices).toHaveLength(54);
    expect(new Set(prices)).toEqual(new Set([pounds]));
  },
);

it('calculator price: when a required answer is missing, then there is none', () => {
  for (const answers of ways)
    for (const id of Object.keys(answers)) {
      const rest = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== id));
      expect(quote(rest) === undefined).toBe(id !== 'note');
    }
});

it.each(['type', 'size'])('calculator price: when the %s is unknown, then there is none', (id) => {
  expect(quote({ ...ways[0], [id]: 'huge' })).toBeUndefined();
});

it('calculator price: when an answer is only white space, then there is none', () => {
  const other = { type: 'combi', size: 'small', location: 'other', fuel: 'mains', samePlace: 'yes' };
  expect(quote({ ...other, whereIsTheFlue: ' ' })).toBeUndefined();
  expect(quote({ ...other, whereIsTheFlue: 'Basement' })).toEqual({ type: 'combi', size: 'small' });
});

it.each([
  [{ fuel: 'mains', location: 'wall', distance: 'adjacent', window: 'moreThan30cm' }, 0],
  [{ fuel: 'lpg', location: 'wall', distance: 'nearby', window: 'within30cm' }, 370],
  [{ fuel: 'mains', location: 'roof', roofType: 'flat' }, 200],
  [{ fuel: 'lpg', location: 'roof', roofType: 'pitched' }, 400],
  [{ fuel: 'lpg', location: 'other' }, undefined],
  [{ fuel: 'lpg', location: 'wall', distance: 'nearby' }, undefined],
])('calculator price: when the answers are %j, then the full estimate adds %s', (answers, pounds) => {
  expect(addedByEstimate(answers as never, specExtras)).toBe(pounds);
});
