import { annotation } from './annotation';

it.each([
  ['text: missing.', '::error file=data/a.yaml,line=3,col=7::text: missing.'],
  ['100% of\nit', '::error file=data/a.yaml,line=3,col=7::100%25 of%0Ait'],
])('annotation: when the message is %s, then GitHub shows all of it beside its line', (message, expected) => {
  expect(annotation({ file: 'data/a.yaml', line: 3, column: 7, message })).toBe(expected);
});

it("annotation: when a file's name has a comma or a colon, then it is escaped, because it would end the name", () => {
  expect(annotation({ file: 'data/a,b:c.yaml', line: 1, column: 1, message: 'x' })).toContain(
    'file=data/a%2Cb%3Ac.yaml,',
  );
});
