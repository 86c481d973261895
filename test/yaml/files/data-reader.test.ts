import { site } from '../../../content/site';
import fs, { cpSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
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
  writeFileSync(picture, 'a text');
  expect([...read().damaged.keys()]).toEqual(['pictures/home-hero.jpg']);
  expect(media()).toEqual([picture]);
  expect([...read().damaged.keys()]).toEqual(['pictures/home-hero.jpg']);
  reading.mockRestore();
});

/** Gives all files a time that lies some seconds back. */
function written(secondsAgo: number) {
  const data = path.join(project, 'data');
  const time = new Date(Date.now() - secondsAgo * 1000);
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    utimesSync(path.join(data, name), time, time);
}

it('data reader: when a text has not been touched, then does not read it again, and returns the same file', () => {
  written(60);
  const read = dataReader(project, site);
  const before = read().files;
  const reading = jest.spyOn(fs, 'readFileSync');
  const after = read().files;
  expect(reading).not.toHaveBeenCalled();
  reading.mockRestore();
  expect(after.every((file, index) => file === before[index])).toBe(true);
});

it('data reader: when a text is written twice within one tick of the clock, then the second is seen', () => {
  const faq = path.join(project, 'data/faq.yaml');
  const read = dataReader(project, site);
  // Judges the pictures, which takes longer than a file counts as just written.
  read();
  written(0);
  const { mtime, atime, size } = statSync(faq);
  const bytesOf = () => Buffer.from(read().files.find((file) => file.path === 'faq.yaml')?.bytes ?? []).toString();
  bytesOf();
  const other = 'x'.repeat(size);
  writeFileSync(faq, other);
  utimesSync(faq, atime, mtime);
  expect(bytesOf()).toBe(other);
});

it('data reader: when a text is written again with the same words, then it is the same file', () => {
  written(60);
  const faq = path.join(project, 'data/faq.yaml');
  const read = dataReader(project, site);
  const file = () => read().files.find((each) => each.path === 'faq.yaml');
  const before = file();
  writeFileSync(faq, Buffer.from(before?.bytes ?? []));
  expect(file()).toBe(before);
});
