import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** What React throws for itself to catch. It only ever compares them. */
const thrownForItself = /\b(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g;

/**
 * Returns the source of React DOM without the errors that it makes while it starts. Whoever makes an `Error` there has V8
 * read the whole file again for its line numbers: 80 ms and more on a phone.
 * @throws if there are not five of them, so that somebody looks at an update of React
 */
export function withoutEarlyErrors(source: string): string {
  const { length } = [...source.matchAll(thrownForItself)];
  if (length !== 5) throw new Error(`React DOM makes ${length} errors for itself while it starts, and not 5`);
  return source.replace(thrownForItself, '$1 = {}');
}

/** Bundles React DOM without its early errors. */
export const reactWithoutEarlyErrors: Plugin = {
  name: 'react-without-early-errors',
  setup(bundler) {
    bundler.onLoad({ filter: /react-dom-client\.production\.js$/ }, ({ path: file }) => ({
      contents: withoutEarlyErrors(readFileSync(file, 'utf8')),
    }));
  },
};
