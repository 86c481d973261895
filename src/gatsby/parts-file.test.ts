import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePartsFile } from './parts-file';
import { partsAddress, partsFile } from '../step-drawings/parts-file';

it('parts file: when a build writes it, then it stands where drawings look for it, and that of an earlier build goes', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'parts-'));
  writePartsFile(project, '/drawings/parts-00000000.svg');
  writePartsFile(project);
  expect(readdirSync(path.join(project, 'public/drawings'))).toEqual([path.basename(partsAddress)]);
  expect(readFileSync(path.join(project, 'public', partsAddress), 'utf8')).toBe(partsFile);
  rmSync(project, { recursive: true });
});
