import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putInPlace } from './put-in-place';

let folder: string;
const [from, to] = [() => path.join(folder, 'new'), () => path.join(folder, 'old')];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'put-'));
  writeFileSync(from(), 'new');
  writeFileSync(to(), 'old');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Lets another program hold the file for some attempts, as a virus scanner on Windows does. */
function held(attempts: number, code: string) {
  const rename = fs.renameSync;
  let count = 0;
  return jest.spyOn(fs, 'renameSync').mockImplementation((...names) => {
    count += 1;
    if (count <= attempts) throw Object.assign(new Error(code), { code });
    rename(...names);
  });
}

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'studio: when another program holds a file on Windows for a moment (%s), then it is replaced all the same',
  (code) => {
    held(3, code);
    putInPlace(from(), to(), 'win32');
    expect(readFileSync(to(), 'utf8')).toBe('new');
  },
);

test.each([
  ['another program keeps the file', 'EPERM', 'win32', 6],
  ['the disc is full', 'ENOSPC', 'win32', 1],
  ['the system is not Windows, where no program can hold a file', 'EPERM', 'linux', 1],
] as const)('studio: when %s, then replacing the file fails with that error', (_, code, platform, attempts) => {
  const rename = held(Infinity, code);
  expect(() => {
    putInPlace(from(), to(), platform);
  }).toThrow(code);
  expect(rename).toHaveBeenCalledTimes(attempts);
});
