import { daysLeftOf, securityText } from './security-txt';

test('security.txt: when a site is built, then it has what RFC 9116 asks for, and its own address', () => {
  expect(securityText('https://example.com', 'a@example.com', new Date('2026-11-26T23:00:00Z'))).toBe(
    [
      'Contact: mailto:a@example.com?subject=Security',
      'Expires: 2027-10-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('security.txt: when it is built on any day, then it ends in ten months to less than a year', () => {
  for (let day = 0; day < 800; day += 1) {
    const today = new Date(Date.UTC(2026, 0, 1 + day, 23, 59));
    const left = daysLeftOf(securityText('https://example.com', 'a@example.com', today), today);
    expect(left).toBeGreaterThan(300);
    expect(left).toBeLessThan(340);
  }
});

test.each(['', 'Expires: soon', 'Contact: mailto:a@example.com'])(
  'security.txt: when it is "%s", then it does not say when it ends',
  (text) => {
    expect(daysLeftOf(text, new Date())).toBeUndefined();
  },
);
