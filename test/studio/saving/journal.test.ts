/** @jest-environment node */
import { site } from '../../../content/site';
import { spawnSync } from 'node:child_process';
import fs, {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../fixture';
import { dataPath } from '../../../tools/studio/saving/data-path';
import { faultInWords } from '../../../tools/studio/saving/faults';
import { ChangedMeanwhile, openJournal } from '../../../tools/studio/saving/journal';

let project: string;
const place = (file: string) => path.join(project, 'data', file);
const textOf = (file: string) => readFileSync(place(file), 'utf8');
const old = { prices: '', offer: '' };
const both = () => [
  { file: 'prices.yaml', before: old.prices, after: 'prices' },
  { file: 'offer.yaml', before: old.offer, after: 'offer' },
];
const left = () => readdirSync(place('')).filter((name) => name.startsWith('.'));

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'studio-journal-'));
  for (const file of ['prices.yaml', 'offer.yaml']) cpSync(path.join(fixture, 'data', file), place(file));
  old.prices = textOf('prices.yaml');
  old.offer = textOf('offer.yaml');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(project, { recursive: true });
});

test('studio: when several files are saved, undone and repeated, then all of them follow', () => {
  const journal = openJournal(project, site);
  journal.write(both());
  expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual(['prices', 'offer']);
  journal.undo();
  expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual([old.prices, old.offer]);
  openJournal(project, site).redo();
  expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual(['prices', 'offer']);
  expect(left()).toEqual([]);
});

test('studio: when a new file is undone, then it is removed, and redo brings it back', () => {
  fs.mkdirSync(place('guides'));
  const journal = openJournal(project, site);
  journal.write([{ file: 'guides/new.yaml', before: null, after: 'new' }]);
  journal.undo();
  expect(existsSync(place('guides/new.yaml'))).toBe(false);
  journal.redo();
  expect(textOf('guides/new.yaml')).toBe('new');
});

test('studio: when something is saved after an undo, then what was undone cannot be repeated', () => {
  const journal = openJournal(project, site);
  journal.write(both());
  journal.undo();
  journal.write([{ file: 'prices.yaml', before: old.prices, after: 'other' }]);
  expect(journal.toRedo()).toBeUndefined();
  journal.redo();
  expect(textOf('prices.yaml')).toBe('other');
});

test('studio: when somebody else has changed a file, then undo does not overwrite it', () => {
  const journal = openJournal(project, site);
  journal.write(both());
  writeFileSync(place('offer.yaml'), 'theirs');
  expect(() => journal.undo()).toThrow(ChangedMeanwhile);
  expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual(['prices', 'theirs']);
});

test.each(['after the first rename', 'before the first rename'])(
  'studio: when the process is killed %s of two, then the next start completes the save',
  (when) => {
    const script = `
      const fs = require('node:fs');
      const { renameSync } = fs;
      fs.renameSync = (from, to) => {
        const isData = /data.(prices|offer)/.test(to);
        if (isData && ${String(when.startsWith('before'))}) process.kill(process.pid, 'SIGKILL');
        renameSync(from, to);
        if (isData) process.kill(process.pid, 'SIGKILL');
      };
      require('module').syncBuiltinESMExports();
      const { openJournal } = require(${JSON.stringify(path.resolve('tools/studio/saving/journal.ts'))});
      const { site } = require(${JSON.stringify(path.resolve('content/site.ts'))});
      openJournal(${JSON.stringify(project)}, site).write(${JSON.stringify(both())});`;
    const { signal } = spawnSync(process.execPath, ['--require', 'esbuild-register', '--eval', script], {
      encoding: 'utf8',
    });
    expect(signal).toBe('SIGKILL');
    expect([textOf('prices.yaml'), textOf('offer.yaml')]).not.toEqual(['prices', 'offer']);
    const journal = openJournal(project, site);
    expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual(['prices', 'offer']);
    journal.undo();
    expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual([old.prices, old.offer]);
  },
  60_000,
);

test.each(['state.json', 'save-1.json'])(
  'studio: when %s is damaged, then the next start has nothing to undo and leaves the files as they are',
  (name) => {
    openJournal(project, site).write(both());
    writeFileSync(path.join(project, '.tmp/studio', name), '{"done":');
    expect(openJournal(project, site).toUndo() ?? []).toEqual([]);
    expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual(['prices', 'offer']);
  },
);

