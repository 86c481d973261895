import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../../fixture';
import { type Field, keyHeader, type Refusal, type Steps, studioPath } from '../../../../tools/studio/api';
import { site } from '../../../../content/site';
import { guardServer } from '../../../../tools/studio/preview/door/guard-server';
import { studioHandler } from '../../../../tools/studio/server/serve-studio';

/** What the studio answered. */
export interface Reply<Body> {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Body & Partial<Refusal>;
}

interface Sent {
  body?: unknown;
  headers?: http.OutgoingHttpHeaders;
}

/** Runs the studio on a copy of the fixture, in a guarded server that itself, as Gatsby's, lets every site read its answers. */
export async function runStudio(project = mkdtempSync(path.join(tmpdir(), 'studio-'))) {
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true, force: false });
  let server: http.Server;
  const session = { key: '' };
  /** What the studio has written to the terminal. */
  let printed = '';
  /** How often the preview was told to look at `data/`. */
  let saves = 0;

  /** Sends a request as a browser or an attacker would: with any header. */
  const ask = <Body>(method: string, call: string, { body, headers = {} }: Sent = {}) =>
    new Promise<Reply<Body>>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const own = { [keyHeader]: session.key, ...headers };
      const request = http.request(
        { host: '127.0.0.1', port, path: studioPath + call, method, headers: own },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const text = Buffer.concat(parts).toString('utf8');
            const isJson = /json/.test(response.headers['content-type'] ?? '');
            const refused = response.statusCode === 200 ? {} : { error: text };
            const answer = (isJson ? JSON.parse(text) : { text, ...refused }) as Body & Partial<Refusal>;
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answer });
          });
        },
      );
      request.on('error', reject);
      request.end(
        Buffer.isBuffer(body) || typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body),
      );
    });

  const start = async () => {
    session.key = randomBytes(16).toString('hex');
    const handle = studioHandler({
      project,
      site,
      key: session.key,
      print: (text) => {
        printed += text;
      },
      saved: () => {
        saves += 1;
      },
      bundle: () => Promise.resolve('panel()'),
    });
    server = http.createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      handle(request, response);
    });
    guardServer(server, () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  };
  const stop = () => new Promise((resolve) => server.close(resolve));
  await start();

  const field = async (file: string, steps: Steps) =>
    (await ask<Field>('GET', `field?${new URLSearchParams({ file, path: JSON.stringify(steps) }).toString()}`)).body;
  return {
    project,
    ask,
    session,
    printed: () => printed,
    saves: () => saves,
    field,
    text: (file: string) => readFileSync(path.join(project, 'data', file), 'utf8'),
    /** The change of the price of the annual service, as the panel sends it. */
    price: async (value: unknown) => ({
      changes: [{ op: 'set', file: 'prices.yaml', path: ['annualService'], value }],
      versions: { 'prices.yaml': (await field('prices.yaml', ['annualService'])).version },
    }),
    restart: async () => {
      await stop();
      await start();
    },
    end: async () => {
      await stop();
      rmSync(project, { recursive: true });
    },
  };
}
