import { everyWay } from '../questionnaire/test-support/every-way';
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

it('installation: when all is answered, then it has only the answers that change the price', () => {
  expect(installation({ ...wall, postcode: 'GU12 9ZZ', email: 'a@example.com' })).toEqual(wall);
  expect(installation({ ...roof, distance: 'far' })).toEqual(roof);
});

it.each([...Object.keys(wall).map((id) => [id, wall] as const), ...Object.keys(roof).map((id) => [id, roof] as const)])(
  'installation: when %s is missing, then there is none',
  (id, complete) => {
    const answers = Object.entries(complete).filter(([name]) => name !== id);
    expect(installation(Object.fromEntries(answers))).toBeUndefined();
  },
);

it('installation: when an answer is unknown, then there is none', () => {
  expect(installation({ ...wall, fuel: 'oil' })).toBeUndefined();
});

it('installation: when every way through the questions is taken, then there are 144', () => {
  const all = everyWay(estimateDefinition, 'X').map((answers) => JSON.stringify(installation(answers)));
  expect(new Set(all).size).toBe(144);
});
