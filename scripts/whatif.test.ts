import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../test/fixture';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'whatif-'));
const file = (name: string) => path.join(folder, name);
const inCopy = (name: string) => file(`.tmp/whatif/${name}`);

/** Asks `npm run whatif` a question, upon a Gatsby that writes a site of one page and ends as it is told. */
function whatIf(end = '') {
  writeFileSync(
    file('node_modules/gatsby/cli.js'),
    `const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
    for (const folder of ['.cache', 'public', '.cache/aside/page-data/sq/d', '.cache/aside/page-data/index', 'src'])
      mkdirSync(folder, { recursive: true });
    rmSync('.cache/finished', { force: true });
    writeFileSync('public/index.html', '<main>A page</main>');
    writeFileSync('.cache/aside/page-data/index/page-data.json', '{}');
    writeFileSync('src/gatsby-types.d.ts', '');
    ${end}`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/tsx/dist/cli.mjs'), 'scripts/whatif.ts', 'company.tagline=Warm homes'],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

beforeAll(() => {
  cpSync(path.join(fixture, 'data'), file('data'), { recursive: true });
  for (const part of ['scripts', 'src', 'package.json', 'tsconfig.json'])
    cpSync(path.join(project, part), file(part), { recursive: true });
  mkdirSync(file('node_modules/gatsby'), { recursive: true });
  for (const name of readdirSync(path.join(project, 'node_modules')))
    if (name !== 'gatsby') symlinkSync(path.join(project, 'node_modules', name), file(`node_modules/${name}`));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

// A question takes some seconds, and more on a busy machine.
test('whatif: when its last build was stopped, then it begins anew', () => {
  expect(whatIf("console.log('as far as here'); process.kill(process.pid, 'SIGKILL')")).toEqual({
    status: 1,
    said: expect.stringMatching(/the site could not be built:[\s\S]*as far as here/),
  });
  writeFileSync(inCopy('.cache/before'), '');
  writeFileSync(inCopy('public/before'), '');
  expect(whatIf()).toEqual({ status: 0, said: expect.stringContaining('would change') });
  expect(existsSync(inCopy('.cache/before'))).toBe(false);
  expect(existsSync(inCopy('public/before'))).toBe(false);
}, 120_000);
