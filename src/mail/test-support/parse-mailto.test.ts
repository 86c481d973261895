import { parseMailto } from './parse-mailto';

it.each([
  ['mailto:chris@example.com', { to: ['chris@example.com'], fields: [] }],
  ['mailto:?to=a@b.c', { to: [], fields: [['to', 'a@b.c']] }],
  ['mailto:a@b.c?x=', { to: ['a@b.c'], fields: [['x', '']] }],
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
])('parseMailto: when the link is %s, then it is read as a mail program reads it', (link, expected) => {
  expect(parseMailto(link)).toEqual(expected);
});

it.each([
  ['https://example.com', 'not a mailto address: https://example.com'],
  ['xmailto:a@b.c', 'not a mailto address: xmailto:a@b.c'],
  ['mailto:a@b.c#x', 'not a mailto address: mailto:a@b.c#x'],
  ['mailto:a@b.c?body', 'a header field without a value: body'],
  ['mailto:a@b.c?=x', 'a header field without a value: =x'],
  ['mailto:%E9@b.c', 'URI malformed'],
])('parseMailto: when the link is %s, then it is refused: %s', (link, message) => {
  expect(() => parseMailto(link)).toThrow(message);
});
