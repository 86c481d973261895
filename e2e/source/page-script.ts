import { buildSync } from 'esbuild';
import { esbuildTargets } from '../../src/site-output/browser-targets';

/** Bundles a TypeScript file into one script that a test can run in any page of any supported browser. */
export const pageScript = (file: string): string =>
  buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    minify: true,
    target: esbuildTargets(),
    write: false,
  }).outputFiles[0]?.text ?? '';
