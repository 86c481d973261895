import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { Expected } from '../live-check/snapshot';
import type { Move } from '../moved-pages';
import { type BuiltSite, builtSite, type Samples } from './built-site';
import { everyHost } from './checks/every-host';
import { onlyContainer } from './checks/only-container';
import { onlyNginx, type Served } from './checks/only-nginx';
import { movedSite } from './moved-site';
import { startContainer } from './servers/container';
import { requireNginx, startNginx } from './servers/nginx';
import { judged, startProviders } from './servers/providers';
import { tryFaults } from './try-faults';

/** What is tried, and against what. */
interface Trial {
  /** The folder of the project, with `public/` and `deploy/`. */
  project: string;
  expected: Expected;
  /** The former addresses of the copy that is served. */
  moves: readonly Move[];
  language: string;
  samples: Samples;
  /** Asks the container, which it makes by the steps of the Dockerfile without Docker. */
  container?: boolean;
  /** Asks the local servers of Cloudflare Pages and Netlify. */
  providers?: boolean;
  /** Breaks one thing after the other and expects the live check to name it. */
  faults?: boolean;
}

/** Takes the name of a check and what is wrong; an empty list means that all is right. */
type Report = (name: string, wrong: readonly string[]) => void;

/** Runs every check against a server, then stops it. */
async function proveServer(
  server: Served & { stop(): Promise<number> },
  site: BuiltSite,
  report: Report,
  more?: () => void,
) {
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
async function proveProviders(site: BuiltSite, project: string, report: Report) {
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

/** Serves a copy of the built site by real servers, and asks them for everything a visitor or an attacker asks for. */
export async function tryHosts(trial: Trial, report: Report): Promise<void> {
  const { expected, moves, samples } = trial;
  const project = path.resolve('.tmp/hosts-site');
  movedSite(trial.project, project, expected, moves, trial.language);
  const site = builtSite(path.join(project, 'public'), moves, samples);
  if (trial.providers) {
    await proveProviders(site, project, report);
    return;
  }
  const folder = path.resolve('.tmp/hosts');
  if (trial.container) {
    const container = await startContainer(site, `${folder}-container`);
    await proveServer(container, site, report, () => {
      for (const [name, check] of Object.entries(onlyContainer)) report(name, check(container));
    });
    return;
  }
  requireNginx();
  const place = { folder, port: 8190, conf: readFileSync(path.join(project, 'deploy/nginx.conf'), 'utf8') };
  await proveServer(await startNginx(site, place), site, report);
  if (trial.faults)
    for await (const { name, wrong } of tryFaults(
      site,
      { ...place, port: 8290, folder: `${folder}-faults` },
      { ...expected, moves },
    ))
      report(`live-check: ${name}`, wrong);
}
