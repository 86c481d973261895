import { annotation } from './annotation';

it.each([
  ['text: missing.', '::error file=data/a.yaml,line=3,col=7::text: missing.'],
  ['100% of\nit', '::error file=data/a.yaml,line=3,col=7::100%25 of%0Ait'],
])('shows a diagnostic beside its line: %s', (message, expected) => {
  expect(annotation({ file: 'data/a.yaml', line: 3, column: 7, message })).toBe(expected);
});

it('escapes the characters that would end the file property', () => {
  expect(annotation({ file: 'data/a,b:c.yaml', line: 1, column: 1, message: 'x' })).toContain(
    'file=data/a%2Cb%3Ac.yaml,',
  );
});
