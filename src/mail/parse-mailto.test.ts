import { parseMailto } from './parse-mailto';

it.each([
  ['mailto:chris@example.com', { to: ['chris@example.com'], fields: [] }],
  ['mailto:?to=a@b.c', { to: [], fields: [['to', 'a@b.c']] }],
  [
    'mailto:a@b.c,gorby%25kremvax@example.com?Subject=caf%C3%A9&body=x%3Dy=z+1',
    {
      to: ['a@b.c', 'gorby%kremvax@example.com'],
      fields: [
        ['subject', 'café'],
        ['body', 'x=y=z+1'],
      ],
    },
  ],
])('reads %s', (link, expected) => {
  expect(parseMailto(link)).toEqual(expected);
});

it.each(['https://example.com', 'mailto:a@b.c#x', 'mailto:a@b.c?body', 'mailto:a@b.c?=x', 'mailto:%E9@b.c'])(
  'refuses %s',
  (link) => {
    expect(() => parseMailto(link)).toThrow();
  },
);
