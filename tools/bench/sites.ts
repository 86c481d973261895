import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes compressed copies beside the pages, drawings and scripts of a folder, as our build does. */
function compress(folder: string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|svg|js)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** Serves folders, runs a function with their origins, and stops the servers. */
export async function withServers(
  folders: readonly string[],
  run: (...origins: string[]) => Promise<void>,
): Promise<void> {
  const ports = folders.map((_, index) => 8401 + index);
  const servers = folders.map((folder, index) =>
    spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', '--port', String(ports[index]), '--dir', folder], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  try {
    await Promise.all(servers.map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve))));
    await run(...ports.map((port) => `http://localhost:${port}`));
  } finally {
    for (const server of servers) server.kill();
  }
}

/** Serves our site, the hand-written one and another folder if there is one, runs a function, and stops the servers. */
export async function withSites(
  run: (ours: string, byHand: string, other: string) => Promise<void>,
  other?: string,
): Promise<void> {
  const hand = path.join(project, '.tmp', 'by-hand');
  writeByHand(hand);
  // Compressed like ours, because otherwise the network would decide.
  compress(hand);
  await withServers(['public', hand, ...(other === undefined ? [] : [other])], (ours = '', byHand = '', third = '') =>
    run(ours, byHand, third),
  );
}

/** Returns the routes of the sitemap. */
export const sitemapRoutes = (): string[] =>
  [...readFileSync(path.join(project, 'public', 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

/**
 * Builds the hand-written home page with Astro, its first booking button an island with a dialog (astro/). Returns the
 * folder. Fetches Astro once, into .tmp.
 */
export function buildAstro(): string {
  const hand = path.join(project, '.tmp', 'by-hand');
  const source = path.join(project, '.tmp', 'astro');
  const folder = path.join(source, 'dist');
  writeByHand(hand);
  cpSync(path.join(__dirname, 'astro'), source, { recursive: true });
  if (!existsSync(path.join(source, 'node_modules')))
    execFileSync('npm', ['install', '--ignore-scripts', '--no-package-lock'], { cwd: source, stdio: 'inherit' });
  execFileSync('npx', ['astro', 'build'], {
    cwd: source,
    env: { ...process.env, BY_HAND_PAGE: path.join(hand, 'index.html'), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const part of ['static', 'fonts', 'drawings', 'favicon.svg', 'favicon.ico', '_headers', '404.html'])
    cpSync(path.join(hand, part), path.join(folder, part), { recursive: true });
  compress(folder);
  return folder;
}

/** Returns the median. Of an even number of values, returns the upper of the two in the middle; of none, NaN. */
export const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
