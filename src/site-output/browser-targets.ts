import browserslist from 'browserslist';

/** esbuild's names of browsers, by their names in browserslist. */
const engines: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
};

/**
 * Compares two version numbers such as `16.4` and `16.10`. Returns a negative number if the first is older, 0 if they
 * are equal.
 */
export const compareVersions = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/**
 * Returns the oldest supported version of each browser, by its name in browserslist, such as `ios_saf: '16.4'`.
 * `browserslist` in `package.json` decides which are supported; Gatsby's Babel reads it too.
 */
export function oldestBrowsers(): Readonly<Record<string, string>> {
  const oldest: Record<string, string> = {};
  for (const entry of browserslist(undefined, { path: __dirname })) {
    // browserslist joins releases with the same features into a range, `16.6-16.7`.
    const [name = '', version = ''] = entry.split(/[ -]/);
    if (!(name in oldest) || compareVersions(version, oldest[name] ?? '') < 0) oldest[name] = version;
  }
  return oldest;
}

/** Returns the supported browsers as the `target` of esbuild, such as `ios16.4`. */
export const esbuildTargets = (): string[] =>
  Object.entries(oldestBrowsers()).flatMap(([name, version]) => (engines[name] ? [`${engines[name]}${version}`] : []));
