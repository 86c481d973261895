import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BuiltSite, builtSite } from '../tools/hosts/trial/built-site';
import { startContainer } from '../tools/hosts/trial/servers/container';
import { expectedOf } from './hosts/expected';
import { everyHost } from '../tools/hosts/trial/checks/every-host';
import { loadTest } from '../tools/hosts/trial/load';
import { movedSite } from './hosts/moved-site';
import { requireNginx, startNginx } from '../tools/hosts/trial/servers/nginx';
import { onlyContainer } from '../tools/hosts/trial/checks/only-container';
import { onlyNginx, type Served } from '../tools/hosts/trial/checks/only-nginx';
import { judged, startProviders } from '../tools/hosts/trial/servers/providers';
import { tryFaults } from '../tools/hosts/trial/try-faults';

// `npm run hosts-test` serves the built site by a real nginx with the configuration the build wrote, and asks it for
// everything a visitor, a search engine or an attacker asks for. One line a check; exit status 1 where something is wrong.
// It serves a copy with three former addresses of its own, because `data/` may name none.
// `-- --load` asks for a page as fast as it can for a minute.
// `-- --container` asks the container instead, which it makes by the steps of the Dockerfile without Docker.
// `-- --providers` asks the local servers of Cloudflare Pages and Netlify, which are in hosts/.
// `-- --faults` breaks one thing after the other and expects `npm run live-check` to name it.
const { values } = parseArgs({
  options: {
    load: { type: 'boolean', default: false },
    container: { type: 'boolean', default: false },
    providers: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
});

function report(name: string, wrong: readonly string[]) {
  console.log(`${wrong.length === 0 ? 'green' : 'RED  '} ${name}`);
  for (const each of wrong) console.log(`      ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** Asks a server for everything, and stops it. */
async function proveServer(server: Served & { stop(): Promise<number> }, site: BuiltSite, more?: () => void) {
  try {
    for (const [name, check] of Object.entries(everyHost)) report(name, await check(server, site));
    for (const [name, check] of Object.entries(onlyNginx)) report(name, await check(server, site));
    more?.();
  } finally {
    // A connection that a visitor's browser keeps open for the next page.
    const kept = connect(server.at.http, server.at.address).on('error', () => undefined);
    kept.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(kept, 'data');
    const time = await server.stop();
    report('stop: within a second', time < 1000 ? [] : [`${Math.round(time)} ms`]);
  }
}

/** Asks the local servers of Cloudflare Pages and Netlify. What they are known to do otherwise is said and is no mistake. */
async function proveProviders(site: BuiltSite, project: string) {
  const providers = await startProviders(project);
  try {
    for (const provider of providers)
      for (const [name, check] of Object.entries(everyHost)) {
        const { wrong, consequences } = judged(provider, await check(provider, site));
        report(`${provider.name}: ${name}`, wrong);
        for (const consequence of consequences) console.log(`      otherwise: ${consequence}`);
      }
  } finally {
    for (const provider of providers) provider.process.kill();
  }
}

async function main() {
  const project = path.resolve('.tmp/hosts-site');
  const moves = movedSite(process.cwd(), project);
  const site = builtSite(path.join(project, 'public'), moves);
  if (values.providers) {
    await proveProviders(site, project);
    return;
  }
  const folder = path.resolve('.tmp/hosts');
  if (values.container) {
    const container = await startContainer(site, `${folder}-container`);
    await proveServer(container, site, () => {
      for (const [name, check] of Object.entries(onlyContainer)) report(name, check(container));
    });
    return;
  }
  requireNginx();
  const place = { folder, port: 8190, conf: readFileSync(path.join(project, 'deploy/nginx.conf'), 'utf8') };
  await proveServer(await startNginx(site, place), site);
  if (values.faults)
    for await (const { name, wrong } of tryFaults(
      site,
      { ...place, port: 8290, folder: `${folder}-faults` },
      { ...expectedOf('.'), moves },
    ))
      report(`live-check: ${name}`, wrong);
  if (values.load) report('load: 200 connections for a minute without an error', await loadTest(site, place));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
