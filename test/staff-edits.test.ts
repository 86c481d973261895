import { site } from '../content/site';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkData, formatDiagnostic, readData } from '../tools/yaml';
import { launchCheck } from '../content/staff/launch-check';
import { fixture } from './fixture';
import { staffEdits } from './staff-edits';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'staff-'));
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

/** The texts of data/ and the names of its pictures and videos. */
const contents = () => {
  const { files, pictures, videos } = readData(project, site);
  return [...files.map(({ path, bytes }) => path + Buffer.from(bytes).toString()), ...pictures, ...videos].join('\n');
};
const diagnostics = () => checkData(readData(project, site)).map(formatDiagnostic);

it.each(staffEdits)('staff edit: when "$title" was made, then the check finds no mistake', ({ apply }) => {
  const before = contents();
  apply(project);
  expect(contents() === before).toBe(false);
  expect(diagnostics()).toEqual([]);
});

it('staff edit: when "going live" was made, then only the official Gas Safe picture and videos are missing', () => {
  staffEdits.find(({ title }) => title === 'going live')?.apply(project);
  const left = new Set(
    launchCheck(readData(project, site), new Date('2026-11-21T12:00:00Z')).map(({ group }) => group),
  );
  left.delete('Bank holidays that run out');
  expect([...left]).toEqual(['Official Gas Safe picture', 'Missing videos']);
});
