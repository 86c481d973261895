import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashDigits } from './headers';

/** The part of webpack's configuration that is used here. */
export interface WebpackConfig {
  output: object;
  module: { rules: readonly object[] };
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
 * Code of Gatsby's plugins that does nothing on this site, and is replaced by an empty module: options of styled-components
 * nobody uses, which would also keep webpack from dropping the unused parts of that package; and a helper for scripts of
 * third parties.
 */
const idle = /(?:gatsby-plugin-styled-components|internal-plugins[\\/]partytown)[\\/]gatsby-browser\.js$/;

/** A name that webpack gives to what several pages share: forty digits that no compression makes shorter. */
const longName = /^[0-9a-f]{40}$/;

/** The pattern of a file's name, by its chunk's. */
const fileName = ({ chunk }: { chunk?: { name?: string } }) =>
  `${longName.test(chunk?.name ?? '') ? 'part' : '[name]'}-[contenthash:${hashDigits}].js`;

/**
 * The visitors' bundles. Source maps are for us, not for them; and every page lists its scripts by name, so their hashes are
 * short.
 * @param nothing the loader that makes an empty module
 */
export function forVisitors<Config extends WebpackConfig>(config: Config, nothing: object) {
  return {
    ...config,
    devtool: false,
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        // The browser does not render it (src/layout/Root.tsx), so nothing of it needs to be sent.
        { test: /GlobalStyle\.tsx$/, sideEffects: false },
        { test: idle, use: [nothing] },
      ],
    },
    output: { ...config.output, filename: fileName, chunkFilename: fileName },
  };
}
