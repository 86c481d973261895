import fc from 'fast-check';
import { areaOf } from './coverage';

const outwardCodes = ['GU1', 'GU12', 'KT7'];

it.each([
  ['GU12 9ZZ', 'yes'],
  ['gu129zz', 'yes'],
  ['  GU1  2AB ', 'yes'],
  ['GU12AB', 'yes'],
  ['GU12', 'yes'],
  ['GU1 2', 'yes'],
  ['KT7-1', 'yes'],
  ['GU12-9ZZ', 'yes'],
  ['SW1A 1AA', 'no'],
  ['M1 1AE', 'no'],
  ['GU5 9ZZ', 'no'],
  ['', 'cannotTell'],
  ['GU', 'cannotTell'],
  ['GU129Z', 'cannotTell'],
  ['Guildford', 'cannotTell'],
  ['12345', 'cannotTell'],
  ['GU12 9ZZ, Ash', 'cannotTell'],
])('coverage: when the postcode is %j, then the answer is %s', (postcode, area) => {
  expect(areaOf(postcode, outwardCodes)).toBe(area);
});

it('coverage: when a postcode begins with an outward code of the list, then it is covered', () => {
  fc.assert(
    fc.property(fc.constantFrom(...outwardCodes), fc.stringMatching(/^ ?\d[A-Z]{2}$/), (code, rest) => {
      expect(areaOf(code + rest, outwardCodes)).toBe('yes');
    }),
  );
});

it('coverage: when any text is typed, then there is an answer', () => {
  fc.assert(fc.property(fc.string(), (text) => ['yes', 'no', 'cannotTell'].includes(areaOf(text, outwardCodes))));
});
