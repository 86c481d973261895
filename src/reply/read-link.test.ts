import { bookingForms } from '../domain/booking-forms';
import { checkOf, linkVersion, replyFragment } from '../mail/reply-link';
import { readLink } from './read-link';
import { asRead, exampleBooking, replyWords } from './test-support/examples';
import { pickFrom, randomNumbers } from './test-support/random';

const fragment = replyFragment(exampleBooking, 2000);
const link = `https://www.example.com/reply#${fragment}`;
const withText = (text: string) => {
  const payload = Buffer.from(text).toString('base64url');
  return `1.${payload}.${checkOf(payload)}`;
};

it.each([
  ['the fragment of the page', fragment],
  ['a whole link', link],
  ['the last line of a mail', `For our office, to answer: ${link}\r\n`],
  ['a whole mail', `Full name: Jo\r\nAddress: Flat #12\r\n\r\n${link}`],
  ['a link in brackets, as some mail programs write it', `<${link}>`],
  ['a link over several lines', link.replace(/.{60}/g, '$&\r\n')],
  ['a link with a full stop after it', `${link}.`],
])('reply link: when it is read from %s, then it has the booking', (_, text) => {
  expect(readLink(text)).toMatchObject({ ...exampleBooking, fragment });
});

it('reply link: when a booking of each form is read, then the form is known', () => {
  for (const form of bookingForms) expect(asRead({ ...exampleBooking, form }).form).toBe(form);
});

it('reply link: when it is read twice, then it has the same id, and another booking has another', () => {
  expect(asRead().id).toBe(asRead().id);
  expect(asRead({ ...exampleBooking, slot: 'pm' }).id).not.toBe(asRead().id);
});

it('reply link: when the visitor asked for a way or chose no slot, then both come back', () => {
  const { slot, ...without } = exampleBooking;
  expect([slot, asRead({ ...without, way: 'text' })]).toMatchObject(['am', { way: 'text' }]);
  expect(asRead(without)).not.toHaveProperty('slot');
});

it('reply link: when a later version adds a value, then an earlier page ignores it', () => {
  const read = readLink(withText('home-quote\x002026-11-24\0am\0ne4Jo\0zz9new\0__proto__\0'));
  expect(read).toMatchObject({ values: { name: 'Jo' } });
  expect(Object.keys(typeof read === 'string' ? {} : read.values)).toEqual(['name']);
});

it('reply link: when a value is longer than any field or has characters that nobody sees, then both are removed', () => {
  expect(readLink(withText(`home-quote\x002026-11-24\0am\0sy7${'x'.repeat(5000)}\0ne4a\u202Eb`))).toMatchObject({
    values: { summary: 'x'.repeat(1000), name: 'ab' },
  });
});

it.each([
  ['is empty', '', 'none'],
  ['is only the sign', 'https://www.example.com/reply#', 'none'],
  ['is of another site', '#access_token=1', 'foreign'],
  ['is a script', '#<script>alert(1)</script>', 'foreign'],
  ['is a script address', 'javascript:alert(1)', 'foreign'],
  ['is of a later version', `#${linkVersion + 1}.abc.def`, 'old'],
  ['names a form that is gone', withText('pool-quote\x002026-11-24\0am'), 'old'],
  ['has no day', withText('home-quote\x002026-02-30\0am'), 'damaged'],
  ['is cut off', fragment.slice(0, -20), 'damaged'],
  ['is no UTF-8', `1._w.${checkOf('_w')}`, 'damaged'],
  ['is no base64', `1.a.${checkOf('a')}`, 'damaged'],
] as const)('reply link: when it %s, then the page says why', (_, text, problem) => {
  expect(readLink(text)).toBe(problem);
  expect(replyWords.problems[problem]).toMatch(/^[A-Z].*\.$/);
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.#%<>&" \n=';

/** Returns a link as it may arrive: cut off, with a character changed, lost, doubled or added, or with parts swapped. */
function damage(random: () => number): string {
  const at = Math.floor(random() * fragment.length);
  const other = alphabet.charAt(Math.floor(random() * alphabet.length));
  const [start, end] = [fragment.slice(0, at), fragment.slice(at + 1)];
  return pickFrom<() => string>(
    [
      () => start,
      () => fragment.slice(at + 1),
      () => start + other + end,
      () => start + end,
      () => start + fragment.charAt(at) + fragment.charAt(at) + end,
      () => end + start,
      () => fragment.toLowerCase(),
      () => encodeURIComponent(start) + encodeURIComponent('é') + end,
      () => Array.from({ length: 40 }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join(''),
    ],
    random,
  )();
}

it('reply link: when 500 are damaged, then each gives a sentence or the very same booking, and none another one', () => {
  const random = randomNumbers(500);
  const whole = readLink(fragment);
  const found = Array.from({ length: 500 }, () => damage(random))
    .filter((text) => text.replace(/\s/g, '') !== fragment)
    .map((text) => ({ text, read: readLink(text) }));
  const wrong = found.filter(({ read }) =>
    typeof read === 'string'
      ? !/^[A-Z].*\.$/.test(replyWords.problems[read])
      : JSON.stringify(read) !== JSON.stringify(whole),
  );
  expect(wrong).toEqual([]);
  expect(found.length).toBeGreaterThan(480);
  expect(found.filter(({ read }) => typeof read === 'string').length).toBeGreaterThan(450);
});
