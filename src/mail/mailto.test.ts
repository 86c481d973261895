import fc from 'fast-check';
import { encodeText, type Mail, mailtoLink, oneLine } from './mailto';
import { parseMailto } from './test-support/parse-mailto';
import { linesOf } from './plain-text';

const mail = (part: Partial<Mail>): Mail => ({ to: 'bookings@example.com', subject: 'Hello', body: 'Text', ...part });
const parsed = (part: Partial<Mail>) => parseMailto(mailtoLink(mail(part)));

it('mailto: when a link is written, then it has the form of RFC 6068', () => {
  expect(mailtoLink(mail({ cc: 'hello@example.com', subject: 'A & b', body: 'Name: Jo\nPrice: £50 + 20%' }))).toBe(
    'mailto:bookings@example.com?cc=hello@example.com&subject=A%20%26%20b&body=Name%3A%20Jo%0D%0APrice%3A%20%C2%A350%20%2B%2020%25',
  );
});

// The texts one by one: invariants.test.ts.
describe('mailto: what was typed', () => {
  it('when it has line breaks, then each is CR LF in the body and a space in the subject', () => {
    const text = 'one\ntwo\rthree\r\nfour\u2028five';
    expect(parsed({ subject: text, body: text }).fields).toEqual([
      ['subject', 'one two three four five'],
      ['body', 'one\r\ntwo\r\nthree\r\nfour\r\nfive'],
    ]);
  });

  it('when it has a lone surrogate, then a readable sign stands for it', () => {
    expect(parsed({ body: 'a\uD83Db' }).fields[1]).toEqual(['body', 'a\uFFFDb']);
  });

  it('when it is any text, then the link gives its lines back, and no other field or recipient', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (subject, body) => {
        const link = mailtoLink(mail({ subject, body }));
        expect(link).toMatch(/^mailto:bookings@example\.com\?[\w.~!*()%=&-]+$/);
        expect(link).not.toMatch(/(?<!%0D)%0A|%0D(?!%0A)/);
        expect(parseMailto(link)).toEqual({
          to: ['bookings@example.com'],
          fields: [
            ['subject', oneLine(subject)],
            ['body', linesOf(body).join('\r\n')],
          ],
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('mailto: an address', () => {
  it.each([
    ["o'neil+x@example.com", 'o%27neil%2Bx@example.com'],
    ['x?bcc=v%40evil.example@example.org', 'x%3Fbcc%3Dv%2540evil.example@example.org'],
    ['x&bcc=v@example.org', 'x%26bcc%3Dv@example.org'],
    ['a%0d%0abcc=x@b.example', 'a%250d%250abcc%3Dx@b.example'],
    ['jo@münchen.example', 'jo@m%C3%BCnchen.example'],
  ])('when it is %s, then it is one recipient', (to, encoded) => {
    expect(mailtoLink(mail({ to, cc: to })).split(/\?(?=cc)|&subject/)).toEqual([
      `mailto:${encoded}`,
      `cc=${encoded}`,
      '=Hello&body=Text',
    ]);
    expect(parsed({ to, cc: to })).toEqual({
      to: [to],
      fields: [
        ['cc', to],
        ['subject', 'Hello'],
        ['body', 'Text'],
      ],
    });
  });

  it.each(['', 'jo', 'a@b.c?bcc=x@y.z', 'jo@example.com,eve@example.com', 'jo@example.com\nBcc: eve@example.com'])(
    'when it is %j, then it is refused',
    (address) => {
      expect(() => mailtoLink(mail({ to: address }))).toThrow(TypeError);
      expect(() => mailtoLink(mail({ cc: address }))).toThrow(TypeError);
    },
  );

  it('when a browser lets any name pass, then it adds no recipient and no header', () => {
    const local = fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(..."aZ0.!#$%&'*+/=?^_`{|}~-") });
    fc.assert(
      fc.property(local, (name) => {
        const to = `${name}@example.org`;
        expect(parsed({ to, cc: to })).toMatchObject({
          to: [to],
          fields: [
            ['cc', to],
            ['subject', 'Hello'],
            ['body', 'Text'],
          ],
        });
      }),
    );
  });
});

it('mailto: when a text goes into the address of a webmail, then it is encoded too', () => {
  expect(encodeText("a b+c\n'd'")).toBe('a%20b%2Bc%0D%0A%27d%27');
});
