import path from 'node:path';
import { build, stop } from 'esbuild';

let bundle: Promise<string> | undefined;

async function makeBundle(): Promise<string> {
  // Otherwise esbuild waits for more, with 70 MB, as long as the preview runs.
  const { outputFiles } = await bundled().finally(stop);
  return outputFiles[0]?.text ?? '';
}

const bundled = () =>
  build({
    entryPoints: [path.join(process.cwd(), 'tools/studio/panel/index.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    logLevel: 'silent',
  });

/** Bundles the panel and its styles, which stand in a shadow root. Only once, in about a second; again if that failed. */
export function panelBundle() {
  bundle ??= makeBundle();
  bundle.catch(() => {
    bundle = undefined;
  });
  return bundle;
}
