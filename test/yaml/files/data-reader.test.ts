import { site } from '../../../content/site';
import fs, { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../fixture';
import { dataReader } from '../../../tools/yaml/files/data-reader';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'reader-'));
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

it('data reader: when a picture has not changed, then does not read it again', () => {
  const picture = path.join(project, 'data/pictures/home-hero.jpg');
  const read = dataReader(project, site);
  expect(read().damaged.size).toBe(0);
  const reading = jest.spyOn(fs, 'readFileSync');
  read();
  const media = () => reading.mock.calls.map(([file]) => String(file)).filter((file) => file.includes('/pictures/'));
  expect(media()).toEqual([]);
  expect(reading.mock.calls.length).toBeGreaterThan(30);
  writeFileSync(picture, 'a text');
  expect([...read().damaged.keys()]).toEqual(['pictures/home-hero.jpg']);
  expect(media()).toEqual([picture]);
  expect([...read().damaged.keys()]).toEqual(['pictures/home-hero.jpg']);
  reading.mockRestore();
});
