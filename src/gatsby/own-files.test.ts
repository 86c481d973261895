import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asideFolder, moveAside, moveBack } from './own-files';

const project = mkdtempSync(path.join(tmpdir(), 'own-files-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});
const inPublic = (file: string) => path.join(project, 'public', file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(inPublic(file)), { recursive: true });
  writeFileSync(inPublic(file), text);
};

it("own files: when a site is built, then Gatsby's own files are not in public/, and the next build finds them", () => {
  write('index.html', 'a page');
  write('page-data/index/page-data.json', 'data');
  moveAside(project);
  expect(existsSync(inPublic('page-data'))).toBe(false);
  expect(existsSync(inPublic('index.html'))).toBe(true);
  moveBack(project);
  expect(readFileSync(inPublic('page-data/index/page-data.json'), 'utf8')).toBe('data');
  expect(existsSync(path.join(project, asideFolder, 'page-data'))).toBe(false);
});

it('own files: when a build has written new ones, then removes those of the previous build', () => {
  write('page-data/old/page-data.json', 'old');
  moveAside(project);
  write('page-data/new/page-data.json', 'new');
  moveAside(project);
  moveBack(project);
  expect(existsSync(inPublic('page-data/old'))).toBe(false);
  expect(existsSync(inPublic('page-data/new'))).toBe(true);
});

it('own files: when no page shows a picture any more, then it is not in public/, and it comes back with its page', () => {
  const [shown, gone] = ['static/a1/tap.avif', 'static/b2/kitchen.jpg'];
  const page = (...names: string[]) => `<img srcSet="${names.map((name) => `/${name} 320w`).join(', ')}"/>`;
  for (const name of [shown, gone]) write(name, name);
  write('gallery/index.html', page(shown, gone));
  moveAside(project);
  expect(existsSync(inPublic(gone))).toBe(true);
  moveBack(project);
  write('gallery/index.html', page(shown));
  moveAside(project);
  expect([shown, gone].map((name) => existsSync(inPublic(name)))).toEqual([true, false]);
  // Gatsby would not make it again.
  moveBack(project);
  expect(readFileSync(inPublic(gone), 'utf8')).toBe(gone);
});
