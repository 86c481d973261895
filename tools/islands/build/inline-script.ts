import { buildSync } from 'esbuild';
import { minify_sync as minify } from 'terser';

/**
 * Bundles and minifies a script for the inside of pages into one line.
 * @param pageIsland the name of the island that every page has
 * @param target the browsers, as esbuild names them
 */
export function inlineScript(file: string, pageIsland: string, target: readonly string[]): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: [...target],
    define: { 'self.pageIsland': JSON.stringify(pageIsland) },
    tsconfigRaw: '{}',
  });
  // Terser makes it 2 % smaller than esbuild alone.
  return minify(outputFiles[0]?.text ?? '', { compress: { passes: 3 }, ecma: 2020 }).code ?? '';
}
