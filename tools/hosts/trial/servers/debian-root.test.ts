import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { debianRoot } from './debian-root';

// Like mmdebstrap, makes its folder only if the one around it is there.
jest.mock('node:child_process', () => ({
  spawnSync: (_: string, args: readonly string[]) => {
    mkdirSync(args.at(-1) ?? '');
    return { status: 0 };
  },
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'root-'));
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('Debian root: when the folders around it do not exist yet, as in a fresh clone, then it is made all the same', () => {
  const root = path.join(folder, 'clone/.tmp/root');
  debianRoot(root, 'bookworm', []);
  expect(existsSync(root)).toBe(true);
});
