import { existsSync } from 'node:fs';
import { packagedChromium, type Program } from './packaged';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const existing = (list: readonly (string | undefined)[]): Program | undefined => {
  const executablePath = list.find((place) => place && existsSync(place));
  return executablePath === undefined ? undefined : { executablePath };
};

const found = (browser: Program | undefined): Program => {
  if (!browser) throw new Error('No Chromium or Chrome found: install one, or set CHROMIUM_PATH to its program.');
  return browser;
};

/** Returns an installed, complete browser, or undefined if there is none. */
export const installedChromium = (): Program | undefined => existing(places);

/**
 * Returns a complete browser: an installed one, or else the one from the package.
 * @throws if there is none
 */
export const findChromium = (): Program => found(installedChromium() ?? packagedChromium());

/**
 * Returns the fastest browser. An installed one draws its own windows too, even invisible ones, which doubles the time
 * of a test.
 * @throws if there is none
 */
export const findFastChromium = (): Program =>
  found(existing([process.env.CHROMIUM_PATH]) ?? packagedChromium() ?? installedChromium());

/** The packaged Chromium that is nearest to the oldest promised one (docs/browsers.md), or undefined where it does not run. */
export const oldestChromium = (): Program | undefined => packagedChromium('chromium-126');
