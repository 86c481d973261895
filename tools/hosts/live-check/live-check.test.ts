import { everywhere } from '../headers/rules';
import { policyOf } from '../headers/content-security-policy';
import { securityPath, securityText } from '../security-txt';
import { findingsOf } from './live-check';
import { canonicalOf, loadedBy, locations } from './page-parts';
import { type Expected, notAsked, otherOrigin, type Reply, type Snapshot, unknownPath } from './snapshot';

const origin = 'https://www.example.com';
const takenAt = new Date('2026-11-24T09:00:00Z');
const expected: Expected = {
  siteUrl: origin,
  writtenIn: 'data/shop.yaml',
  folders: { lasting: [], shared: ['/cards/'], others: [] },
  shown: [
    { what: 'phone number', text: '01632 960123' },
    { what: 'register number', text: '952583' },
  ],
};
const common = Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]));

const page = (route: string) =>
  `<html><head><link rel="canonical" href="${origin}${route}"/><meta property="og:image" content="${origin}/cards/a.png"/>` +
  '</head><body><a href="/">Home</a> 01632 960123, number 952583</body></html>';
const sent = (text: string, more: Reply['headers'] = {}): Reply => ({
  status: 200,
  headers: { ...common, ...more },
  text,
});
const document = (route: string) =>
  sent(page(route), {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'content-security-policy': policyOf(page(route)),
    'last-modified': 'Mon, 23 Nov 2026 09:00:00 GMT',
  });
const securityFile = (built: Date) =>
  sent(securityText(origin, 'a@b.uk', built), { 'content-type': 'text/plain; charset=utf-8' });
const moved = (to: string): Reply => ({ status: 301, headers: { location: to }, text: '' });
const sitemap = `<urlset><url><loc>${origin}/</loc></url><url><loc>${origin}/faq</loc></url></urlset>`;

