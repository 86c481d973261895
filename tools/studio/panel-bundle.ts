import path from 'node:path';
import { build } from 'esbuild';

let bundle: Promise<string> | undefined;

async function makeBundle(): Promise<string> {
  const { outputFiles } = await build({
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
  return outputFiles[0]?.text ?? '';
}

/** Bundles the panel and its styles, which stand in a shadow root. Only once, in about a second; again if that failed. */
export function panelBundle() {
  bundle ??= makeBundle();
  bundle.catch(() => {
    bundle = undefined;
  });
  return bundle;
}