/** Makes a call of the file system fail at the files whose names match. */
function fail(call: 'writeFileSync' | 'renameSync' | 'mkdirSync', code: string, name: RegExp) {
  const real = fs[call] as (...given: unknown[]) => unknown;
  return jest.spyOn(fs, call).mockImplementation(((...given: unknown[]) => {
    if (name.test(String(given[call === 'renameSync' ? 1 : 0]))) throw Object.assign(new Error(code), { code });
    return real(...given);
  }) as never);
}

test.each([
  ['writeFileSync', 'ENOSPC', /data.\.offer/],
  ['renameSync', 'EPERM', /data.offer/],
  ['renameSync', 'EROFS', /data.prices/],
  ['writeFileSync', 'EACCES', /data.\.prices/],
  ['writeFileSync', 'ENOSPC', /tmp.studio/],
  ['mkdirSync', 'EROFS', /tmp.studio/],
] as const)(
  'studio: when %s fails with %s at %s, then no file changes, also not at the next start',
  (call, code, name) => {
    const journal = openJournal(project, site);
    const failing = fail(call, code, name);
    expect(() => {
      journal.write(both());
    }).toThrow(code);
    failing.mockRestore();
    openJournal(project, site);
    expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual([old.prices, old.offer]);
    expect(left()).toEqual([]);
    expect(faultInWords(Object.assign(new Error(code), { code }))).toContain('Nothing was saved');
  },
);

test('studio: when the disc fills up during a save, then the next start does not complete it', () => {
  const journal = openJournal(project, site);
  let full = false;
  const { writeFileSync: write } = fs;
  jest.spyOn(fs, 'writeFileSync').mockImplementation(((name: string, ...rest: [string]) => {
    full ||= /data.\.offer/.test(name);
    if (full) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    write(name, ...rest);
  }) as never);
  expect(() => {
    journal.write(both());
  }).toThrow('ENOSPC');
  jest.restoreAllMocks();
  openJournal(project, site);
  expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual([old.prices, old.offer]);
});

test('studio: when a save and taking it back both fail, then the words say to start again, which completes it', () => {
  const journal = openJournal(project, site);
  const { renameSync: rename } = fs;
  let stuck = false;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    stuck ||= /data.offer/.test(String(to));
    if (stuck && /data.(?:offer|prices)/.test(String(to))) throw new Error('EPERM');
    rename(from, to);
  });
  expect(() => {
    journal.write(both());
  }).toThrow('Start the preview again');
  jest.restoreAllMocks();
  openJournal(project, site);
  expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual(['prices', 'offer']);
  expect(left()).toEqual([]);
});

test('studio: when a half-done save cannot be completed at the start, then the preview starts and says so', () => {
  openJournal(project, site).write(both());
  writeFileSync(place('prices.yaml'), old.prices);
  const state = { done: 0, last: 1, going: { entry: 1, to: 'after' } };
  writeFileSync(path.join(project, '.tmp/studio/state.json'), JSON.stringify(state));
  const said = jest.spyOn(console, 'error').mockReturnValue();
  const failing = fail('renameSync', 'EPERM', /data.prices/);
  expect(openJournal(project, site).toUndo()).toBeUndefined();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('half done'), expect.objectContaining({ code: 'EPERM' }));
  failing.mockRestore();
  openJournal(project, site);
  expect([textOf('prices.yaml'), textOf('offer.yaml')]).toEqual(['prices', 'offer']);
});

test.each([
  '../package.json',
  'guides/../../package.json',
  '/etc/passwd',
  'C:\\Windows\\win.ini',
  'guides\\x.yaml',
  '\\\\server\\share\\x.yaml',
  'prices.yaml\0.png',
  'prices.yaml:stream',
  'prices.yaml.',
  'prices.yaml ',
  'guides/con.yaml',
  'guides/nul.yaml',
  'guides/.hidden.yaml',
  'guides/a/b.yaml',
  'pictures/x.yaml',
  'unknown.yaml',
  'PRICES.yaml',
  '',
])('studio: when a file is called %j, then the name is refused', (name) => {
  fs.mkdirSync(place('guides'));
  expect(() => dataPath(project, name, site)).toThrow('is not the name of a file in data/');
});

test('studio: when a file or a folder of data/ is a link that leads out, then its name is refused', () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'x.yaml'), 'secret');
  symlinkSync(outside, place('guides'));
  rmSync(place('prices.yaml'));
  symlinkSync(path.join(outside, 'x.yaml'), place('prices.yaml'));
  expect(() => dataPath(project, 'guides/x.yaml', site)).toThrow('leads out of its folder');
  expect(() => dataPath(project, 'guides/new.yaml', site)).toThrow('leads out of its folder');
  expect(() => dataPath(project, 'prices.yaml', site)).toThrow('leads out of its folder');
  rmSync(outside, { recursive: true });
});
