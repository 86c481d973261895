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
