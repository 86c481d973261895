import browserslist from 'browserslist';

/** The browsers esbuild has a setting for, by their names in browserslist. */
const engines: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
};

/** Compares two version numbers such as `16.4` and `16.10`: negative where the first is older, 0 where they are the same. */
export const compareVersions = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/**
 * Returns the oldest supported version of each browser, by its name in browserslist, such as `ios_saf: '16.4'`. Which
 * browsers those are is decided by `browserslist` in `package.json`, which Gatsby's Babel reads too.
 */
export function oldestBrowsers(): Readonly<Record<string, string>> {
  const oldest: Record<string, string> = {};
  for (const entry of browserslist(undefined, { path: __dirname })) {
    // Releases that share an entry are written as a range, `16.6-16.7`.
    const [name = '', version = ''] = entry.split(/[ -]/);
    if (!(name in oldest) || compareVersions(version, oldest[name] ?? '') < 0) oldest[name] = version;
  }
  return oldest;
}

/** Returns the supported browsers as the `target` of esbuild, such as `ios16.4`. */
export const esbuildTargets = (): string[] =>
  Object.entries(oldestBrowsers()).flatMap(([name, version]) => (engines[name] ? [`${engines[name]}${version}`] : []));
