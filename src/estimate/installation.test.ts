import { everyWay } from '../wizard/every-way';
import { installation } from './installation';
import { estimateDefinition } from './questions';

const wall = {
  fuel: 'mains',
  boilerType: 'combi',
  propertySize: 'small',
  flue: 'wall',
  distance: 'far',
  window: 'within30cm',
};
const roof = { fuel: 'lpg', boilerType: 'system', propertySize: 'large', flue: 'roof', roofType: 'pitched' };

it('takes what changes the price and nothing else', () => {
  expect(installation({ ...wall, postcode: 'GU12 9ZZ', email: 'a@example.com' })).toEqual(wall);
  expect(installation({ ...roof, distance: 'far' })).toEqual(roof);
});

it.each([...Object.keys(wall).map((id) => [id, wall] as const), ...Object.keys(roof).map((id) => [id, roof] as const)])(
  'is nothing without %s',
  (id, complete) => {
    const answers = Object.entries(complete).filter(([name]) => name !== id);
    expect(installation(Object.fromEntries(answers))).toBeUndefined();
  },
);

it('is nothing with an answer nobody offers', () => {
  expect(installation({ ...wall, fuel: 'oil' })).toBeUndefined();
});

it('tells 144 installations apart', () => {
  const all = everyWay(estimateDefinition, 'X').map((answers) => JSON.stringify(installation(answers)));
  expect(new Set(all).size).toBe(144);
});
