import path from 'node:path';
import { buildSync } from 'esbuild';
import { minify_sync as minify } from 'terser';
import { esbuildTargets } from './browser-targets';

/** The entry file in src/inline of each inline script, by its name in scripts.ts. */
const sources = { pageScript: 'page.tsx', dialogPageScript: 'dialog-page.tsx' } as const;

/** Bundles and minifies each inline script into one line. */
export const inlineScripts = (): (readonly [name: string, script: string])[] =>
  Object.entries(sources).map(([name, file]) => {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(__dirname, '../inline', file)],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: esbuildTargets(),
      tsconfigRaw: '{}',
    });
    // Terser makes it 2 % smaller than esbuild alone.
    const { code = '' } = minify(outputFiles[0]?.text ?? '', { compress: { passes: 3 }, ecma: 2020 });
    return [name, code] as const;
  });
