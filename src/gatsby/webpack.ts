import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of webpack's configuration that is used here. */
export interface WebpackConfig {
  output: object;
  optimization?: object;
}
/** The part of webpack's statistics that is used here. */
interface Stats {
  compilation: { buildDependencies: { clear(): void } };
}

/** What determines webpack's output besides the source. When one of these files changes, webpack's cache is invalid. */
const builder = ['package-lock.json', 'package.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/gatsby/webpack.ts'];

/**
 * Stops webpack from hashing all files of its loaders to detect changes, which took a quarter of a build's CPU time.
 * The lock file identifies them.
 */
const namedByLockFile = {
  apply(compiler: { hooks: { done: { tap(name: string, then: (stats: Stats) => void): void } } }) {
    compiler.hooks.done.tap('NamedByLockFile', ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/** Returns the settings of webpack's persistent cache. */
export function keptWork() {
  const hash = createHash('sha256');
  for (const file of builder) hash.update(readFileSync(file));
  return { cache: { version: hash.digest('hex') }, plugins: [namedByLockFile] };
}

/**
 * Returns the settings of a preview. By default its code is text for `eval`, which the content security policy of a
 * preview forbids. Developers get source maps beside the code. Staff read no code, so they get no maps, which webpack would
 * keep in memory. Their cache is a separate one, because what was built without maps cannot be used with them.
 */
export const withoutEval = (isForStaff: boolean) =>
  isForStaff
    ? { devtool: false, cache: { cacheLocation: path.resolve('.cache/webpack/stage-develop-staff') } }
    : { devtool: 'cheap-module-source-map' };

/**
 * Builds the bundles that Gatsby makes for browsers without minifying them, into an unused folder. Visitors get islands
 * instead (tools/islands/build/bundle-islands.ts), but Gatsby learns from these bundles which page uses which query.
 */
export function forNobody<Config extends WebpackConfig>(config: Config) {
  return {
    ...config,
    devtool: false,
    optimization: { ...config.optimization, minimize: false },
    output: { ...config.output, path: path.resolve('.cache/unused') },
  };
}
