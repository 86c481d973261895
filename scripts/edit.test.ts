import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'edit-'));

/** Runs `npm run edit` with a fake Gatsby, which says how it was started. */
function edit(...given: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/tsx/dist/cli.mjs'), path.join(project, 'scripts/edit.ts'), ...given],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, GATSBY_HOST: '0.0.0.0' } },
  );
  return { stdout, stderr, status };
}

beforeAll(() => {
  const gatsby = path.join(folder, 'node_modules/gatsby');
  mkdirSync(gatsby, { recursive: true });
  writeFileSync(
    path.join(gatsby, 'cli.js'),
    "console.log('Gatsby', process.argv.slice(2).join(' '), process.env.STUDIO);",
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('edit: whatever the environment says, the preview listens on this computer alone', () => {
  const { stdout, status } = edit('--port', '8010');
  expect(status).toBe(0);
  expect(stdout).toContain('Gatsby develop --host 127.0.0.1 --port 8010 true');
  expect(stdout).toContain('Open http://127.0.0.1:8010');
}, 120_000);

test.each([['--host', '0.0.0.0'], ['-H', '0.0.0.0'], ['--host=0.0.0.0'], ['-H0.0.0.0']])(
  'edit: when asked to listen elsewhere (%s), then does not start',
  (...given) => {
    const { stdout, stderr, status } = edit(...given);
    expect(status).toBe(1);
    expect(stderr).toContain('listens on this computer alone');
    expect(stdout).not.toContain('Gatsby develop');
  },
  120_000,
);
