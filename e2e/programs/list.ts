import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findFastChromium, installedChromium, oldestChromium } from './chromium';
import { engineNames, missingPackages, programOf } from './engines';
import type { Program } from './packaged';

/** The files whose tests run only in a complete Chromium: of mails that go to another program, and of the service worker. */
export const needsWholeBrowser = [
  'booking-mail.spec.ts',
  'offline.spec.ts',
  'service-worker.spec.ts',
  'visited-pages.spec.ts',
];

/** Returns one line for each group of tests that cannot run on this machine, with the command that makes them run. */
export function notRun(): string[] {
  const install = (packages: readonly string[]) => `On Debian: apt-get install ${packages.join(' ')}`;
  return [
    ...(installedChromium()
      ? []
      : [
          `Not run without an installed Chromium or Chrome: ${needsWholeBrowser.join(', ')}. ${install(['chromium'])}; elsewhere set CHROMIUM_PATH.`,
        ]),
    ...engineNames
      .filter((name) => missingPackages(name).length > 0)
      .map((name) => `Not run in ${name}, which is not installed: the journeys. ${install(missingPackages(name))}`),
  ];
}

/** Returns the first line that a program says of its version, or why it says none. */
function versionOf({ executablePath, env }: Program): string {
  const { stdout, stderr, error, signal } = spawnSync(executablePath, ['--version'], {
    env: env ?? process.env,
    encoding: 'utf8',
    timeout: 10_000,
  });
  if (error || signal) return `does not start: ${error?.message ?? signal ?? ''}`;
  const [line = ''] = (stdout.trim() || stderr.trim()).split('\n');
  // WebKitWebDriver answers with its usage, and its browser only where there is a display.
  return line.startsWith('Usage') ? 'version not told' : line;
}

/** Returns one line for each program that the tests drive: for what, which version, where. */
export function programLines(): string[] {
  const whole = installedChromium();
  const oldest = oldestChromium();
  const rows: [use: string, program: Program, version?: string][] = [
    ...(missingPackages('chromium').length === 0
      ? [['pages and journeys in Chromium', findFastChromium()] as [string, Program]]
      : []),
    ...(whole ? [['mails and offline in Chromium', whole] as [string, Program]] : []),
    // A headless shell of that age has no `--version`: it would start and wait. Its folder has its name.
    ...(oldest
      ? [
          [
            'journeys in the oldest Chromium',
            oldest,
            `Chromium ${path.basename(path.dirname(oldest.executablePath))}`,
          ] as [string, Program, string],
        ]
      : []),
    ...(missingPackages('firefox').length === 0
      ? [['journeys in Firefox', { executablePath: programOf('firefox') }] as [string, Program]]
      : []),
    ...(missingPackages('webkit').length === 0
      ? [['journeys in WebKit', { executablePath: programOf('webkit', 'driver') }] as [string, Program]]
      : []),
  ];
  return rows.map(
    ([use, program, version]) => `${use.padEnd(31)} ${version ?? versionOf(program)} (${program.executablePath})`,
  );
}
