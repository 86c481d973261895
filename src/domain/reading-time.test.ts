import { readingMinutes } from './reading-time';

const text = (count: number) => ({ kind: 'text', paragraphs: [Array<string>(count).fill('word').join(' ')] });

it.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [320, 1],
  [340, 2],
  [660, 3],
  [1100, 5],
])('reading time: when a text has %i words, then it takes %i minutes', (count, minutes) => {
  expect(readingMinutes([text(count)])).toBe(minutes);
});

it('reading time: when words stand in parts of parts, then they count too', () => {
  const nested = {
    kind: 'points',
    items: [{ title: 'One two', text: text(330).paragraphs[0], link: null, better: 1 }],
  };
  expect(readingMinutes([nested, text(220)])).toBe(3);
});

it('reading time: when a text has tags and attributes, then they do not count', () => {
  const link = '<a rel="noopener" href="https://example.com/a-page">word</a>';
  expect(readingMinutes([{ kind: 'text', paragraphs: [Array<string>(220).fill(link).join(' ')] }])).toBe(1);
});

it('reading time: when there is nothing to read, then it is a minute', () => {
  expect(readingMinutes([])).toBe(1);
});
