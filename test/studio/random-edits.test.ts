import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../../content/site';
import { editData, picker } from '../../tools/studio/test-support';
import { checkData, readData } from '../../tools/yaml';
import { fixture } from '../fixture';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Edits a copy of the fixture. Returns what was done, and the data afterwards. */
function edited(seed: number) {
  const project = mkdtempSync(path.join(tmpdir(), 'random-edits-'));
  folders.push(project);
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
  return { done: editData(project, site, 16, picker(seed)), data: readData(project, site) };
}

it('random edits: when some are made, then data/ has no mistake, and several kinds were made', () => {
  const { done, data } = edited(1);
  expect(done).toHaveLength(16);
  expect(checkData(data)).toEqual([]);
  expect(new Set(done.map((each) => each.split(' ', 1)[0])).size).toBeGreaterThan(2);
});

it('random edits: when the seed is the same, then so are they, so that a failure can be repeated', () => {
  const [one, again, other] = [2, 2, 3].map((seed) => edited(seed));
  expect(again?.done).toEqual(one?.done);
  expect(again?.data.files).toEqual(one?.data.files);
  expect(other?.done).not.toEqual(one?.done);
});
