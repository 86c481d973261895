import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { busyPort } from './test-support/busy-port';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'edit-'));

/** Runs `npm run edit` with a fake Gatsby, which says how it was started. */
function edit(given: string[], env: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/tsx/dist/cli.mjs'), path.join(project, 'scripts/edit.ts'), ...given],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, GATSBY_HOST: '0.0.0.0', ...env } },
  );
  return { stdout, stderr, status };
}

beforeAll(() => {
  const gatsby = path.join(folder, 'node_modules/gatsby');
  mkdirSync(gatsby, { recursive: true });
  writeFileSync(
    path.join(gatsby, 'cli.js'),
    "console.log('Gatsby', process.argv.slice(2).join(' '), `key=${process.env.STUDIO_KEY}`);",
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('edit: when the environment names another host, then the preview still listens on this computer alone', () => {
  const { stdout, status } = edit(['--port', '8010']);
  expect(status).toBe(0);
  expect(stdout).toContain('Gatsby develop --host 127.0.0.1 --port 8010');
  expect(stdout).toMatch(/key=[0-9a-f]{32}$/m);
  expect(stdout).toContain('Open http://127.0.0.1:8010');
}, 120_000);

test.each([['-p', '8010'], ['-p8010'], ['-p=8010'], ['--port=8010'], ['--open', '--port=8010']])(
  'edit: when the arguments that name the port begin with %s, then prints the address that Gatsby takes',
  (...given) => {
    const { stdout } = edit(given);
    expect(stdout).toContain('Gatsby develop --host 127.0.0.1 --port 8010');
    expect(stdout).toContain('Open http://127.0.0.1:8010/');
  },
  120_000,
);

test('edit: when PORT is set, then prints the address that Gatsby takes', () => {
  expect(edit([], { PORT: '8020' }).stdout).toContain('Open http://127.0.0.1:8020/');
}, 120_000);

test('edit: when another program uses the port, then it says so in one line', async () => {
  const { port, close } = await busyPort();
  const { stderr, stdout, status } = edit([`--port=${port}`]);
  expect(stderr).toBe(`Another program uses port ${port}. Stop it, or choose another port: --port ${port + 1}\n`);
  expect(stdout).toBe('');
  expect(status).toBe(1);
  close();
}, 120_000);

test('edit: when the port is no number, then it says what to write', () => {
  const { stderr, status } = edit(['--port', 'abc']);
  expect(stderr).toBe('"abc" is not a port. Write a number from 1 to 65535: --port 8010\n');
  expect(status).toBe(1);
}, 120_000);

test.each([['--host', '0.0.0.0'], ['-H', '0.0.0.0'], ['--host=0.0.0.0'], ['-H0.0.0.0']])(
  'edit: when asked to listen elsewhere (%s), then does not start',
  (...given) => {
    const { stdout, stderr, status } = edit(given);
    expect(status).toBe(1);
    expect(stderr).toContain('listens on this computer alone');
    expect(stdout).not.toContain('Gatsby develop');
  },
  120_000,
);
