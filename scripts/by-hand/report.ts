import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readingAge } from './reading-age';
import { textsOf } from '../../src/site-output/html-text';
import { builtPages } from '../../tools/hosts';

// `npx tsx scripts/by-hand/report.ts` prints the size and the reading age of every built page. With `-- --build` it first times a cold and a warm build.
const timedBuild = (name: string) => {
  const start = performance.now();
  execFileSync(process.execPath, ['scripts/build.js'], { stdio: 'pipe' });
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
};

if (process.argv.includes('--build')) {
  execFileSync('npx', ['gatsby', 'clean'], { stdio: 'pipe' });
  timedBuild('Cold build');
  timedBuild('Warm build');
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

const rows = builtPages(path.resolve('public')).map(({ route, html }) => ({
  page: route,
  bytes: Buffer.byteLength(html),
  gzip: gzipSync(html, { level: 9 }).length,
  brotli: brotliCompressSync(html).length,
  // Years. Without what only search engines and screen readers get.
  readingAge: readingAge(textsOf(`<body>${mainOf(html)}`).filter((text) => !text.startsWith('('))),
}));
console.table(rows.sort((a, b) => b.brotli - a.brotli));
