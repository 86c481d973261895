import path from 'node:path';
import { parseArgs } from 'node:util';
import { liveCheck } from '../tools/hosts';
import { expectedOf } from '../src/site-output/live-expectations';

// `npm run live-check -- https://www.example.com` asks a live site for what a host can get wrong, changes nothing there,
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
  const { lines, ...report } = await liveCheck({ origin, ...at }, expectedOf(path.resolve('.')));
  console.log(values.json ? JSON.stringify(report, null, 2) : lines.join('\n'));
  if (report.findings.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
