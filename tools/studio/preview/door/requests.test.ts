import { judge, kindOf, type Request } from './requests';

const origin = 'http://127.0.0.1:8000';

/** A request as a browser sends it for an address that somebody has typed, with other headers. */
function request(
  url: string,
  { method = 'GET', from = '127.0.0.1', ...headers }: Record<string, string | undefined> = {},
): Request {
  const all = {
    host: '127.0.0.1:8000',
    'sec-fetch-site': 'none',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    ...headers,
  };
  const present = Object.entries(all).filter(([, value]) => value !== undefined);
  return {
    url,
    method,
    headers: Object.fromEntries(present),
    rawHeaders: present.flatMap(([name, value]) => [name, value ?? '']),
    socket: { remoteAddress: from },
  };
}
const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
const foreign = { 'sec-fetch-site': 'cross-site' };
const statusOf = (...[asked, address, upgrades]: Parameters<typeof judge>) => {
  const verdict = judge(asked, address, upgrades);
  return typeof verdict === 'string' ? verdict : verdict.status;
};

test.each([
  ['/', 'page'],
  ['/faq', 'page'],
  ['/guides/how-to-bleed-radiator/', 'page'],
  ['/commons.js', 'file'],
  ['/component---src-pages-faq-tsx.js', 'file'],
  ['/page-data/index/page-data.json', 'file'],
  ['/static/3a/hero.webp', 'file'],
  ['/socket.io/socket.io.js', 'file'],
  ['/app.4f2.hot-update.json', 'file'],
  ['/__webpack_hmr', 'stream'],
  ['/___preview', 'stream'],
  ['/socket.io/', 'socket'],
  ['/___studio/save', 'studio'],
  ['/___studio/ask-to-send', 'studio'],
])('preview: when the address is %s, then it counts as a %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind);
});

test.each([
  '/_gatsby/file/a/b',
  '/_GATSBY/image/a/b/c',
  '/_gatsby/image/a/b/c.png',
  '/___graphql',
  '/_graphiql',
  '/api/anything',
  '/__graphql',
  '/__refresh',
  '/__open-stack-frame-in-editor',
  '/__original-stack-frame',
  '/__file-code-frame',
  '/___loading-indicator/disable',
  '/___studio/../x',
  '/guides/_gatsby',
  '/.git/config',
  '/page.html',
  '/index.php',
  '/a\\b',
  '/a\u0000b',
])('preview: when the address is %j, then it is served to nobody', (address) => {
  expect(kindOf(address)).toBeUndefined();
  expect(statusOf(request(encodeURI(address), own), origin)).not.toBe('page');
});

test.each(['//_gatsby/file/a/b', 'http://127.0.0.1:8000/', '/%5fgatsby/file/a/b', '/_gatsby%2ffile/a/b', '/%zz', '*'])(
  'preview: when a request names %s, then it is refused',
  (url) => {
    expect(statusOf(request(url), origin)).toBe(403);
  },
);

test.each([
  ['localhost', { host: 'localhost:8000' }],
  ['another port', { host: '127.0.0.1:8001' }],
  ['no port', { host: '127.0.0.1' }],
  ['IPv6', { host: '[::1]:8000' }],
  ['a name that leads here', { host: 'rebound.example:8000' }],
  ['upper case', { host: 'LOCALHOST:8000' }],
  ['a dot at the end', { host: '127.0.0.1.:8000' }],
  ['another way to write the number', { host: '2130706433:8000' }],
  ['no host', { host: undefined }],
])('preview: when the host is %s, then the request is refused', (_, headers) => {
  expect(statusOf(request('/', headers), origin)).toBe(403);
});

test('preview: when two hosts are named, then the request is refused', () => {
  const twice = request('/');
  twice.rawHeaders.push('Host', 'evil.example');
  expect(statusOf(twice, origin)).toBe(403);
});

test('preview: when another computer asks, then it is refused', () => {
  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(statusOf(request('/', { from }), origin)).toBe('page');
  for (const from of ['192.168.1.5', '::ffff:192.168.1.5', 'fe80::1', ''])
    expect(statusOf(request('/', { from }), origin)).toBe(403);
});

const askers = [
  ['a page of the preview', '/___studio/save', { ...own, method: 'POST', origin }, 'studio'],
  ['a typed address', '/faq', {}, 'page'],
  ['a link on another site', '/faq', foreign, 'page'],
  ['a link on another port of this computer', '/faq', { 'sec-fetch-site': 'same-site' }, 'page'],
  ['a browser that names no site', '/faq', { 'sec-fetch-site': undefined }, 'page'],
  ['a link on another site, to a file', '/commons.js', foreign, 403],
  ['a link on another site, to the studio', '/___studio/session', foreign, 403],
  ["another site's fetch", '/faq', { ...own, ...foreign }, 403],
  ["another site's fetch with its origin", '/faq', { ...own, ...foreign, origin: 'https://evil.example' }, 403],
  ['a page on another port', '/___studio/save', { ...own, method: 'POST', origin: 'http://127.0.0.1:9999' }, 403],
  ['a sandboxed page', '/___studio/save', { ...own, method: 'POST', origin: 'null' }, 403],
  ["another site's form", '/faq', { ...foreign, method: 'POST', origin: 'https://evil.example' }, 403],
  ["another site's image", '/favicon.svg', { ...foreign, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 403],
  [
    "another site's script",
    '/commons.js',
    { ...foreign, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    403,
  ],
  ["another site's frame", '/faq', { ...foreign, 'sec-fetch-dest': 'iframe' }, 403],
  ['a frame in the preview', '/faq', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }, 403],
  ["another site's prefetch", '/faq', { ...foreign, 'sec-purpose': 'prefetch' }, 403],
  // Chromium asks for what a page's speculation rules name as if somebody had typed it.
  ["a prefetch by another site's rules", '/faq', { 'sec-purpose': 'prefetch' }, 403],
  ["a prerendering by another site's rules", '/___studio/session', { 'sec-purpose': 'prefetch;prerender' }, 403],
  ['a prefetch by the preview', '/page-data/faq/page-data.json', { ...own, 'sec-purpose': 'prefetch' }, 'file'],
  ["another site's prefetch in an older browser", '/faq', { ...foreign, purpose: 'prefetch' }, 403],
  ['a service worker of the preview', '/sw.js', { ...own, 'sec-fetch-dest': 'serviceworker' }, 403],
  ['a check before a foreign request', '/___studio/save', { ...own, method: 'OPTIONS' }, 403],
  ['a form that posts to a page', '/faq', { ...own, method: 'POST' }, 403],
] as const;
test.each(askers.map(([who, url, headers, verdict]) => [who, url, verdict, headers] as const))(
  'preview: when %s asks for %s, then the verdict is %s',
  (_, url, verdict, headers) => {
    expect(statusOf(request(url, { ...headers }), origin)).toBe(verdict);
  },
);

test.each([
  ['the preview', '/socket.io/?EIO=4', { ...own, origin }, 'socket'],
  ['another site', '/socket.io/?EIO=4', { origin: 'https://evil.example' }, 403],
  ['a page on another port', '/socket.io/?EIO=4', { origin: 'http://127.0.0.1:9999' }, 403],
  ['a sandboxed page', '/socket.io/?EIO=4', { origin: 'null' }, 403],
  ['a program without an origin', '/socket.io/?EIO=4', {}, 403],
  ['the preview, at another address', '/___preview', { ...own, origin }, 403],
] as const)('preview: when a websocket of %s opens %s, then it is %s', (_, url, headers, expected) => {
  expect(statusOf(request(url, { ...headers }), origin, true)).toBe(expected);
});
