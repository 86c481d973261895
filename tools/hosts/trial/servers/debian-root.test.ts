import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { debianRoot } from './debian-root';

const { PATH } = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'root-'));
  // Like the real program, it makes its folder in one that is there.
  const program = path.join(folder, 'mmdebstrap');
  writeFileSync(program, '#!/bin/sh\nfor last; do :; done\nexec mkdir "$last"\n');
  chmodSync(program, 0o755);
  process.env.PATH = `${folder}${path.delimiter}${PATH ?? ''}`;
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  process.env.PATH = PATH;
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('Debian root: when its folder is the first of a fresh clone, then it is made', () => {
  const root = path.join(folder, 'clone/.tmp/root');
  debianRoot(root, 'bookworm', []);
  expect(existsSync(root)).toBe(true);
});
