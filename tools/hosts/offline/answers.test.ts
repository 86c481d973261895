import { isFile, isPage, isWhole, placeOf } from './answers';

const scriptEnd = '//whole';
Object.assign(globalThis, { self: { scriptEnd } });

const html = 'text/html; charset=utf-8';
/** An answer as a browser gives it: from our own address. */
const answerOf = (
  body: string | null,
  type: string,
  { status = 200, ...others }: Partial<Response> = {},
  headers = {},
) =>
  Object.defineProperties(new Response(body, { status, headers: { 'Content-Type': type, ...headers } }), {
    type: { value: 'basic' },
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, { value: value as unknown }])),
  });

it.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/guides/leak//', '/guides/leak'],
  ['///', '/'],
  ['', ''],
])('placeOf: when a page is asked for as "%s", then it is kept as "%s"', (pathname, place) => {
  expect(placeOf(pathname)).toBe(place);
});

const script = `let a;${scriptEnd}`;
it.each([
  ['/islands/a.js', script, 'text/javascript'],
  ['/islands/a.js', script, 'application/javascript; charset=utf-8'],
  ['/a.css', 'a{}', 'text/css'],
  ['/offline/a.json', '{}', 'application/json'],
  ['/fonts/a.woff2', 'w', 'font/woff2'],
  ['/fonts/a.woff2', 'w', 'application/octet-stream'],
  ['/drawings/a.svg', '<svg/>', 'image/svg+xml'],
  ['/static/a.b.webp', 'w', 'image/webp'],
])('isFile: when %s is answered with %j as %s, then it is right', async (pathname, body, type) => {
  const answer = answerOf(body, type);
  expect(await isFile(answer, pathname)).toBe(true);
  expect(await answer.text()).toBe(body);
});

it.each<[what: string, answer: Response]>([
  ['a sign-in page', answerOf('<h1>Sign in</h1>', html)],
  ['a page that says it is a script', answerOf('<h1>Sign in</h1>', 'text/javascript')],
  ['the first half', answerOf(script.slice(0, 5), 'text/javascript')],
  ['nothing', answerOf('', 'text/javascript')],
  ['a length of 0', answerOf(script, 'text/javascript', {}, { 'Content-Length': '0' })],
  ['a picture', answerOf(script, 'image/svg+xml')],
  ['no type', answerOf(script, '')],
  ['a redirect', answerOf(script, 'text/javascript', { redirected: true })],
  ['another origin', answerOf(script, 'text/javascript', { type: 'cors' })],
  ...[204, 404, 500, 503].map((status): [string, Response] => [
    `status ${status}`,
    answerOf(status === 204 ? null : script, 'text/javascript', { status }),
  ]),
  ['status 206', answerOf(script, 'text/javascript', { status: 206 })],
])('isFile: when a script is answered with %s, then it is wrong', async (_what, answer) => {
  expect(await isFile(answer, '/islands/a.js')).toBe(false);
});

it.each([
  ['/fonts/a.woff2', 'text/html'],
  ['/drawings/a.svg', 'text/plain'],
  ['/static/a.avif', 'application/json'],
  ['/offline/a.json', 'text/html'],
  ['/a.css', 'text/javascript'],
])('isFile: when %s is answered as %s, then it is wrong', async (pathname, type) => {
  expect(await isFile(answerOf('a', type), pathname)).toBe(false);
});

const page = (address: string) =>
  `<!doctype html><html><link data-x="1" rel="canonical" href="https://a.example${address}"/><h1>FAQ</h1></html>\n`;

it.each([
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/', '/'],
])('isPage: when a page names its own address %s, then it is the page of %s', (own, place) => {
  expect(isPage(answerOf('', html), page(own), place)).toBe(true);
});

it.each([
  ['the page of another address', answerOf('', html), page('/')],
  ['a page without an address', answerOf('', html), '<!doctype html><h1>Sign in</h1></html>'],
  ['the first half', answerOf('', html), page('/faq').slice(0, 90)],
  ['a text', answerOf('', 'text/plain'), page('/faq')],
  ['status 404', answerOf('', html, { status: 404 }), page('/faq')],
  ['a redirect', answerOf('', html, { redirected: true }), page('/faq')],
])('isPage: when /faq is answered with %s, then it is wrong', (_what, answer, text) => {
  expect(isPage(answer, text, '/faq')).toBe(false);
});

it('isWhole: when a page ends with its end tag and white space, then it is whole, and an empty or cut-off one is not', () => {
  expect(isWhole('<p>Text</p></html> \n')).toBe(true);
  expect(isWhole('<p>Text</p></ht')).toBe(false);
  expect(isWhole('')).toBe(false);
});
