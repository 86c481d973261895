import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser the tests drive.
 * @throws if there is none; the tests never skip themselves
 */
export function findChromium(): string {
  const found = places.find((place) => place && existsSync(place));
  if (!found)
    throw new Error('No Chromium or Chrome found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.');
  return found;
}
