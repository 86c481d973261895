import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findFastChromium } from './chromium';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The programs that an engine's journeys need, by purpose, and their Debian packages. */
interface Programs {
  packages: readonly string[];
  /** @returns the path of each program, or undefined if it is not installed */
  find(): Record<string, string | undefined>;
}

const existing = (...places: readonly (string | undefined)[]) => places.find((place) => place && existsSync(place));
/** Returns the path of a program on the PATH. */
export const onPath = (name: string) =>
  existing(...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)));

/** Returns WebKitGTK's browser. Debian installs it in a folder named by the library's API version. */
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
  // On Linux on x64 an npm package provides Chromium; elsewhere an installed one is used.
  chromium: {
    packages: ['chromium'],
    find: () => {
      try {
        return { browser: findFastChromium().executablePath };
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

/** Returns the Debian packages of an engine if any of its programs is missing, and none otherwise. */
export function missingPackages(name: EngineName): readonly string[] {
  const { find, packages } = programs[name];
  return Object.values(find()).every(Boolean) ? [] : packages;
}

/**
 * Returns the path of a program of an engine.
 * @throws with the command that installs it if it is missing
 */
export function programOf(name: EngineName, purpose: 'browser' | 'driver' | 'display' = 'browser'): string {
  const { find, packages } = programs[name];
  const program = find()[purpose];
  if (!program) throw new Error(`${name} is not installed: apt-get install ${packages.join(' ')}`);
  return program;
}
