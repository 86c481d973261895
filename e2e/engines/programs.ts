import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findFastChromium } from '../chromium';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The programs an engine's journeys need, by purpose, and the Debian packages they come with. */
interface Programs {
  packages: readonly string[];
  /** @returns the path of each program, or undefined where it is not installed */
  find(): Record<string, string | undefined>;
}

const existing = (...places: readonly (string | undefined)[]) => places.find((place) => place && existsSync(place));
/** A program on the PATH. */
const onPath = (name: string) =>
  existing(...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)));

/** Debian keeps the browser of WebKitGTK in a folder that carries the version of the library's interface. */
function miniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  const folders = readdirSync(libraries)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      readdirSync(path.join(libraries, folder))
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => path.join(libraries, folder, name, 'MiniBrowser')),
    );
  return existing(...folders.sort().reverse());
}

const programs: Record<EngineName, Programs> = {
  // The packages of the tests bring one on Linux; elsewhere an installed one is taken.
  chromium: {
    packages: ['chromium'],
    find: () => {
      try {
        return { browser: findFastChromium() };
      } catch {
        return { browser: undefined };
      }
    },
  },
  firefox: {
    packages: ['firefox-esr'],
    find: () => ({
      browser: existing(
        process.env.FIREFOX_PATH,
        onPath('firefox-esr'),
        onPath('firefox'),
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ),
    }),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => ({
      browser: existing(process.env.WEBKIT_PATH, miniBrowser()),
      driver: onPath('WebKitWebDriver'),
      display: onPath('Xvfb'),
    }),
  },
};

/** The Debian packages that are missing before an engine's journeys can run; none when everything is there. */
export function missingPackages(name: EngineName): readonly string[] {
  const { find, packages } = programs[name];
  return Object.values(find()).every(Boolean) ? [] : packages;
}

/**
 * The path of a program of an engine.
 * @throws with the way to install it if it is missing
 */
export function programOf(name: EngineName, purpose: 'browser' | 'driver' | 'display' = 'browser'): string {
  const { find, packages } = programs[name];
  const program = find()[purpose];
  if (!program) throw new Error(`${name} is not installed: apt-get install ${packages.join(' ')}`);
  return program;
}
