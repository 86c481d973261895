import { readFileSync } from 'node:fs';
import { canBeMade, changeText, type DocEdit, docEdits } from '../../scripts/doc-edits';
import { checkData } from './check';
import { formatComplaint } from './complaint';
import { type DataFolder, readData } from './read-data';

const edits = docEdits(readFileSync('docs/how-to-change.md', 'utf8'));
const real = readData(process.cwd());

function edited({ copies, newFiles, changes }: DocEdit): DataFolder {
  const texts = new Map(real.files.map(({ path, bytes }) => [`data/${path}`, Buffer.from(bytes).toString()]));
  const read = (file: string) => texts.get(file) ?? '';
  for (const { from, to } of copies) texts.set(to, read(from));
  for (const change of changes) texts.set(change.file, changeText(read(change.file), change));
  const newIn = (folder: string) =>
    newFiles.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  return {
    ...real,
    files: [...texts].map(([file, text]) => ({ path: file.slice('data/'.length), bytes: Buffer.from(text) })),
    pictures: [...real.pictures, ...newIn('data/pictures/')],
    videos: [...real.videos, ...newIn('data/videos/')],
  };
}

it('describes the ten most common edits, and a video', () => {
  expect(edits).toHaveLength(11);
  for (const { shown } of edits) for (const { route } of shown) expect(route).toMatch(/^\//);
  for (const { changes, shown } of edits) expect([changes.length > 0, shown.length > 0]).toEqual([true, true]);
});

// An edit of the page that staff have really made cannot be made again; the page wants a new example one day, not now.
const textOf = (file: string) =>
  Buffer.from(real.files.find(({ path }) => `data/${path}` === file)?.bytes ?? []).toString();
const possible = edits.filter((edit) => canBeMade(edit, textOf));

it('shows files as they are, for the most part', () => {
  expect(possible.length).toBeGreaterThan(edits.length / 2);
});

it.each(possible.map((edit) => [edit.title, edit] as const))('data/ is in order after: %s', (_, edit) => {
  expect(checkData(edited(edit)).map(formatComplaint)).toEqual([]);
});

it('refuses to describe a text that stands twice in a file', () => {
  expect(() => changeText('a: 1\na: 1\n', { file: 'data/x.yaml', before: 'a: 1', after: '' })).toThrow(/not once/);
});
