import { hasMarks, readMarks, sourceMark, withoutMarks } from './source-marks';

const place = { file: 'pages/home.yaml', path: ['blocks', 2, 'title'] };
const fact = { fact: 'prices.annualService', length: 3 };

it('source marks: when a text with a fact is read, then each part has its source and the text is clean', () => {
  const marked = `Only £50${sourceMark(fact)} a year${sourceMark(place)} Book${sourceMark({ ...place, length: 4 })}`;
  expect(readMarks(marked)).toEqual({
    text: 'Only £50 a year Book',
    ranges: [
      { source: fact, start: 5, end: 8 },
      { source: place, start: 0, end: 15 },
      { source: { ...place, length: 4 }, start: 16, end: 20 },
    ],
  });
  expect(withoutMarks(marked)).toBe('Only £50 a year Book');
});

it('source marks: when a mark stands in an address, then it is found and removed', () => {
  const address = `mailto:a@b.example?subject=${encodeURIComponent(`Price £50${sourceMark(fact)}`)}`;
  expect(hasMarks(address)).toBe(true);
  expect(withoutMarks(address)).toBe(`mailto:a@b.example?subject=${encodeURIComponent('Price £50')}`);
});

it('source marks: when a text has an English flag, which is made of the same characters, then it stays', () => {
  const flag = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
  expect([hasMarks(flag), withoutMarks(flag)]).toEqual([false, flag]);
});
