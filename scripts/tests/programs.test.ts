import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { unpack } from '../../e2e/programs/packaged';

const folder = mkdtempSync(path.join(tmpdir(), 'packaged-'));
const source = path.join(folder, 'bin');
/** An archive without files: two blocks of zeros. */
const empty = brotliCompressSync(Buffer.alloc(1024));

beforeEach(() => {
  mkdirSync(source, { recursive: true });
  for (const name of ['al2023.tar.br', 'fonts.tar.br']) writeFileSync(path.join(source, name), empty);
  writeFileSync(path.join(source, 'chromium.br'), brotliCompressSync(Buffer.from('program')));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('packaged Chromium: when it is unpacked twice, then the first stays', () => {
  const target = path.join(folder, 'kept/1.0.0');
  unpack(source, target);
  unpack(source, target);
  expect(readdirSync(target).sort()).toEqual(['chromium', 'fonts.conf']);
  expect(readdirSync(path.join(folder, 'kept'))).toEqual(['1.0.0']);
});

test('packaged Chromium: when an archive is damaged, then it says so in one line and leaves nothing', () => {
  writeFileSync(path.join(source, 'chromium.br'), 'damaged');
  expect(() => {
    unpack(source, path.join(folder, 'kept/1.0.0'));
  }).toThrow(/^The packaged Chromium cannot be unpacked into \S+, which takes 250 MB: [^\n]+$/);
  expect(readdirSync(path.join(folder, 'kept'))).toEqual([]);
});

const full = '/dev/full';
(existsSync(full) ? test : test.skip)(
  'packaged Chromium: when the disk is full, then says so and leaves nothing',
  () => {
    const target = path.join(folder, 'kept/1.0.0');
    const part = `${target}.${process.pid}`;
    mkdirSync(part, { recursive: true });
    symlinkSync(full, path.join(part, 'chromium'));
    expect(() => {
      unpack(source, target);
    }).toThrow(/ENOSPC/);
    expect(readdirSync(path.join(folder, 'kept'))).toEqual([]);
  },
);

test('programs: when there is no Chromium at all, then the command fails and says how to get one', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'log').mockReturnValue();
  jest.doMock('../../e2e/programs/chromium', () => ({
    installedChromium: () => undefined,
    oldestChromium: () => undefined,
    findFastChromium: () => {
      throw new Error('No Chromium: install one.');
    },
  }));
  await import('./programs');
  expect(said.mock.calls).toContainEqual(['No Chromium: install one.']);
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
});
