import path from 'node:path';
import { parseArgs } from 'node:util';
import { findingsOf } from '../tools/hosts/live-check/live-check';
import { few, notAsked } from '../tools/hosts/live-check/snapshot';
import { takeSnapshot } from '../tools/hosts/live-check/take-snapshot';
import { expectedOf } from './hosts/expected';

// `npm run live-check -- https://www.example.com` asks a live site for everything a host can get wrong, changes nothing there,
// and says what is wrong and what to do; exit status 1 where something is. `--json` for programs. `--at 203.0.113.5` asks
// that machine, before the domain name leads to it.
const usage = 'npm run live-check -- https://www.example.com [--at 203.0.113.5] [--json]';

async function main() {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false }, at: { type: 'string' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  if (!/^https:\/\/[^/]+\/?$/.test(address) || positionals.length > 1) {
    console.error(`Which site? ${usage}`);
    process.exitCode = 2;
    return;
  }
  const { origin } = new URL(address);
  const at = values.at === undefined ? {} : { at: { address: values.at, http: 80, https: 443 } };
  const expected = expectedOf(path.resolve('.'));
  const former = (expected.moves ?? []).map(({ from }) => from);
  const snapshot = await takeSnapshot({ origin, ...at }, former);
  const findings = findingsOf(snapshot, expected);
  const seconds = Math.ceil((Date.now() - snapshot.takenAt.getTime()) / 1000);
  const left = notAsked(snapshot);
  const asked = snapshot.replies.size - left.filter((address) => snapshot.replies.has(address)).length;
  if (values.json) console.log(JSON.stringify({ origin, seconds, asked, notAsked: left, findings }, null, 2));
  else {
    for (const { subject, wrong, todo } of findings) console.log(`${subject}: ${wrong}\n    ${todo}`);
    const count = `${asked} addresses asked in ${seconds} s`;
    console.log(
      findings.length === 0 ? `Everything asked is right (${count}).` : `\n${findings.length} wrong (${count}).`,
    );
    if (left.length > 0)
      console.log(`${left.length} addresses were not asked, because the time was over: ${few(left)}.`);
  }
  if (findings.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
