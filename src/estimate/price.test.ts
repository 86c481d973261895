import { specBase, specExtras } from './test-support/spec-prices';
import { everyWay } from '../questionnaire/test-support/every-way';
import { installation, type Installation } from './installation';
import { type EstimatePrices, price } from './price';
import { estimateDefinition } from './questions';

const extraWords: EstimatePrices['extras'] = {
  standard: 'Standard installation',
  fuel: { mains: 'mains gas connection', lpg: 'LPG parts' },
  distance: { adjacent: 'on the wall', nearby: 'longer flue', far: 'long flue' },
  window: { moreThan30cm: 'no plume kit', within30cm: 'flue plume kit: window within 30 cm' },
  roofType: { flat: 'flat roof kit', pitched: 'pitched roof kit' },
};
const estimate: EstimatePrices = { ...specExtras, extras: extraWords };
const priced = (chosen: Installation) => price(chosen, specBase, estimate);
const all = everyWay(estimateDefinition, 'X').flatMap((answers) => installation(answers) ?? []);

/** The standard prices in pounds: 80 % of the base prices. */
const standard = {
  combi: { small: 2000, medium: 2500, large: 3000 },
  system: { small: 2500, medium: 3000, large: 3500 },
  regular: { small: 2400, medium: 2900, large: 3400 },
};
const extras = {
  mains: 0,
  lpg: 150,
  adjacent: 0,
  nearby: 100,
  far: 250,
  moreThan30cm: 0,
  within30cm: 120,
  flat: 200,
  pitched: 250,
};
const byTable = (chosen: Installation) =>
  standard[chosen.boilerType][chosen.propertySize] +
  extras[chosen.fuel] +
  (chosen.flue === 'wall' ? extras[chosen.distance] + extras[chosen.window] : extras[chosen.roofType]);

it.each<[number, Installation]>([
  [
    2000,
    {
      boilerType: 'combi',
      propertySize: 'small',
      fuel: 'mains',
      flue: 'wall',
      distance: 'adjacent',
      window: 'moreThan30cm',
    },
  ],
  [
    2870,
    {
      boilerType: 'combi',
      propertySize: 'medium',
      fuel: 'lpg',
      flue: 'wall',
      distance: 'nearby',
      window: 'within30cm',
    },
  ],
  [2700, { boilerType: 'combi', propertySize: 'medium', fuel: 'mains', flue: 'roof', roofType: 'flat' }],
  [
    3150,
    {
      boilerType: 'regular',
      propertySize: 'medium',
      fuel: 'mains',
      flue: 'wall',
      distance: 'far',
      window: 'moreThan30cm',
    },
  ],
  [3750, { boilerType: 'system', propertySize: 'large', fuel: 'mains', flue: 'roof', roofType: 'pitched' }],
  [
    4020,
    { boilerType: 'system', propertySize: 'large', fuel: 'lpg', flue: 'wall', distance: 'far', window: 'within30cm' },
  ],
])('estimate price: when an example is worked by hand, then it is £%d', (pounds, chosen) => {
  expect(priced(chosen).pounds).toBe(pounds);
});

it('estimate price: when any of the 144 installations is priced, then by the tables, with rows that add up', () => {
  expect(all).toHaveLength(144);
  for (const chosen of all) {
    const { pounds, rows } = priced(chosen);
    expect(pounds).toBe(byTable(chosen));
    expect(rows.reduce((sum, row) => sum + row.pounds, 0)).toBe(pounds);
    expect(rows[0]?.name).toBe('standard');
    expect(rows.slice(1).every((row) => row.pounds > 0)).toBe(true);
  }
});

it('estimate price: when all are compared, then they range from £2,000 to £4,020', () => {
  const prices = all.map((chosen) => priced(chosen).pounds);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([2000, 4020]);
});

it('estimate price: when an extra is not zero, then it has a row with its words', () => {
  const rows = (chosen: Installation) =>
    priced(chosen).rows.map(({ name, amount, label }) => `${name}: ${amount} ${label}`);
  expect(
    rows({
      boilerType: 'combi',
      propertySize: 'medium',
      fuel: 'lpg',
      flue: 'wall',
      distance: 'nearby',
      window: 'within30cm',
    }),
  ).toEqual([
    'standard: £2,500 Standard installation',
    'fuel: +£150 LPG parts',
    'distance: +£100 longer flue',
    'window: +£120 flue plume kit: window within 30 cm',
  ]);
  expect(rows({ boilerType: 'combi', propertySize: 'medium', fuel: 'mains', flue: 'roof', roofType: 'flat' })).toEqual([
    'standard: £2,500 Standard installation',
    'roofType: +£200 flat roof kit',
  ]);
});

it('estimate price: when a number of the data changes, then the price follows', () => {
  const dearer = { ...estimate, fuel: { mains: 7, lpg: 0 } };
  const chosen: Installation = {
    boilerType: 'combi',
    propertySize: 'small',
    fuel: 'mains',
    flue: 'roof',
    roofType: 'flat',
  };
  expect(price(chosen, { ...specBase, share: 0.5 }, dearer).rows.map(({ pounds }) => pounds)).toEqual([1250, 7, 200]);
});
