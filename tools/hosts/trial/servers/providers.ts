import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Place } from '../../live-check/ask';
import { flatCopy } from '../flat-copy';

/** What a host does otherwise: how a check reports it, and what that means for visitors. */
interface Limit {
  reported: RegExp;
  consequence: string;
}

/** The local server of a company that hosts sites. */
interface Provider extends Place {
  name: string;
  limits: readonly Limit[];
  process: ChildProcess;
}

const folder = path.resolve('tools/hosts/providers');
const local = 'its local server alone: ';

const servers = [
  {
    name: 'Cloudflare Pages',
    port: 8788,
    // The local server accepts no compatibility date after its own release.
    command: 'wrangler/bin/wrangler.js pages dev SITE --ip 127.0.0.1 --port 8788 --compatibility-date 2026-05-01',
    limits: [
      {
        reported: /^\/404 200|^\/404\.html 308/,
        consequence: 'the not-found page is at /404 too; it asks search engines not to list it',
      },
      { reported: /^\/_headers 502/, consequence: `${local}it fails where Cloudflare answers 404` },
      {
        reported: / as (?:br|gzip|identity): /,
        consequence: 'it compresses by itself, a little less well than the build',
      },
      { reported: /^Range 200/, consequence: `${local}a part of a file comes as the whole` },
      {
        reported: /max-age=0, must-revalidate$/,
        consequence: 'files without a hash are asked for again each time in other words',
      },
      {
        reported: /\.js \d+ application\/javascript public, max-age=31536000/,
        consequence: 'scripts have no charset; they are plain ASCII',
      },
    ],
  },
  {
    name: 'Netlify',
    port: 8888,
    command:
      'netlify-cli/bin/run.js dev --offline --dir SITE --port 8888 --no-open --framework #static --internal-disable-edge-functions',
    limits: [
      {
        reported: / 200, with a slash 200/,
        consequence: 'an address with a slash shows the page too; it names its one address to search engines',
      },
      {
        reported: /^\/(?:404\/?|404\.html|index\.html) 200/,
        consequence: 'some pages have a second address, which names the first',
      },
      {
        reported: /^\/_headers 200|^\/\.\.%5c 403/,
        consequence: `${local}it shows the file of headers, which is no secret`,
      },
      { reported: / as (?:br|gzip|identity): undefined/, consequence: `${local}it compresses nothing` },
      { reported: /^Range 200/, consequence: `${local}a part of a file comes as the whole` },
      { reported: / public, max-age=0$/, consequence: `${local}it puts its own Cache-Control in place of ours` },
    ],
  },
];

/** Starts the local servers of Cloudflare Pages and Netlify. @throws with what to install where they are missing */
export function startProviders(project: string): Promise<Provider[]> {
  if (!existsSync(`${folder}/node_modules`))
    throw new Error('Missing the local servers: cd tools/hosts/providers && npm ci');
  const site = flatCopy(project);
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  return Promise.all(
    servers.map(async ({ name, port, command, limits }) => {
      const [script = '', ...args] = command.replace('SITE', site).split(' ');
      const server = spawn(process.execPath, [`node_modules/${script}`, ...args], {
        cwd: folder,
        env,
        stdio: 'ignore',
      });
      const provider = { name, limits, origin: `http://127.0.0.1:${port}`, process: server };
      const answers = () =>
        ask(provider, '/').then(
          ({ status }) => status === 200,
          () => false,
        );
      for (let tries = 0; tries < 120 && server.exitCode === null && !(await answers()); tries += 1) await sleep(500);
      if (server.exitCode !== null) throw new Error(`The local server of ${name} does not start.`);
      return provider;
    }),
  );
}

/** Sorts what a check reported into what the host is known to do and what is wrong. */
export function judged({ limits }: Provider, reported: readonly string[]) {
  const known = limits.filter((limit) => reported.some((line) => limit.reported.test(line)));
  return {
    wrong: reported.filter((line) => !limits.some((limit) => limit.reported.test(line))),
    consequences: known.map(({ consequence }) => consequence),
  };
}