/** A site on which nothing is wrong, but for what is given. */
function site({
  replies = {},
  ...more
}: Partial<Omit<Snapshot, 'replies'>> & { replies?: Record<string, Reply> } = {}): Snapshot {
  const all = {
    [`${origin}/`]: document('/'),
    [`${origin}/faq`]: document('/faq'),
    [`${origin}/faq/`]: moved('/faq'),
    [`${origin}${unknownPath}`]: { ...sent(page('/404')), status: 404 },
    [`${origin}/robots.txt`]: sent(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`),
    [`${origin}${securityPath}`]: securityFile(takenAt),
    [`${origin}/sitemap-0.xml`]: sent(sitemap),
    [`${origin}/cards/a.png`]: sent('', { 'cross-origin-resource-policy': 'cross-origin' }),
    'http://www.example.com/faq': moved(`${origin}/faq`),
    'https://example.com/faq': moved(`${origin}/faq`),
    ...replies,
  };
  return {
    origin,
    takenAt,
    tls: { daysLeft: 60, acceptsOld: false },
    routes: ['/', '/faq'],
    files: ['/cards/a.png'],
    replies: new Map(Object.entries(all)),
    ...more,
  };
}
const subjects = (snapshot: Snapshot) => findingsOf(snapshot, expected).map(({ subject }) => subject);

it('live-check: when a site is as it should be, then there are no findings', () => {
  expect(findingsOf(site(), expected)).toEqual([]);
});

it.each<[string, Snapshot, string[]]>([
  [
    'the name leads nowhere',
    site({ dnsFailure: 'not found', replies: { [`${origin}/`]: { ...sent(''), status: 0 } } }),
    ['DNS'],
  ],
  ['the certificate ends in 13 days', site({ tls: { daysLeft: 13, acceptsOld: false } }), ['certificate']],
  ['the certificate is refused', site({ tls: { failure: 'ended', daysLeft: -1, acceptsOld: false } }), ['certificate']],
  ['a page fails', site({ replies: { [`${origin}/faq`]: { ...document('/faq'), status: 500 } } }), ['pages']],
  ['the slash stays', site({ replies: { [`${origin}/faq/`]: document('/faq') } }), ['slash at the end']],
  [
    'HTTP leads to the home page',
    site({ replies: { 'http://www.example.com/faq': moved(`${origin}/`) } }),
    ['redirect to HTTPS'],
  ],
  ...(
    [
      ['is missing', { status: 404, headers: {}, text: '' }],
      ['is a page', document('/')],
      ['has ended', securityFile(new Date('2025-11-24T09:00:00Z'))],
      ['ends in a week', securityFile(new Date('2026-01-24T09:00:00Z'))],
      ['holds for longer than a year', securityFile(new Date('2027-11-24T09:00:00Z'))],
      ['does not say when it ends', sent('Contact: mailto:a@b.uk\n', { 'content-type': 'text/plain' })],
    ] as const
  ).map(([what, reply]): [string, Snapshot, string[]] => [
    `security.txt ${what}`,
    site({ replies: { [origin + securityPath]: reply } }),
    ['security.txt'],
  ]),
  ['the site was published 182 days ago', site({ takenAt: new Date('2027-05-24T09:00:00Z') }), ['age']],
  [
    'the host shows its own not-found page',
    site({ replies: { [`${origin}${unknownPath}`]: { ...sent('Not found'), status: 404 } } }),
    ['unknown addresses'],
  ],
])('live-check: when %s, then it says so and nothing else', (_, snapshot, named) => {
  expect(subjects(snapshot)).toEqual(named);
});

it('live-check: when a certificate is refused, then the reason is said in words', () => {
  const [finding] = findingsOf(
    site({ tls: { failure: 'CERT_HAS_EXPIRED', daysLeft: -1, acceptsOld: false } }),
    expected,
  );
  expect(finding?.wrong).toBe('Browsers refuse the certificate: it has ended.');
});

it('live-check: when the site was built for another address, then one finding says so', () => {
  expect(findingsOf(site(), { ...expected, siteUrl: 'https://other.example' }).map(({ subject }) => subject)).toEqual([
    'address',
  ]);
});

it.each([
  ['https://www.example.com', 'https://example.com'],
  ['https://example.com', 'https://www.example.com'],
])('live-check: when the site is at %s, then its other name is %s', (one, other) => {
  expect(otherOrigin(one)).toBe(other);
});

it('page parts: when a page is read, then everything a browser loads is found, and nothing that it only links to', () => {
  const html =
    '<link rel="preload" href="/a.woff2"/><link rel="canonical" href="https://x.example/"/><img src="/b.png" srcset="/c.png 1x, /d.png 2x">' +
    '<style>a{background:url("/e.svg")}</style><a href="https://y.example/">y</a><script src="https://z.example/f.js"></script>';
  expect(loadedBy(html).sort()).toEqual(['/a.woff2', '/b.png', '/c.png', '/d.png', '/e.svg', 'https://z.example/f.js']);
  expect(canonicalOf(html)).toBe('https://x.example/');
});

it('page parts: when an address in a sitemap is escaped, then it is read with its entities decoded', () => {
  expect(locations('<loc>https://x.example/?a=1&amp;b=2</loc>')).toEqual(['https://x.example/?a=1&b=2']);
});

it('live-check: when the time is over before everything is asked, then what was not asked is not missing', () => {
  const late: Reply = { status: 0, headers: {}, text: '', failure: 'not asked', notAsked: true };
  const slow = site({
    routes: ['/', '/faq', '/about'],
    files: ['/cards/a.png', '/cards/b.png'],
    replies: Object.fromEntries(
      [`${origin}/faq`, `${origin}/faq/`, `${origin}${unknownPath}`, `${origin}/robots.txt`].map((address) => [
        address,
        late,
      ]),
    ),
  });
  expect(findingsOf(slow, expected)).toEqual([]);
  expect(notAsked(slow)).toEqual(expect.arrayContaining([`${origin}/faq`, `${origin}/about`, `${origin}/cards/b.png`]));
});

it('live-check: when the home page does not show what it must, then each is named by itself', () => {
  const home = { ...document('/'), text: page('/').replace('952583', '').replace('01632 960123', '') };
  expect(subjects(site({ replies: { [`${origin}/`]: home } }))).toEqual(['phone number', 'register number']);
});

it.each([
  ['301', true, moved('/faq')],
  ['a redirect elsewhere', false, moved('/')],
  ['a redirect for now', false, { ...moved('/faq'), status: 302 }],
  ['404', false, { status: 404, headers: {}, text: '' }],
  ['a page that leads on', true, sent('<meta http-equiv="refresh" content="0; url=/faq">')],
])('live-check: when a former address answers with %s, then it is right: %s', (_, isRight, reply) => {
  const asked = site({ replies: { [`${origin}/old`]: reply } });
  const found = findingsOf(asked, { ...expected, moves: [{ from: '/old', to: '/faq' }] });
  expect(found.map(({ subject }) => subject)).toEqual(isRight ? [] : ['former addresses']);
});
