import { execFileSync } from 'node:child_process';
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

/** The browser that comes with the packages: Linux on x64 only, unpacked into the temporary folder on first use. */
function bundled(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const script = "import('@sparticuz/chromium').then(async ({ default: c }) => console.log(await c.executablePath()))";
  return execFileSync(process.execPath, ['-e', script], {
    cwd: path.resolve(__dirname, '..'),
    encoding: 'utf8',
  }).trim();
}

/**
 * The browser the tests drive: one that is installed, or else the one in the packages.
 * @throws if there is none; the tests never skip themselves
 */
export function findChromium(): string {
  const found = places.find((place) => place && existsSync(place)) ?? bundled();
  if (!found) throw new Error('No Chromium or Chrome found: install one, or set CHROMIUM_PATH to its program.');
  return found;
}
