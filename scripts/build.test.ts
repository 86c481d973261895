import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
const file = (name: string) => path.join(folder, name);

/** Runs `npm run build` with a fake Gatsby that leaves a file in its cache and in the site, and then runs `end`. */
function build(end: string): number | null {
  writeFileSync(
    file('node_modules/gatsby/cli.js'),
    `const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
    for (const folder of ['.cache', 'public']) mkdirSync(folder, { recursive: true });
    rmSync('.cache/finished', { force: true });
    writeFileSync('.cache/nodes', '');
    writeFileSync('public/page', '');
    ${end}`,
  );
  return spawnSync(process.execPath, ['scripts/build.js'], { cwd: folder }).status;
}
/** Whether a build continues from what the last one has left. */
const goesOn = () => build("process.exit(require('node:fs').existsSync('.cache/before') ? 0 : 3)") === 0;

beforeAll(() => {
  mkdirSync(file('node_modules/gatsby'), { recursive: true });
  mkdirSync(file('scripts'));
  cpSync(path.join(__dirname, 'build.js'), file('scripts/build.js'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each([
  ['one that ended well', 'process.exit(0)', 0, true],
  ['one that has failed', 'process.exit(1)', 1, false],
  ['one that was stopped', "process.kill(process.pid, 'SIGKILL')", 1, false],
])(
  'build: when the build before was %s, then the next continues from its cache only if that one was complete',
  (_, end, status, kept) => {
    expect(build(end)).toBe(status);
    writeFileSync(file('.cache/before'), '');
    writeFileSync(file('public/before'), '');
    expect(goesOn()).toBe(kept);
    expect(existsSync(file('public/before'))).toBe(kept);
  },
);
