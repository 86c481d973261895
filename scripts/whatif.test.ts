import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../test/fixture';

const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'whatif-'));

beforeAll(() => {
  cpSync(path.join(fixture, 'data'), path.join(folder, 'data'), { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

// A run takes some seconds, and more on a busy machine.
test.each([
  [
    'prices.annualService=55',
    0,
    /\/faq\n {2}- The annual service is £50[\s\S]*\n {2}\+ The annual service is £55[\s\S]*pages would change/,
  ],
  ['prices.annualService=fifty', 1, /^data\/ has mistakes:\ndata\/prices\.yaml:\d+:\d+ annualService: /],
  ['prices.anualService=55', 1, /^data\/prices\.yaml has no "anualService"\. Did you mean/],
])(
  'whatif: when %s is typed, then it ends with %s and says which sentences change or what is wrong',
  (typed, status, said) => {
    const run = spawnSync(
      process.execPath,
      [path.join(project, 'node_modules/tsx/dist/cli.mjs'), path.join(project, 'scripts/whatif.ts'), typed],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(run.stdout + run.stderr).toMatch(said);
    expect(run.status).toBe(status);
  },
  120_000,
);
