import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { staticHost } from './static-server';

let root: string;
let server: Server;

/** Sets the files' times, so that builds appear to be seconds apart without waiting. */
let clock = 1_800_000_000;
function write(files: Record<string, string | Buffer>) {
  clock += 60;
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(root, name), text);
    utimesSync(path.join(root, name), clock, clock);
  }
}

const build = (text: string) => {
  write({
    'index.html': text,
    'index.html.br': brotliCompressSync(text),
    '404.html': `not here: ${text}`,
    _headers: `/*\n  X-Build: ${text.length}\n`,
  });
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'static-host-'));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});

const listen = async () => {
  server = createServer(staticHost(root)).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

test('static server: when a second build replaces the first, then its pages come with its own headers', async () => {
  build('short');
  const address = await listen();
  const first = await fetch(address);
  expect([await first.text(), first.headers.get('x-build')]).toEqual(['short', '5']);

  const longer = 'a page that has become longer since';
  build(longer);
  for (const encoding of ['br', 'identity']) {
    const next = await fetch(address, { headers: { 'accept-encoding': encoding } });
    expect([await next.text(), next.headers.get('x-build')]).toEqual([longer, String(longer.length)]);
  }
  const missing = await fetch(`${address}/nowhere`);
  expect([missing.status, await missing.text()]).toEqual([404, `not here: ${longer}`]);
});

test('static server: when a build has removed the headers, then the last ones are kept', async () => {
  build('page');
  const address = await listen();
  rmSync(path.join(root, '_headers'));
  expect((await fetch(address)).headers.get('x-build')).toBe('4');
});

test('static server: when an address ends with a slash, then it redirects to the one without, and never to another host', async () => {
  build('page');
  const address = await listen();
  const to = async (path: string) => (await fetch(address + path, { redirect: 'manual' })).headers.get('location');
  expect(await to('/about/?a=1')).toBe('/about?a=1');
  expect(await to('//example.com/')).toBe('/example.com');
});
