import path from 'node:path';
import { buildSync } from 'esbuild';
import { minify_sync as minify } from 'terser';
import { esbuildTargets } from '../browsers';

/** The scripts that stand in pages themselves, by the name each has in scripts.ts. */
const sources = { pageScript: 'page.tsx', dialogPageScript: 'dialog-page.tsx' } as const;

/** Each inline script as one line of JavaScript, as short as it goes. */
export const inlineScripts = (): (readonly [name: string, script: string])[] =>
  Object.entries(sources).map(([name, file]) => {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(__dirname, file)],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: esbuildTargets(),
      tsconfigRaw: '{}',
    });
    // Terser leaves 2 % less of it than esbuild alone.
    const { code = '' } = minify(outputFiles[0]?.text ?? '', { compress: { passes: 3 }, ecma: 2020 });
    return [name, code] as const;
  });
