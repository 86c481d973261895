import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bakery, site } from '../example/site';
import type { checkData } from '../check-data';
import type { readData } from './data-folder';
import type * as reader from './read-yaml';

const tools = path.resolve(__dirname, '../..');
const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** Makes a project with the example's data and what reads them. */
function project() {
  const root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  roots.push(root);
  cpSync(path.join(bakery, 'data'), path.join(root, 'data'), { recursive: true });
  for (const part of ['yaml/files', 'yaml/messages', 'shared'])
    cpSync(path.join(tools, part), path.join(root, 'tools', part), { recursive: true });
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  return root;
}

/** Checks a project as a run of its own does. Returns what it says, and how many texts it has read with both parsers. */
function check(root: string) {
  let run: { said: readonly unknown[]; read: number } | undefined;
  jest.isolateModules(() => {
    const { readYaml } = jest.requireActual<typeof reader>('./read-yaml');
    const reading = jest.fn(readYaml);
    jest.doMock('./read-yaml', () => ({ readYaml: reading }));
    /* eslint-disable @typescript-eslint/no-require-imports */
    const { checkData: ask } = require('../check-data') as { checkData: typeof checkData };
    const { readData: find } = require('./data-folder') as { readData: typeof readData };
    /* eslint-enable @typescript-eslint/no-require-imports */
    run = { said: ask(find(root, site)), read: new Set(reading.mock.calls.map(([text]) => text)).size };
  });
  return run ?? { said: [], read: 0 };
}

const file = (root: string) => path.join(root, '.cache/yaml-data.json');
const change = (place: string, replace: (text: string) => string) =>
  writeFileSync(place, replace(readFileSync(place, 'utf8')));

test('kept data: when nothing has changed, then a check reads no file again, and says the same', () => {
  const root = project();
  const first = check(root);
  expect(first.read).toBeGreaterThan(2);
  expect(check(root)).toEqual({ said: first.said, read: 0 });
});

test('kept data: when a file changes, then it alone is read, and its mistake has its line', () => {
  const root = project();
  check(root);
  change(path.join(root, 'data/home.yaml'), (text) => text.replace('title:', 'titel:'));
  const { said, read } = check(root);
  expect(read).toBe(1);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: 'data/home.yaml', line: 1, message: expect.stringMatching(/titel/) as string }),
    ]),
  );
  expect(check(root)).toEqual({ said, read });
});

test('kept data: when the packages or the code that words mistakes change, then every file is read again', () => {
  const root = project();
  const { read } = check(root);
  for (const source of ['tools/yaml/messages/unexpected-values.ts', 'package-lock.json']) {
    change(path.join(root, source), (text) => `${text}\n`);
    expect(check(root).read).toBe(read);
    expect(check(root).read).toBe(0);
  }
});

test('kept data: when a number is not in plain digits, then its mistake is found again in every run', () => {
  const root = project();
  change(path.join(root, 'data/prices.yaml'), (text) => `${text}odd: 0x10\n`);
  const { said } = check(root);
  expect(JSON.stringify(said)).toContain('0x10');
  expect(check(root).said).toEqual(said);
});

test('kept data: when its file is damaged, then all is read again', () => {
  const root = project();
  const { read } = check(root);
  writeFileSync(file(root), '{"a');
  expect(check(root).read).toBe(read);
  expect(check(root).read).toBe(0);
});

test('kept data: when a file has gone, then what was kept of it goes too', () => {
  const root = project();
  check(root);
  const { size } = statSync(file(root));
  rmSync(path.join(root, 'data/loaves'), { recursive: true });
  mkdirSync(path.join(root, 'data/loaves'));
  check(root);
  expect(statSync(file(root)).size).toBeLessThan(size);
});
