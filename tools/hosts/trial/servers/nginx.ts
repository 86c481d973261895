import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../live-check/ask';
import type { BuiltSite } from '../built-site';
import { makeCertificate } from './certificate';
import type { Served } from '../checks/only-nginx';

const modules = '/usr/lib/nginx/modules';

/** Replaces texts of a configuration. @throws if one of them is not there, because the test would then prove nothing */
export function replaced(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((before, [from, to]) => {
    const after = before.replaceAll(from, to);
    if (after === before) throw new Error(`The configuration has no "${from}"`);
    return after;
  }, text);
}

interface Nginx extends Served {
  process: ChildProcess;
  /** Asks it to end what it is sending and to stop, and returns how long that took, in milliseconds. */
  stop(): Promise<number>;
}

/** What a test changes in the configuration before nginx reads it. */
export type Change = (conf: string) => string;

export interface NginxPlace {
  /** Holds nginx's certificate, logs and configuration. Recreated at every start. */
  folder: string;
  /** The port of HTTP. HTTPS takes the port after it. */
  port: number;
  conf: string;
  change?: Change;
  /** Changes what lies in the folder, such as the certificate, before nginx reads it. */
  prepare?: (folder: string) => void;
}

/** @throws with what to install where something is missing */
export function requireNginx() {
  const isThere = !spawnSync('nginx', ['-v']).error && existsSync(`${modules}/ngx_http_brotli_static_module.so`);
  if (!isThere) throw new Error('Missing nginx. Debian: apt-get install nginx libnginx-mod-http-brotli-static');
}

/** Stops a server by the signal a container gets, and returns the milliseconds until it has gone. */
async function stopped(server: ChildProcess): Promise<number> {
  const begin = performance.now();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGQUIT');
  await ended;
  return performance.now() - begin;
}

/**
 * Serves a built site by the nginx of this machine, with deploy/main.conf and the configuration of the build, on two
 * ports. Beside what `change` does, it changes only ports, folders, the certificate and how the brotli module is loaded.
 */
export async function startNginx(
  site: BuiltSite,
  { folder, port, conf, change = (text) => text, prepare }: NginxPlace,
): Promise<Nginx> {
  rmSync(folder, { recursive: true, force: true });
  const { hostname } = new URL(site.origin);
  makeCertificate(folder, hostname);
  prepare?.(folder);
  const at = { address: '127.0.0.1', http: port, https: port + 1 };
  const places = {
    'listen [::]:80': `listen [::1]:${at.http}`,
    'listen 80': `listen ${at.address}:${at.http}`,
    'listen [::]:443': `listen [::1]:${at.https}`,
    'listen 443': `listen ${at.address}:${at.https}`,
    '/srv/site': site.folder,
    '/srv/acme': path.join(folder, 'acme'),
    '/etc/ssl/site': folder,
    '/var/log/nginx': folder,
  };
  writeFileSync(path.join(folder, 'site.conf'), change(replaced(conf, places)));
  writeFileSync(
    path.join(folder, 'main.conf'),
    replaced(readFileSync('deploy/main.conf', 'utf8'), {
      '/tmp/': `${folder}/`,
      'include /etc/nginx/modules-enabled/*.conf;': `load_module ${modules}/ngx_http_brotli_static_module.so;`,
      '/etc/nginx/site.conf': `${folder}/site.conf`,
      '/var/log/nginx': folder,
    }),
  );
  const server = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', `${folder}/main.conf`, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  const nginx: Nginx = {
    origin: site.origin,
    at,
    certificate: path.join(folder, 'fullchain.pem'),
    accessLog: path.join(folder, 'access.log'),
    acme: path.join(folder, 'acme'),
    process: server,
    stop: () => stopped(server),
  };
  const isHealthy = () =>
    ask(nginx, '/health', { isPlain: true, host: 'localhost' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  for (let tries = 0; tries < 50 && server.exitCode === null && !(await isHealthy()); tries += 1) await sleep(100);
  if (server.exitCode !== null) throw new Error('nginx does not start.');
  return nginx;
}
