import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../../content/site';
import { fixture } from '../../test/fixture';
import { checkData, formatDiagnostic, readData } from '../../tools/yaml';
import { growData } from './grow-data';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Returns a folder with grown content of the fixture. */
async function grown(seed?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'grown-'));
  folders.push(folder);
  cpSync(path.join(fixture, 'data'), path.join(folder, 'data'), { recursive: true });
  await growData(path.join(folder, 'data'), { reviews: 40, questions: 50 }, { factor: 3, ...(seed && { seed }) });
  return folder;
}

test('grown data: when the factor is three, then there are three times as many pages, and the check finds nothing', async () => {
  const folder = readData(await grown(), site);
  expect(checkData(folder).map(formatDiagnostic)).toEqual([]);
  const count = (start: string) => folder.files.filter(({ path: name }) => name.startsWith(start)).length;
  const own = readData(fixture, site);
  for (const start of ['guides/', 'insights/', 'services/'])
    expect(count(start)).toBe(3 * own.files.filter(({ path: name }) => name.startsWith(start)).length);
});

test('grown data: when it is made again, then it is the same, and with another seed it is not', async () => {
  const reviews = async (seed?: number) => readFileSync(path.join(await grown(seed), 'data/testimonials.yaml'), 'utf8');
  const first = await reviews();
  expect(await reviews()).toBe(first);
  expect(await reviews(2)).not.toBe(first);
});
