import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { guardDevServer, guardServer, printedAddress, routesFile } from './guard-server';
import type { App } from './routes';

type Express = App & {
  (request: IncomingMessage, response: ServerResponse): void;
  get(path: string, answer: (request: unknown, response: ServerResponse) => unknown): void;
  use(...handlers: unknown[]): void;
};
// Gatsby's own Express: a new version of Gatsby may bring another one.
const express = createRequire(require.resolve('gatsby/package.json'))('express') as () => Express;

const { listen } = net.Server.prototype;
const servers: http.Server[] = [];
const project = mkdtempSync(path.join(tmpdir(), 'door-'));
afterEach(async () => {
  net.Server.prototype.listen = listen;
  await Promise.all(servers.splice(0).map((server) => new Promise((ended) => server.close(ended))));
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Runs an application behind the guard, as Gatsby runs its own. */
async function running(app: Express) {
  const said: string[] = [];
  guardDevServer(app, project, (text) => said.push(text));
  const port = await freePort();
  // As Gatsby does it. Nothing else in this process may listen unguarded.
  const server = new http.Server(app);
  servers.push(server);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${port}`;
  const ask = (url: string, init?: RequestInit) => fetch(origin + url, { redirect: 'manual', ...init });
  return { said, ask, port, origin };
}

test('preview server: when a handler throws or rejects, then it answers 500, says so, and goes on', async () => {
  const app = express();
  app.get('/throws', () => {
    throw new Error('thrown here');
  });
  app.get('/rejects', () => Promise.reject(new Error('rejected here')));
  app.get('/well', (_, response) => response.end('well'));
  const { said, ask } = await running(app);
  for (const [address, why] of [
    ['/throws', 'thrown here'],
    ['/rejects', 'rejected here'],
  ] as const) {
    const answer = await ask(address);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('The preview has failed at this address. The terminal says why.\n');
    expect(said.at(-1)).toContain(`GET ${address}: Error: ${why}`);
  }
  expect(await (await ask('/well')).text()).toBe('well');
  expect((await ask('/unknown')).status).toBe(404);
});

test('preview server: when it answers anything, then with the headers that protect it, and without a permission for other sites', async () => {
  const app = express();
  app.use((_: unknown, response: ServerResponse, next: () => void) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Security-Policy', 'default-src *');
    next();
  });
  app.get('/faq', (_, response) => response.end('page'));
  app.get('/__webpack_hmr', (_, response) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/event-stream' });
    response.end();
  });
  const { ask, origin } = await running(app);
  for (const address of ['/faq', '/__webpack_hmr', '/___graphql']) {
    const { headers } = await ask(address);
    const all = Object.fromEntries(headers);
    expect(all).not.toHaveProperty('access-control-allow-origin');
    expect(all).not.toHaveProperty('x-powered-by');
    expect(all).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(all['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  }
  const { headers } = await ask('/faq');
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${origin.replace('http', 'ws')}`);
});

test('preview server: when a refused address is asked for, then no handler sees it', async () => {
  const seen: string[] = [];
  const app = express();
  app.use(({ url }: IncomingMessage, response: ServerResponse) => {
    seen.push(url ?? '');
    response.end();
  });
  const { ask } = await running(app);
  for (const url of ['/_gatsby/file/a/b?u=http%3A%2F%2F127.0.0.1', '/___graphql', '/__refresh', '/%zz'])
    expect((await ask(url)).status).toBe(403);
  expect((await ask('/faq', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect(seen).toEqual([]);
});

test('preview server: when a websocket comes from another page, then it is closed before Gatsby sees it', async () => {
  const server = http.createServer();
  servers.push(server);
  guardServer(server, () => origin);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let upgraded = 0;
  server.on('upgrade', (_, socket) => {
    upgraded += 1;
    socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  const open = (from: string) =>
    new Promise<string>((answer) => {
      const { host, port } = new URL(origin);
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.write(
        `GET /socket.io/?EIO=4 HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${from}\r\n\r\n`,
      );
      let text = '';
      socket.on('data', (part) => (text += part.toString()));
      socket.on('close', () => {
        answer(text.split('\r\n')[0] ?? '');
      });
    });
  expect(await open('http://evil.example')).toBe('HTTP/1.1 403 Forbidden');
  expect(await open('null')).toBe('HTTP/1.1 403 Forbidden');
  expect(upgraded).toBe(0);
  expect(await open(origin)).toBe('HTTP/1.1 101 Switching Protocols');
});

test('preview server: when it would listen to the network, then it does not start', () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.5', undefined])
    expect(() => printedAddress('http', 8000, host)).toThrow('Leave out --host');
  expect(printedAddress('http', 8000, 'localhost')).toBe('http://localhost:8000');
});

test('preview server: when it starts, then it writes down every address that Gatsby has, and whether it answers there', async () => {
  const app = express();
  app.get('/_gatsby/file/:url/:filename', () => undefined);
  app.get('/page-data/:pagePath(*)/page-data.json', () => undefined);
  app.use('/___studio', () => undefined);
  app.use('/_+graphi?ql', () => undefined);
  app.use(/^\/api\/(.*)\/?(?=\/|$)/i, () => undefined);
  app.use(/.*\.hot-update\.json$/i, () => undefined);
  await running(app);
  const routes = readFileSync(path.join(project, routesFile), 'utf8').trim().split('\n');
  expect(routes.slice(2)).toEqual([
    'refused\tget\t/_gatsby/file/:url/:filename',
    'allowed: file\tget\t/page-data/:pagePath(*)/page-data.json',
    'allowed: studio\tall\t^/___studio/?(?=/|$)',
    'refused\tall\t^/_+graphi?ql/?(?=/|$)',
    'refused\tall\t^/api/(.*)/?(?=/|$)',
    'allowed: file\tall\t.*\\.hot-update\\.json$',
  ]);
});
