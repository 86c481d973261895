import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partsAddress, partsFile } from '../step-drawings/parts-file';

/** Writes the file of the drawings' parts into `public/`, and removes that of an earlier build. */
export function writePartsFile(project: string, address = partsAddress): void {
  const file = path.join(project, 'public', address);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith('parts-')) rmSync(path.join(folder, name));
  writeFileSync(file, partsFile);
}
