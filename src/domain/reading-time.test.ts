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
])('reads %i words in %i minutes', (count, minutes) => {
  expect(readingMinutes([text(count)])).toBe(minutes);
});

it('counts the words of all parts, at any depth', () => {
  const nested = {
    kind: 'points',
    items: [{ title: 'One two', text: text(330).paragraphs[0], link: null, better: 1 }],
  };
  expect(readingMinutes([nested, text(220)])).toBe(3);
});

it('does not count tags and attributes', () => {
  const link = '<a rel="noopener" href="https://example.com/a-page">word</a>';
  expect(readingMinutes([{ kind: 'text', paragraphs: [Array<string>(220).fill(link).join(' ')] }])).toBe(1);
});

it('takes a minute at the least', () => {
  expect(readingMinutes([])).toBe(1);
});
