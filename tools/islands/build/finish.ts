import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@babel/core';
import { minify, type MinifyOptions } from 'terser';
import { version as terserVersion } from 'terser/package.json';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Terser's options. */
const shorter: MinifyOptions = { module: true, compress: { passes: 2 }, format: { comments: false } };

/**
 * Puts parentheses around the functions that packages, such as React, are wrapped in. Browsers then compile them while the
 * script arrives, and not when it runs, which would block a phone's main thread.
 */
export function compiledOnArrival(code: string): string {
  const inserts = (parseSync(code, { sourceType: 'module', configFile: false, babelrc: false })?.program.body ?? [])
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' && init.arguments.length === 1 ? init.arguments : []))
    .flatMap(({ type, start, end }) => (type === 'ArrowFunctionExpression' ? [start ?? 0, end ?? 0] : []));
  return [0, ...inserts]
    .map((at, index) => code.slice(at, inserts[index]))
    .reduce((text, part, index) => `${text}${index % 2 ? '(' : ')'}${part}`);
}

/**
 * Has Chromium 136 and later compile all functions of a script on another thread while it arrives, and not one by one when
 * they first run. The main thread then works a fifth less until a page with a dialog is quiet. It must be the first line.
 */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * Returns a text that changes with what finishes a script: terser's version, and this file as it is written. `tool` is the
 * folder of this tool; the build runs a compiled copy, in which each name changes with what else is compiled.
 */
export const finishedBy = (tool: string): string =>
  `terser ${terserVersion}, ${hash(readFileSync(path.join(tool, 'build/finish.ts'), 'utf8')).slice(0, 8)}`;

/**
 * Minifies a script. Terser makes it 2 % smaller than esbuild alone but takes some seconds, so unchanged scripts come
 * from the folder `kept`.
 */
export async function finished(script: string, kept: string): Promise<string> {
  const file = path.join(kept, `${hash(script)}.js`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { code = script } = await minify(script, shorter);
  const whole = compileAll + compiledOnArrival(code);
  writeFileSync(file, whole);
  return whole;
}
