import { isEmailAddress } from './address';

it.each([
  'jo@example.com',
  'jo@localhost',
  "o'neil+boiler@mail.example.co.uk",
  'x?bcc=v%40evil.example@example.org',
  'a%0d%0abcc=x@b.example',
  'jo@münchen.example',
  'jo@xn--mnchen-3ya.example',
])('mail address: when %s is typed, then it is accepted', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each([
  '',
  'jo',
  '@example.com',
  'jo@',
  'jo@@example.com',
  'a@b.c?bcc=x@y.z',
  'jo@example.com,eve@example.com',
  'jo,eve@example.com',
  'jo@example.com eve@example.com',
  'jo@example.com\r\nBcc: eve@example.com',
  'jo@example.com\n',
  ' jo@example.com',
  'jo@example..com',
  'jo@-example.com',
  'jo@example.com?bcc=eve',
  '"jo doe"@example.com',
  'é@example.com',
  `jo@${'a'.repeat(64)}.com`,
])('mail address: when %j is typed, then it is refused', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
