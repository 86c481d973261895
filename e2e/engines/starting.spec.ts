import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EngineName, engineNames } from '../programs/engines';
import { expect, startEngine, test, usual } from './test';

// Tests the effect of a broken installation. Scripts replace an engine's programs.
test.skip(process.platform === 'win32', 'The stand-ins are shell scripts.');

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
});
test.afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Whether a process is running. A process that has ended may remain until its parent notices. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = `/proc/${pid}/stat`;
  return !existsSync(state) || !/\) Z /.test(readFileSync(state, 'utf8'));
}

interface Program {
  engine: EngineName;
  /** The program's name on the PATH. */
  file: string;
  /** The environment variable that names the program, if the PATH does not. */
  variable?: string;
}
const programs: readonly Program[] = [
  { engine: 'chromium', file: 'chromium', variable: 'CHROMIUM_PATH' },
  { engine: 'firefox', file: 'firefox', variable: 'FIREFOX_PATH' },
  { engine: 'webkit', file: 'Xvfb' },
  { engine: 'webkit', file: 'WebKitWebDriver' },
  { engine: 'webkit', file: 'MiniBrowser', variable: 'WEBKIT_PATH' },
];

/** Starts the engine with the script and returns the error. */
async function startWith({ engine, file, variable }: Program, script: string): Promise<string> {
  const program = path.join(folder, file);
  writeFileSync(program, `#!/bin/sh\necho $$ > '${folder}/pid'\n${script}\n`);
  chmodSync(program, 0o755);
  const name = variable ?? 'PATH';
  const before = process.env[name];
  process.env[name] = variable ? program : `${folder}${path.delimiter}${before ?? ''}`;
  try {
    const driver = await startEngine(engine, usual, 3000);
    await driver.close();
    return 'It has started.';
  } catch (error) {
    return (error as Error).message;
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before;
  }
}

for (const program of programs) {
  const tag = engineNames.filter((name) => name !== program.engine).map((name) => `@not-${name}`);
  for (const [what, script] of [
    ['ends at once', 'exit 3'],
    ['hangs', 'exec sleep 600'],
  ] as const)
    test(
      `start: when ${program.file} ${what}, then the error is one line and no process is left`,
      { tag },
      async () => {
        const error = await startWith(program, script);
        expect(error).toMatch(new RegExp(`^${program.engine} does not start: .*$`));
        const pid = Number(readFileSync(path.join(folder, 'pid'), 'utf8'));
        await expect.poll(() => isAlive(pid)).toBe(false);
      },
    );
}
