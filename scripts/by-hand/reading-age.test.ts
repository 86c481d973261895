import { readingAge } from './reading-age';

const guide = [
  'Turn the heating off and wait about an hour.',
  'Hold the cloth under the valve.',
  'Turn the key slowly until you hear the air.',
];
const policy = [
  'Notwithstanding any previous arrangement, the organisation reserves its discretionary entitlement to reconsider contractual obligations in exceptional circumstances.',
];

it('reading age: when sentences and words are short, then a child of eight can follow', () => {
  expect(readingAge(guide)).toBeLessThanOrEqual(8);
});

it('reading age: when sentences and words are long, then it takes an adult', () => {
  expect(readingAge(policy)).toBeGreaterThan(18);
});

it('reading age: when labels stand between the sentences, then they do not count', () => {
  expect(readingAge([...guide, 'Free Quote', 'Insured up to £2 million'])).toBe(readingAge(guide));
  expect(readingAge(['Free Quote'])).toBeUndefined();
});
