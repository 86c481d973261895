import { execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../../e2e/programs/chromium';
import { median } from './sites';

// Measures the time from a click on a link to the next page's first frame, with and without speculation rules. A
// browser under a driver does not prerender, so this one has a screen and a mouse (Xvfb and xdotool), and its pages
// report events to the server. Every page and file comes 150 ms late.
const guide = '/guides/emergency-leak-repair';
const runs = 5;
const port = 8403;
const root = path.resolve(__dirname, '../../public');
const env = { ...process.env, DISPLAY: ':77' };

interface Told {
  at: number;
  x: number;
  y: number;
}
const told = new EventEmitter<Record<'link' | 'click' | 'seen', [Told]>>();

/**
 * A script that reports the position of the link and the time of the click on the first page, and the time of the first
 * frame on the second.
 */
const teller = `<script>(() => {
  const say = (kind, more) => navigator.sendBeacon('/told', JSON.stringify({ kind, at: Date.now(), ...more }));
  if (location.pathname === '${guide}') {
    const seen = () => requestAnimationFrame(() => setTimeout(() => say('seen')));
    if (document.prerendering) document.addEventListener('prerenderingchange', seen);
    else new PerformanceObserver((_, watch) => (watch.disconnect(), seen())).observe({ type: 'paint', buffered: true });
    return;
  }
  addEventListener('click', () => say('click'), true);
  addEventListener('load', () => {
    const link = document.querySelector('a[href="${guide}"]');
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    setTimeout(() => {
      const { x, y, width, height } = link.getBoundingClientRect();
      say('link', { x: screenX + x + width / 2, y: screenY + outerHeight - innerHeight + y + height / 2 });
    }, 300);
  });
})()</script>`;

const types: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let isPrepared = true;
const server = createServer((request, response) => {
  void (async () => {
    const address = request.url ?? '/';
    if (address === '/told') {
      const { kind, ...rest } = JSON.parse(await text(request)) as Told & { kind: 'link' | 'click' | 'seen' };
      told.emit(kind, rest);
      response.writeHead(204).end();
      return;
    }
    await pause(150);
    const file = path.join(root, path.extname(address) ? address : path.join(address, 'index.html'));
    if (!existsSync(file) || address === '/sw.js') {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    if (!file.endsWith('.html')) {
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' }).end(readFileSync(file));
      return;
    }
    const page = readFileSync(file, 'utf8').replace('</body>', `${teller}</body>`);
    const sent = isPrepared ? page : page.replace(/<script type="speculationrules">.*?<\/script>/s, '');
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache', 'Content-Encoding': 'br' });
    response.end(brotliCompressSync(sent));
  })();
});

const heard = async (kind: 'link' | 'click' | 'seen') =>
  ((await once(told, kind, { signal: AbortSignal.timeout(30_000) })) as [Told])[0];
const mouse = (...order: (string | number)[]) => execFileSync('xdotool', order.map(String), { env });

/**
 * Returns the milliseconds from the click to the frame. Before the click, the mouse points at the link for `pointed`
 * milliseconds.
 */
async function clickToFrame(pointed: number): Promise<number> {
  const profile = mkdtempSync(path.join(tmpdir(), 'navigation-'));
  const link = heard('link');
  const browser = spawn(
    findChromium().executablePath,
    [
      '--no-sandbox',
      '--no-first-run',
      '--disable-gpu',
      '--disable-sync',
      `--user-data-dir=${profile}`,
      '--window-position=0,0',
      '--window-size=1280,860',
      `http://localhost:${port}/`,
    ],
    { env, stdio: 'ignore' },
  );
  try {
    const { x, y } = await link;
    await pause(1000);
    mouse('mousemove', Math.round(x), Math.round(y));
    mouse('mousemove_relative', '--', 1, 1);
    await pause(pointed);
    const both = Promise.all([heard('click'), heard('seen')]);
    mouse('click', 1);
    const [click, seen] = await both;
    return seen.at - click.at;
  } finally {
    browser.kill();
    await once(browser, 'exit');
    try {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch {
      // A browser process may outlive the browser and still write there. The system clears its temporary folder.
    }
  }
}

async function main() {
  try {
    execFileSync('which', ['Xvfb', 'xdotool']);
  } catch {
    console.log('Home to guide is not measured: it needs Xvfb and xdotool (apt-get install xvfb xdotool).');
    return;
  }
  server.listen(port);
  const display = spawn('Xvfb', [env.DISPLAY, '-screen', '0', '1300x900x24'], { stdio: 'ignore' });
  try {
    await pause(1500);
    const [plain, long, short]: [number[], number[], number[]] = [[], [], []];
    // Measures in turns, so that background load affects all three.
    for (let run = 0; run < runs; run++) {
      isPrepared = false;
      plain.push(await clickToFrame(1500));
      isPrepared = true;
      long.push(await clickToFrame(1500));
      short.push(await clickToFrame(300));
    }
    const row = (times: number[]) => ({
      ms: median(times),
      ratio: Number((median(times) / median(plain)).toFixed(2)),
    });
    console.log('Home to guide, from the click to the first frame');
    console.table({ 'plain page load': row(plain), 'pointed at 1.5 s': row(long), 'pointed at 0.3 s': row(short) });
  } finally {
    display.kill();
    server.close();
  }
}
void main();
