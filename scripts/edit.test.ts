import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../test/fixture';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'edit-'));
const file = (name: string) => path.join(folder, name);

beforeAll(() => {
  cpSync(path.join(fixture, 'data'), file('data'), { recursive: true });
  mkdirSync(file('node_modules/gatsby'), { recursive: true });
  writeFileSync(file('node_modules/gatsby/cli.js'), "console.log('Gatsby runs');");
  writeFileSync(
    file('lock.js'),
    `const fs = require('node:fs');
    const { readFileSync } = fs;
    fs.readFileSync = (name, ...rest) => {
      if (/data.offer\\.yaml$/.test(name)) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY', path: name });
      return readFileSync(name, ...rest);
    };`,
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('edit: when a file of data/ is locked, then it says so and the preview begins', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/tsx/dist/cli.mjs'), path.join(project, 'scripts/edit.ts')],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: `--require ${file('lock.js')}` } },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('data/offer.yaml cannot be opened at the moment.');
  expect(stdout).toContain('Gatsby runs');
}, 120_000);
