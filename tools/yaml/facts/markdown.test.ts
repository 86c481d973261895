import { namedAddress } from './fact-links';
import type { Fact } from '../../shared/fact';
import { fillIn, linksIn, mayLink, namesIn, toHtml, UnknownName } from './markdown';

const facts = new Map<string, Fact>(
  Object.entries({
    'prices.annualService': '£50',
    'claims.rude': '<b>*5*</b> & "more"',
    'phone.office': '01632 960123',
    'email.office': 'hello@example.com',
  }).map(([name, text]) => [name, { name, text }]),
);
const references = {
  fact: (name: string) => facts.get(name),
  address: (link: string) => namedAddress(link, facts),
};
const html = (text: string) => toHtml(text, references);

it.each([
  ['a fact', 'For {prices.annualService}.', 'For £50.'],
  ['a fact with spaces in its braces', 'For { prices.annualService }.', 'For £50.'],
  ['the same fact twice', '{prices.annualService}, {prices.annualService}', '£50, £50'],
  ['stars and HTML', '**{prices.annualService}** & <b>', '**£50** & <b>'],
])('lines: when one has %s, then facts are filled in and nothing else', (_, text, filled) => {
  expect(fillIn(text, references)).toBe(filled);
});

it.each([
  ['bold', '**Cold.** Air', '<strong>Cold.</strong> Air'],
  ['italics', '*Cold.* Air', '<em>Cold.</em> Air'],
  ['a page', '[Guides](/guides)', '<a href="/guides">Guides</a>'],
  ['an anchor on a page', '[Terms](/legal#payment)', '<a href="/legal#payment">Terms</a>'],
  ['another site', '[Check](https://example.com/a)', '<a rel="noopener" href="https://example.com/a">Check</a>'],
  ['a phone line', '[{phone.office}](tel:office)', '<a href="tel:+441632960123" translate="no">01632 960123</a>'],
  [
    'a mail address',
    '[{email.office}](mailto:office)',
    '<a href="mailto:hello@example.com" translate="no">hello@example.com</a>',
  ],
  ['a mailbox', '[Write](mailto:office)', '<a href="mailto:hello@example.com">Write</a>'],
  ['a fact in bold', '**{prices.annualService}** now', '<strong>£50</strong> now'],
  ['an escaped star', '2 \\* 3', '2 * 3'],
])('prose: when it has %s, then the HTML has it too', (_, text, filled) => {
  expect(html(text)).toBe(filled);
});

it.each([
  ['HTML', '<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;'],
  ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a picture that runs a script', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['an ampersand and quotes', 'A & "B"', 'A &amp; &quot;B&quot;'],
  ['HTML and stars in a fact', '{claims.rude}', '&lt;b&gt;<em>5</em>&lt;/b&gt; &amp; &quot;more&quot;'],
  ['a heading', '# Big', '# Big'],
  ['a list', '- one', '- one'],
  ['a picture', '![x](/a.png)', '!<a href="/a.png">x</a>'],
  ['an address in angle brackets', '<https://example.com>', '&lt;https://example.com&gt;'],
  ['an address', 'https://example.com', 'https://example.com'],
])('prose: when it has %s, then no more than links and emphasis becomes HTML', (_, text, filled) => {
  expect(html(text)).toBe(filled);
});

it.each([
  'javascript:alert`1`',
  'JavaScript:alert`1`',
  '&#106;avascript:alert`1`',
  'java&#10;script:alert`1`',
  'data:text/html,x',
  'vbscript:x',
  'http://example.com',
  '//example.com',
  '\\\\example.com',
  '#place',
  'file:///etc/passwd',
])('prose: when a link leads to %s, then there is no link, because it could run a script or lead astray', (target) => {
  expect(html(`[Click](${target})`)).not.toContain('<a');
  expect(mayLink(target)).toBe(false);
});

it('prose: when a target would end the href attribute, then it is escaped', () => {
  expect(html('[x](/a"onclick="alert`1`)')).toBe('<a href="/a%22onclick=%22alert%601%60">x</a>');
});

it.each([
  ['{prices.none}', 'prices.none', 'fact'],
  ['{}', '', 'fact'],
  ['[Call](tel:nobody)', 'tel:nobody', 'link'],
  ['[Write](mailto:nobody)', 'mailto:nobody', 'link'],
  ['[Call](tel:01632960123)', 'tel:01632960123', 'link'],
])('prose: when it says %s, then it is refused', (text, unknown, what) => {
  expect(() => html(text)).toThrow(new UnknownName(unknown, what as 'fact' | 'link'));
});

it('prose: when its names and links are asked for, then each is listed, and brackets that are no link are not', () => {
  const text = '{a.b} and [one](/x), [two](/y "title"), [three]( /z), [four](mailto:office) {c}';
  expect(namesIn(text)).toEqual(['a.b', 'c']);
  expect(linksIn(text)).toEqual(['/x', '/y', '/z', 'mailto:office']);
  expect(linksIn('brackets [x] (and a remark)')).toEqual([]);
});

it.each(['/', '/guides', '/legal#payment', 'https://example.com'])(
  'prose: when a link leads to %s, then it is allowed',
  (target) => {
    expect(mayLink(target)).toBe(true);
  },
);
