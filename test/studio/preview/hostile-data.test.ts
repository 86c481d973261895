import { site } from '../../../content/site';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { fixture } from '../../fixture';
import { contentsOf } from '../../../tools/yaml/media';
import { anyDamage, damagedBytes } from '../../damaged-files';
import { hostileBytes, hostileFiles } from '../../../tools/yaml/test-support';
import { previewFolder } from '../../../tools/studio/preview/folder';
import { type RunningPreview, runPreview } from '../../../tools/studio/preview/preview-session';

// A running preview meets files that nobody would write. It goes on, names the file at fault, shows nothing of it, and heals as soon as
// the file is mended.

const project = mkdtempSync(path.join(tmpdir(), 'hostile-preview-'));
const place = (name: string) => path.join(project, 'data', name);
const shown = (name: string) => path.join(project, previewFolder, name);
const terminal = { info: jest.fn(), error: jest.fn() };
let preview: RunningPreview;
let names: string[];

beforeAll(async () => {
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
  jest.useFakeTimers();
  preview = runPreview(project, site, terminal, true);
  await preview.begun;
  names = contentsOf(path.join(project, 'data')).paths.filter((name) => name.endsWith('.yaml'));
});
afterAll(() => {
  jest.useRealTimers();
  rmSync(project, { recursive: true });
});

/** Lets the preview notice what has changed. */
function noticed(): string {
  jest.advanceTimersByTime(400);
  return preview.news().notice;
}

/** Puts other bytes into a file for a while. Returns what the preview says, and whether it has healed. */
function replaced(name: string, bytes: Uint8Array): { notice: string; isHealed: boolean } {
  const good = readFileSync(place(name));
  const before = readFileSync(shown(name));
  // Makes the file anew: its size and time may be the same as before, and then the preview would not notice the change.
  rmSync(place(name));
  writeFileSync(place(name), bytes);
  const notice = noticed();
  // Jest would compare the bytes one by one.
  if (notice) expect(readFileSync(shown(name)).equals(before)).toBe(true);
  rmSync(place(name));
  writeFileSync(place(name), good);
  return { notice, isHealed: noticed() === '' && readFileSync(shown(name)).equals(before) };
}

test.each(hostileFiles)('preview: when a file holds $what, then it names the file, goes on and heals', (each) => {
  const { notice, isHealed } = replaced(each.file, hostileBytes(each, readFileSync(place(each.file))));
  expect(notice).toContain(`data/${each.file}:`);
  expect(isHealed).toBe(true);
});

test.each([
  ['a link that leads to itself', 'guides/loop.yaml', () => symlinkSync('loop.yaml', place('guides/loop.yaml'))],
  ['a link to nothing', 'pictures/nothing.jpg', () => symlinkSync('/nowhere', place('pictures/nothing.jpg'))],
  ['a link out of data/', 'guides/out.yaml', () => symlinkSync('/etc/passwd', place('guides/out.yaml'))],
  ['a name that Windows cannot hold', 'guides/con.yaml', () => writeFileSync(place('guides/con.yaml'), 'title: x\n')],
  [
    'a file in a folder of its own',
    'new/x.yaml',
    () => {
      mkdirSync(place('new'));
      writeFileSync(place('new/x.yaml'), 'title: x\n');
    },
  ],
] as const)('preview: when %s appears, then it is named, until it is gone', (_, name, appear) => {
  appear();
  expect(noticed()).toContain(`data/${name}`);
  rmSync(place(name.startsWith('new/') ? 'new' : name), { recursive: true });
  expect(noticed()).toBe('');
});

test('preview: when files are damaged at random, then it goes on, and heals', () => {
  fc.assert(
    fc.property(anyDamage, ({ file, damage }) => {
      const name = names[file % names.length] ?? '';
      expect(replaced(name, damagedBytes(readFileSync(place(name)), damage)).isHealed).toBe(true);
    }),
    // DAMAGED=2000 tries more.
    { numRuns: Number(process.env.DAMAGED ?? 40), endOnFailure: true },
  );
}, 1_800_000);
