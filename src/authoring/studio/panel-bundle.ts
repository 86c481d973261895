import path from 'node:path';
import { build } from 'esbuild';

let bundle: Promise<{ js: string; css: string }> | undefined;

async function makeBundle() {
  const { outputFiles } = await build({
    entryPoints: [path.join(process.cwd(), 'src/authoring/studio/panel/index.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    logLevel: 'silent',
  });
  // The styles are in the script, because they stand in a shadow root.
  return { js: outputFiles[0]?.text ?? '', css: '' };
}

/** Bundles the panel once, in about a second; again if that failed. Only the development server serves it. */
export function panelBundle() {
  bundle ??= makeBundle();
  bundle.catch(() => {
    bundle = undefined;
  });
  return bundle;
}
