import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { staffEdits } from '../../test/staff-edits';
import { copyProject } from './project-copy';

// `npm test -- staff-edits` makes each edit of test/staff-edits.ts separately in a copy of the project, runs the checks
// that a pull request of `data/` has to pass, and prints a line for each. It takes a minute or two for each edit, so
// `npm test` does not include it. Part of a title selects edits: npm test -- staff-edits price
const project = path.resolve(__dirname, '../..');
const commands = ['check-data', 'build', 'site'];
const picked = staffEdits.filter(({ title }) => title.toLowerCase().includes((process.argv[2] ?? '').toLowerCase()));

for (const { title, apply } of picked) {
  const copy = copyProject(project, 'staff', { keep: true });
  for (const part of ['scripts', 'e2e', 'test', 'docs'])
    cpSync(path.join(project, part), path.join(copy, part), { recursive: true });
  apply(copy);
  const results = commands.map((command) => {
    const started = Date.now();
    const { status, stdout } = spawnSync('npm', ['test', '--', command], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    });
    const isGreen = status === 0;
    if (!isGreen) process.exitCode = 1;
    const took = `${Math.round((Date.now() - started) / 1000)} s`;
    return { said: `${command} ${isGreen ? 'green' : 'RED'} (${took})`, stdout: isGreen ? '' : stdout.slice(-4000) };
  });
  console.log(`${title}: ${results.map(({ said }) => said).join(', ')}`);
  for (const { stdout } of results.filter((result) => result.stdout)) console.log(stdout);
}
