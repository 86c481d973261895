import type http from 'node:http';
import { keyHeader } from '../../../../tools/studio/api';
import { runStudio } from '../test-support/running-studio';

let studio: Awaited<ReturnType<typeof runStudio>>;
beforeAll(async () => {
  studio = await runStudio();
});
afterAll(async () => {
  await studio.end();
});

const unchanged = async (attack: () => Promise<{ status: number; body: { error?: string } }>, status: number) => {
  const before = studio.text('prices.yaml');
  const reply = await attack();
  expect(reply.status).toBe(status);
  expect(reply.body.error).toEqual(expect.any(String));
  expect(studio.text('prices.yaml')).toBe(before);
};

test.each<[string, http.OutgoingHttpHeaders]>([
  ['a rebound name', { host: 'evil.example:8000' }],
  ['a name that begins like ours', { host: 'localhost.evil.example' }],
  ['an address of the network', { host: '192.168.1.5:8000' }],
  ['a foreign page', { origin: 'https://evil.example' }],
  ['a page on another port', { origin: 'http://localhost:9999' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a cross-site request without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['a same-site request', { 'sec-fetch-site': 'same-site' }],
])('studio: when %s asks for the session or saves, then it is refused', async (_, headers) => {
  await unchanged(() => studio.ask('GET', 'session', { headers }), 403);
  const body = await studio.price(55);
  await unchanged(() => studio.ask('POST', 'save', { body, headers }), 403);
});

test.each<[string, http.OutgoingHttpHeaders]>([
  ['no key', { [keyHeader]: '' }],
  ['a wrong key', { [keyHeader]: 'a'.repeat(32) }],
  ['a key of as many letters and more bytes', { [keyHeader]: 'é'.repeat(32) }],
  ['part of the key', { [keyHeader]: 'a' }],
])('studio: when a call has %s, then it is refused', async (_, headers) => {
  for (const read of [
    'session',
    'text?file=prices.yaml',
    'page?path=/',
    'changes',
    'launch',
    'news',
    'pictures',
    'search?words=boiler',
  ])
    await unchanged(() => studio.ask('GET', read, { headers }), 403);
  const body = await studio.price(55);
  await unchanged(() => studio.ask('POST', 'save', { body, headers }), 403);
});

test('studio: when the server was started again, then the old key is worth nothing', async () => {
  const { key } = studio.session;
  await studio.restart();
  expect(studio.session.key).not.toBe(key);
  const body = await studio.price(55);
  await unchanged(() => studio.ask('POST', 'save', { body, headers: { [keyHeader]: key } }), 403);
});

test('studio: when the session, the script or a list is asked for, then the answer does not hold the key', async () => {
  for (const read of ['session', 'app.js', 'changes', 'launch', 'page?path=/'])
    expect(JSON.stringify(await studio.ask('GET', read))).not.toContain(studio.session.key);
});

test('studio: when a request has no code of the terminal, or a guess, then nothing is sent', async () => {
  await unchanged(() => studio.ask('POST', 'send', { body: { message: 'x' } }), 400);
  await unchanged(() => studio.ask('POST', 'send', { body: { message: 'x', code: '000000' } }), 400);
  // The fixture is no repository, so there is nothing to ask for.
  await unchanged(() => studio.ask('POST', 'ask-to-send', { body: { message: 'x' } }), 400);
  expect(studio.printed()).toBe('');
});

test('studio: when a call to get the newest has anything in its body, then it is refused', async () => {
  await unchanged(() => studio.ask('POST', 'get-newest', { body: { remote: '--upload-pack=evil' } }), 400);
});

test.each([
  'undo',
  'redo',
  'new',
  'suppose-entry',
  'entry',
  'get-newest',
  'picture?name=a.png',
  'remove-picture',
  'ask-to-send',
  'send',
  'suppose',
])('studio: when a form of a foreign page posts to %s, then it is refused', async (call) => {
  const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
  await unchanged(() => studio.ask('POST', call, { body: '{}', headers }), 403);
});

test.each(['PUT', 'DELETE', 'OPTIONS'])(
  'studio: when a call uses the method %s, then it is refused',
  async (method) => {
    expect((await studio.ask(method, 'save')).status).toBe(403);
  },
);

test('studio: when it answers, then headers forbid other sites to read it, and browsers to keep it or guess its type', async () => {
  const { headers } = await studio.ask('GET', 'session');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each([
  '../package.json',
  '/etc/passwd',
  'guides\\x.yaml',
  'prices.yaml\0',
  'guides/con.yaml',
  'pictures/home-hero.jpg',
])('studio: when a request names the file %j, then it is refused', async (file) => {
  const query = new URLSearchParams({ file, path: '[]' }).toString();
  await unchanged(() => studio.ask('GET', `text?${query}`), 400);
  await unchanged(() => studio.ask('GET', `field?${query}`), 400);
  const body = { changes: [{ op: 'text', file, text: 'x' }], versions: { [file]: '' } };
  await unchanged(() => studio.ask('POST', 'save', { body }), 400);
  await unchanged(() => studio.ask('POST', 'suppose', { body }), 400);
});

test.each([
  ['no JSON', '{'],
  ['no changes', {}],
  ['an unknown operation', { changes: [{ op: 'run', file: 'prices.yaml' }] }],
  [
    'a path into prototypes',
    { changes: [{ op: 'set', file: 'prices.yaml', path: ['__proto__', 'x'], value: 1 }], versions: {} },
  ],
  [
    'too many changes',
    { changes: Array.from({ length: 201 }, () => ({ op: 'remove', file: 'prices.yaml', path: ['a'] })) },
  ],
])('studio: when a save has %s, then it is refused', async (_, body) => {
  await unchanged(() => studio.ask('POST', 'save', { body }), 400);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test.each([
  ['save', 2_100_000],
  ['picture?name=a.png', 20_100_000],
])('studio: when too much is sent to %s, then it is refused', async (call, size) => {
  await unchanged(() => studio.ask('POST', call, { body: Buffer.alloc(size, 'x') }), 413);
});

test.each(['toString', '__proto__', 'constructor', '../session'])(
  'studio: when the call %s is made, then it is refused',
  async (call) => {
    expect([400, 403, 404]).toContain((await studio.ask('GET', call)).status);
  },
);
