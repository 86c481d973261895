import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const existing = (list: readonly (string | undefined)[]) => list.find((place) => place && existsSync(place));

/**
 * Returns the headless shell from the npm package, Chromium without windows. It exists for Linux on x64 only, and is
 * unpacked into the temporary folder on first use.
 */
function bundled(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const script = "import('@sparticuz/chromium').then(async ({ default: c }) => console.log(await c.executablePath()))";
  return execFileSync(process.execPath, ['-e', script], {
    cwd: path.resolve(__dirname, '..'),
    encoding: 'utf8',
  }).trim();
}

const found = (browser: string | undefined): string => {
  if (!browser) throw new Error('No Chromium or Chrome found: install one, or set CHROMIUM_PATH to its program.');
  return browser;
};

/**
 * Returns a complete browser: an installed one, or else the one from the package.
 * @throws if there is none, so that the tests never skip themselves
 */
export const findChromium = (): string => found(existing(places) ?? bundled());

/**
 * Returns the fastest browser. An installed one draws its own windows too, even invisible ones, which doubles the time
 * of a test.
 * @throws if there is none
 */
export function findFastChromium(): string {
  const named = existing([process.env.CHROMIUM_PATH]);
  if (named) return named;
  const shell = bundled();
  // The shell may lack system libraries on a machine without any browser.
  return shell && spawnSync(shell, ['--version'], { timeout: 10_000 }).status === 0 ? shell : findChromium();
}
