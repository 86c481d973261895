import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { licencesText, packagesIn } from './licences';

const project = mkdtempSync(path.join(tmpdir(), 'licences-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});

function write(file: string, text: string) {
  const whole = path.join(project, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}
function addPackage(folder: string, files: Record<string, string>) {
  const name = folder.split('node_modules/').at(-1);
  write(`${folder}/package.json`, JSON.stringify({ name, version: '1.2.3', license: 'MIT', main: 'index.js' }));
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
}
const bundle = async (entry: string) => {
  write('entry.js', entry);
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: ['entry.js'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
  });
  return packagesIn(metafile);
};

beforeAll(() => {
  write('static/fonts/LICENSE-a.txt', 'the licence of a font');
  addPackage('node_modules/outer', {
    'index.js': "import inner from 'inner';export default inner + 1;",
    LICENSE: 'Copyright the outer one',
  });
  addPackage('node_modules/outer/node_modules/inner', { 'index.js': 'export default 1;', 'license.md': 'The inner ©' });
  addPackage('node_modules/@scope/unused', { 'index.js': 'export const unused = 1;', LICENCE: 'Nobody gets this' });
  addPackage('node_modules/@scope/bare', { 'index.js': 'export default 2;' });
});

test('licences: when a bundle holds a package and one that is nested in it, then each is named with its text', async () => {
  const text = licencesText(project, await bundle("import outer from 'outer';console.log(outer);"), '/fonts/');
  expect(text).toContain('/fonts/LICENSE-a.txt');
  expect(text).toContain('outer 1.2.3 (MIT)\n\nCopyright the outer one\n');
  expect(text).toContain('inner 1.2.3 (MIT)\n\nThe inner ©\n');
});

test('licences: when a package is imported but none of its code is sent, then it is not named', async () => {
  const text = licencesText(
    project,
    await bundle("import outer from 'outer';import { unused } from '@scope/unused';console.log(outer);"),
    '/fonts/',
  );
  expect(text).not.toContain('@scope/unused');
});

test('licences: when a package has no licence text, then the build stops and names it', async () => {
  const packages = await bundle("import bare from '@scope/bare';console.log(bare);");
  expect(() => licencesText(project, packages, '/fonts/')).toThrow(
    /node_modules\/@scope\/bare has no file with its licence/,
  );
});
