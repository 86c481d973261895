import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptAnswers } from './kept-answers';

const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
const file = path.join(folder, 'new', 'answers.json');
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const find = jest.fn((text: string) => text.toUpperCase());
beforeEach(() => {
  find.mockClear();
});

/** Asks as one build does. Returns the answers. */
function build(texts: readonly string[], how = '1') {
  const answers = keptAnswers(file, how);
  const found = texts.map((text) => answers.of(text, find));
  answers.save();
  return found;
}

test('kept answers: when a text is asked about again, then nothing is looked for', () => {
  expect(build(['a', 'b', 'a'])).toEqual(['A', 'B', 'A']);
  expect(find.mock.calls.flat()).toEqual(['a', 'b']);
  find.mockClear();
  expect(build(['b', 'a', 'c'])).toEqual(['B', 'A', 'C']);
  expect(find.mock.calls.flat()).toEqual(['c']);
});

test('kept answers: when a build no longer asks about a text, then its answer is dropped from the file', () => {
  build(['a', 'b']);
  const size = readFileSync(file).length;
  build(['a']);
  expect(readFileSync(file).length).toBeLessThan(size);
});

test('kept answers: when they would be found in another way now, then they are found again', () => {
  build(['a']);
  find.mockClear();
  build(['a'], '2');
  expect(find).toHaveBeenCalledTimes(1);
});

test('kept answers: when the file is damaged, then all are found again', () => {
  build(['a']);
  for (const text of ['{"a', '[]', 'null']) {
    writeFileSync(file, text);
    expect(build(['a'])).toEqual(['A']);
  }
});
