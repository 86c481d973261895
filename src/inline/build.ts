import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { esbuildTargets } from '../browsers';

/** The scripts that stand in pages themselves, by the name each has in scripts.ts. */
const sources = { dialogScript: 'dialogs.tsx', earlyScript: 'early.tsx', scriptLoader: 'loader.tsx' } as const;

/** Each inline script as one line of JavaScript, as short as it goes. */
export const inlineScripts = (): (readonly [name: string, script: string])[] =>
  Object.entries(sources).map(([name, file]) => {
    const { code } = transformSync(readFileSync(path.join(__dirname, file), 'utf8'), {
      loader: 'tsx',
      minify: true,
      format: 'iife',
      target: esbuildTargets(),
      tsconfigRaw: '{}',
    });
    return [name, code.trim()] as const;
  });
