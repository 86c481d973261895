import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type BuiltSite, pageFile } from './built-site';
import { type NginxPlace, replaced, startNginx } from './servers/nginx';

const seconds = 60;
const connections = 200;

/** Runs wrk against an address, and returns answers a second and what went wrong. */
async function load(address: string, host: string) {
  const wrk = spawn(
    'wrk',
    [
      '-t2',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      `Host: ${host}`,
      '-H',
      'Accept-Encoding: br',
      address,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const output = await text(wrk.stdout);
  return {
    aSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    slowest: /99%\s+(\S+)/.exec(output)?.[1],
    errors: output.split('\n').filter((line) => /Socket errors|Non-2xx/.test(line)),
  };
}

/**
 * Asks for a page as fast as it can, and for a file of the same size that needs neither a rewritten address nor a compressed
 * copy nor a policy. The ratio says what these cost; the figures by themselves say more about the machine.
 */
export async function loadTest(site: BuiltSite, place: NginxPlace): Promise<string[]> {
  if (spawnSync('wrk', ['-v']).error) throw new Error('Missing wrk. Debian: apt-get install wrk');
  const { hostname } = new URL(site.origin);
  const { page: address } = site.samples;
  const plain = path.join(site.folder, 'load-test.txt');
  writeFileSync(plain, Buffer.alloc(site.file(`${pageFile(address)}.br`).length, 'a'));
  // wrk names in TLS the host of the address it is given, and this one has no name.
  const change = (conf: string) =>
    replaced(conf, { [`server_name ${hostname};`]: `server_name ${hostname} 127.0.0.1;` });
  const nginx = await startNginx(site, { ...place, change });
  const origin = `https://${nginx.at.address}:${nginx.at.https}`;
  try {
    const page = await load(`${origin}${address}`, hostname);
    const file = await load(`${origin}/load-test.txt`, hostname);
    const ratio = (page.aSecond / file.aSecond).toFixed(2);
    console.log(
      `      ${address} ${page.aSecond}/s, 99% within ${page.slowest}; a plain file of its size ${file.aSecond}/s; ratio ${ratio}`,
    );
    return [...(page.aSecond > 0 && file.aSecond > 0 ? [] : ['no answers']), ...page.errors, ...file.errors];
  } finally {
    rmSync(plain);
    await nginx.stop();
  }
}
