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

/** What decides how webpack works: with another of these, what it has kept from an earlier build is of no use. */
const builder = ['package-lock.json', 'package.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/hosting/bundles.ts'];

/**
 * Keeps webpack from following every file its loaders are made of, to learn later whether one has changed: the lock file
 * says that. It was a quarter of a build's work.
 */
const namedByLockFile = {
  apply(compiler: { hooks: { done: { tap(name: string, then: (stats: Stats) => void): void } } }) {
    compiler.hooks.done.tap('NamedByLockFile', ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/** How webpack keeps its work for the next build. */
export function keptWork() {
  const hash = createHash('sha256');
  for (const file of builder) hash.update(readFileSync(file));
  return { cache: { version: hash.digest('hex') }, plugins: [namedByLockFile] };
}

/**
 * The bundles that Gatsby makes for browsers. Visitors get islands instead (islands.ts). Gatsby learns from these which page
 * uses which query, so they are made, as quickly as it goes, where nobody looks.
 */
export function forNobody<Config extends WebpackConfig>(config: Config) {
  return {
    ...config,
    devtool: false,
    optimization: { ...config.optimization, minimize: false },
    output: { ...config.output, path: path.resolve('.cache/unused') },
  };
}
