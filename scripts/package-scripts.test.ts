import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// No package may run scripts while it is installed: they could change every other package. Tests with the npm on the PATH.
const folder = mkdtempSync(path.join(tmpdir(), 'package-scripts-'));
const npm = (cwd: string, ...words: string[]) =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', shell: process.platform === 'win32', stdio: 'pipe' });
const write = (file: string, value: unknown) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
};

beforeAll(() => {
  const scripts = Object.fromEntries(
    ['preinstall', 'install', 'postinstall'].map((name) => [
      name,
      `node -e "require('fs').writeFileSync('ran-${name}', '')"`,
    ]),
  );
  write(path.join(folder, 'package/package.json'), { name: 'curious', version: '1.0.0', scripts });
  npm(path.join(folder, 'package'), 'pack', '--ignore-scripts', '--pack-destination', folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Installs the package into a project with the `.npmrc` of a folder, twice. Returns which of its scripts have run. */
function ran(settings: string, name: string, ...more: string[]): string[] {
  const project = path.join(folder, name);
  write(path.join(project, 'package.json'), { name: 'project', version: '1.0.0', private: true });
  cpSync(path.join(settings, '.npmrc'), path.join(project, '.npmrc'));
  npm(project, 'install', '--offline', ...more, '../curious-1.0.0.tgz');
  npm(project, 'ci', '--offline', ...more);
  const curious = path.join(project, 'node_modules/curious');
  expect(existsSync(path.join(curious, 'package.json'))).toBe(true);
  return ['preinstall', 'install', 'postinstall'].filter((script) => existsSync(path.join(curious, `ran-${script}`)));
}

test.each(['.', 'tools/hosts/providers', 'tools/bench'])(
  'npm: when a package with scripts is installed with the .npmrc of %s, then none of them runs',
  (settings) => {
    expect(ran(settings, path.basename(path.resolve(settings)))).toEqual([]);
  },
  120_000,
);

test('npm: when ignore-scripts is switched off, then those scripts run that this npm allows', () => {
  const [major = ''] = npm(folder, '--version').split('.');
  // From version 12 on npm runs only scripts that package.json names.
  const expected = Number(major) < 12 ? ['preinstall', 'install', 'postinstall'] : [];
  expect(ran('.', 'asked', '--ignore-scripts=false')).toEqual(expected);
}, 120_000);

test('npm: when the container is built, then it installs with the same settings, which run no scripts', () => {
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(/COPY .*\.npmrc .*\nRUN npm ci\n/);
});
