import { postcodePattern } from './postcode-pattern';

const matches = (text: string) => new RegExp(`^(?:${postcodePattern(['GU1', 'GU12'])})$`, 'v').test(text);

it.each(['GU1', 'gu12', 'GU12 9ZZ', 'gu129zz', ' GU1 1AA ', 'GU11AA'])(
  'postcode pattern: when %j is typed, then it is covered',
  (text) => {
    expect(matches(text)).toBe(true);
  },
);

it.each(['GU13', 'GU13 9ZZ', 'KT1', 'G', '9ZZ', 'GU1 GU1', 'GU123 9ZZ'])(
  'postcode pattern: when %j is typed, then it is not covered',
  (text) => {
    expect(matches(text)).toBe(false);
  },
);
