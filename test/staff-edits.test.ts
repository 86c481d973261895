import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkData } from '../src/content/check';
import { formatComplaint } from '../src/content/complaint';
import { launchCheck } from '../src/content/launch-check';
import { readData } from '../src/content/read-data';
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

const complaints = () => checkData(readData(project)).map(formatComplaint);

it.each(staffEdits)('staff edit: when it is "$title", then the check finds no mistake', ({ apply }) => {
  const before = readData(project);
  apply(project);
  expect(readData(project)).not.toEqual(before);
  expect(complaints()).toEqual([]);
});

it('staff edit: when going live is done, then what is left are photos of our own, videos and the artwork', () => {
  staffEdits.find(({ title }) => title === 'going live')?.apply(project);
  const left = new Set(launchCheck(readData(project), new Date('2026-11-21T12:00:00Z')).map(({ group }) => group));
  left.delete('Missing bank holidays');
  expect([...left]).toEqual(['Official Gas Safe artwork', 'Missing videos']);
});
