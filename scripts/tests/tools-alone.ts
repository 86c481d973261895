import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// `npm test -- tools-alone` copies each tool but tools/bench, with the tools that it may use, into an empty folder and runs its
// tests there: a tool knows nothing of this site. Half a minute each.

const project = path.resolve(__dirname, '../..');

/** The tools that each tool may use (scripts/lint/dependency-cruiser.cjs). */
const uses = {
  shared: [],
  yaml: ['shared'],
  studio: ['yaml', 'shared'],
  islands: ['shared'],
  hosts: ['shared'],
};
/** How tests are run, and for which browsers. */
const setting = ['jest.config.ts', 'test/jest', 'package.json', 'tsconfig.json'];

const failed = Object.entries(uses).filter(([tool, others]) => {
  const folder = mkdtempSync(path.join(tmpdir(), `${tool}-alone-`));
  try {
    for (const part of [...setting, ...[tool, ...others].map((each) => `tools/${each}`)])
      cpSync(path.join(project, part), path.join(folder, part), { recursive: true });
    symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    console.log(`tools/${tool}, with ${others.join(' and ') || 'no other tool'}:`);
    const jest = path.join(project, 'node_modules/jest/bin/jest.js');
    const { status } = spawnSync(process.execPath, [jest, '--maxWorkers=2', '--silent', `tools/${tool}/`], {
      cwd: folder,
      stdio: 'inherit',
    });
    return status !== 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
if (failed.length > 0) {
  console.error(`These tools do not stand alone: ${failed.map(([tool]) => tool).join(', ')}.`);
  process.exitCode = 1;
}
