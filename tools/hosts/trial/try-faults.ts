import { cpSync, readFileSync, rmSync } from 'node:fs';
import { findingsOf } from '../live-check/live-check';
import type { Expected } from '../live-check/snapshot';
import { takeSnapshot } from '../live-check/take-snapshot';
import type { BuiltSite } from './built-site';
import { type Fault, faultsOf } from './checks/faults';
import { type NginxPlace, startNginx } from './servers/nginx';

/** Serves the site with one fault, or with none, and returns what live-check finds. */
async function found(site: BuiltSite, place: NginxPlace, expected: Expected, { conf, files }: Partial<Fault>) {
  const folder = `${place.folder}-site`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(site.folder, folder, { recursive: true, preserveTimestamps: true });
  const nginx = await startNginx(
    { ...site, folder },
    { ...place, change: conf, prepare: (certificates) => files?.(folder, certificates) },
  );
  try {
    const former = (expected.moves ?? []).map(({ from }) => from);
    const snapshot = await takeSnapshot({ ...nginx, ca: readFileSync(nginx.certificate, 'utf8') }, former);
    return findingsOf(snapshot, expected);
  } finally {
    await nginx.stop();
  }
}

/** Yields each fault, and what is wrong if live-check does not name it. A site without a fault comes first. */
export async function* tryFaults(site: BuiltSite, place: NginxPlace, expected: Expected) {
  const right = await found(site, place, expected, {});
  yield { name: 'nothing is wrong', wrong: right.map(({ subject, wrong }) => `${subject}: ${wrong}`) };
  for (const fault of faultsOf(site, expected)) {
    const findings = await found(site, place, expected, fault);
    const isNamed = findings.some(({ subject }) => subject === fault.subject);
    const rest = findings.filter(({ subject }) => subject !== fault.subject).map(({ subject }) => subject);
    if (rest.length > 0) console.log(`      beside it: ${rest.join(', ')}`);
    yield { name: fault.name, wrong: isNamed ? [] : [`expected a word on: ${fault.subject}`] };
  }
}
