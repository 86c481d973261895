import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtPages } from '../hosts';

const project = path.resolve(__dirname, '../..');

/** One page of each kind that is measured. */
export const pages = {
  home: '/',
  service: '/services/boiler-servicing-surrey',
  wizard: '/services/boiler-installation-replacement',
  guide: '/guides/how-to-bleed-radiator',
  faq: '/faq',
} as const;

/** Writes our pages as they might be written by hand: the same text, pictures and styles, without scripts. */
function writeByHand(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const built = path.join(project, 'public');
  for (const part of ['static', 'fonts', 'drawings', 'favicon.svg', 'favicon.ico', '404.html'])
    cpSync(path.join(built, part), path.join(folder, part), { recursive: true });
  writeFileSync(path.join(folder, '_headers'), '');
  for (const { route, html } of builtPages(built)) {
    const file = route.endsWith('.html') ? route : path.join(route, 'index.html');
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const plain = html
      .replace(/<template[\s\S]*?<\/template>/g, '')
      .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
    writeFileSync(path.join(folder, file), plain);
  }
}

/** Writes compressed copies beside the pages and drawings of a folder, as our build does. */
function compress(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|svg)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** Serves our site and the hand-written one, runs a function, and stops the servers. */
export async function withSites(run: (ours: string, byHand: string) => Promise<void>): Promise<void> {
  const hand = path.join(project, '.tmp', 'by-hand');
  writeByHand(hand);
  // Compressed like ours, because otherwise the network would decide.
  compress(hand);
  const serve = (folder: string, port: number) =>
    spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', '--port', String(port), '--dir', folder], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const servers = [serve('public', 8401), serve(hand, 8402)];
  try {
    await Promise.all(servers.map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve))));
    await run('http://localhost:8401', 'http://localhost:8402');
  } finally {
    for (const server of servers) server.kill();
  }
}

/** Returns the median. */
export const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
