import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
const file = (name: string) => path.join(folder, name);

/** Runs `npm run build` with a fake Gatsby that leaves a file in its cache and in the site, and then runs `end`. */
function build(end: string, env: NodeJS.ProcessEnv = process.env): number | null {
  writeFileSync(
    file('node_modules/gatsby/cli.js'),
    `const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
    for (const folder of ['.cache', 'public']) mkdirSync(folder, { recursive: true });
    rmSync('.cache/finished', { force: true });
    writeFileSync('.cache/nodes', '');
    writeFileSync('public/page', '');
    ${end}`,
  );
  return spawnSync(process.execPath, ['scripts/build.js'], { cwd: folder, env }).status;
}
/** Whether a build continues from what the last one has left. */
const goesOn = () => build("process.exit(require('node:fs').existsSync('.cache/before') ? 0 : 3)") === 0;

beforeAll(() => {
  mkdirSync(file('node_modules/gatsby'), { recursive: true });
  mkdirSync(file('scripts'));
  for (const name of ['build.js', 'settings.js']) cpSync(path.join(__dirname, name), file(`scripts/${name}`));
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

test('build: when the home folder cannot be written, then Gatsby keeps its settings in the project', () => {
  writeFileSync(file('no-folder'), '');
  const keeps = "process.exit(process.env.XDG_CONFIG_HOME?.endsWith('.tmp/settings') ? 0 : 3)";
  const home = (HOME: string) => ({ ...process.env, XDG_CONFIG_HOME: '', HOME });
  expect(build(keeps, home(file('no-folder')))).toBe(0);
  expect(build(keeps, home(folder))).toBe(3);
});
