import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask, type Place } from '../../live-check/ask';
import type { BuiltSite } from '../built-site';

/** A running nginx, with what it was given and what it writes. */
export interface Served extends Place {
  at: NonNullable<Place['at']>;
  certificate: string;
  accessLog: string;
  /** Where a certificate authority's question is answered from. */
  acme: string;
}

type Check = (served: Served, site: BuiltSite) => Promise<string[]>;

/** What OpenSSL's own client sees of a connection. */
function handshake({ at, certificate }: Served, ...options: string[]) {
  const { stdout, stderr } = spawnSync(
    'openssl',
    ['s_client', '-connect', `${at.address}:${at.https}`, '-CAfile', certificate, ...options],
    { input: '', encoding: 'utf8', timeout: 10_000 },
  );
  return stdout + stderr;
}

/** What only a server of our own can promise: TLS, hosts, methods, and what it writes down. */
export const onlyNginx: Record<string, Check> = {
  'TLS: 1.2 and 1.3 with modern ciphers and the certificate; nothing older': (served, site) => {
    const name = ['-servername', new URL(site.origin).hostname];
    const wrong: string[] = [];
    for (const [version, shown] of [
      ['-tls1_2', 'TLSv1.2'],
      ['-tls1_3', 'TLSv1.3'],
    ] as const) {
      const seen = handshake(served, ...name, version, '-verify_return_error');
      if (!seen.includes(`, ${shown}, Cipher is`) && !seen.includes(`New, ${shown}`)) wrong.push(`${shown} is refused`);
      if (!seen.includes('Verify return code: 0 (ok)')) wrong.push(`${shown}: the certificate does not fit`);
    }
    // The lowest security level: at its usual one OpenSSL would refuse to offer these.
    for (const [version, ...more] of [
      ['-tls1'],
      ['-tls1_1'],
      ['-tls1_2', '-cipher', 'ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0'],
      ['-tls1_2', '-cipher', 'ECDHE-ECDSA-AES256-CCM:@SECLEVEL=0'],
    ] as const) {
      const seen = handshake(served, ...name, version, ...(more.length ? more : ['-cipher', 'ALL:@SECLEVEL=0']));
      if (!seen.includes('Cipher is (NONE)')) wrong.push(`${[version, ...more].join(' ')} is accepted`);
    }
    return Promise.resolve(wrong);
  },
  async 'hosts: HTTP leads to HTTPS, the other name to this one, and strangers are refused'(served, site) {
    const { hostname } = new URL(site.origin);
    const { page } = site.samples;
    const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
    const wrong: string[] = [];
    for (const [host, isPlain] of [
      [hostname, true],
      [other, true],
      [other, false],
    ] as const) {
      const { status, headers } = await ask(served, `${page}?a=b`, { host, isPlain });
      if (status !== 301 || headers.location !== `${site.origin}${page}?a=b`)
        wrong.push(`http${isPlain ? '' : 's'}://${host}${page} ${status} ${headers.location}`);
    }
    const stranger = await ask(served, '/', { host: 'stranger.example', isPlain: true }).catch(() => undefined);
    if (stranger) wrong.push(`http://stranger.example ${stranger.status}`);
    const { status } = await ask(served, '/', { host: 'stranger.example' });
    if (status !== 421) wrong.push(`https, with the name of another host in it: ${status}`);
    for (const options of [['-noservername'], ['-servername', 'stranger.example']])
      if (!handshake(served, ...options).includes('unrecognized name')) wrong.push(`TLS with ${options.join(' ')}`);
    return wrong;
  },
  async 'attacks: other methods 405, over-long addresses 414, no version in any answer'(served, site) {
    const wrong: string[] = [];
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      for (const address of ['/', '/nothing', site.script]) {
        const { status, headers } = await ask(served, address, { method });
        if (status !== 405 || headers.allow !== 'GET, HEAD') wrong.push(`${method} ${address} ${status}`);
      }
    const long = await ask(served, `/${'a'.repeat(9000)}`);
    if (long.status !== 414) wrong.push(`an address of 9,000 letters ${long.status}`);
    for (const address of ['/', '/nothing', '/%00', `/${'a'.repeat(9000)}`])
      for (const isPlain of [true, false]) {
        const { headers, body } = await ask(served, address, { isPlain });
        if (headers.server !== 'nginx' || /nginx\/\d/.test(body.toString()))
          wrong.push(`${address.slice(0, 20)} tells the version: ${headers.server}`);
      }
    return wrong;
  },
  async 'certificate: can be renewed over HTTP, while nginx runs'(served, site) {
    const challenge = '.well-known/acme-challenge';
    mkdirSync(path.join(served.acme, challenge), { recursive: true });
    writeFileSync(path.join(served.acme, challenge, 'token'), 'proof');
    const { hostname } = new URL(site.origin);
    const { status, body } = await ask(served, `/${challenge}/token`, { isPlain: true, host: hostname });
    return status === 200 && body.toString() === 'proof' ? [] : [`the proof answers ${status}`];
  },
  async 'health: answers on this machine'(served) {
    const { status } = await ask(served, '/health', { isPlain: true, host: 'localhost' });
    return status === 200 ? [] : [`/health ${status}`];
  },
  async 'logs: each request, without an address of a visitor and without what follows a question mark'(served, site) {
    const { page } = site.samples;
    const secret = 'name=Mrs+Smith';
    const headers = { Referer: 'https://secret.example/', 'User-Agent': 'secret agent' };
    await ask(served, `${page}?${secret}`, { headers });
    await ask(served, `/nothing?${secret}`, { headers });
    const log = readFileSync(served.accessLog, 'utf8');
    return [
      ...(log.includes(`GET ${page} 200 `) && log.includes('GET /nothing 404 ') ? [] : ['a request is missing']),
      ...[served.at.address, 'Smith', 'secret'].filter((part) => log.includes(part)).map((part) => `${part} is in it`),
      ...(log.includes('/health') ? ['the health checks fill it'] : []),
    ];
  },
};
