/** @jest-environment node */
import { site } from '../../../content/site';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture } from '../../fixture';
import { readData } from '../../../tools/yaml';
import { openJournal } from '../../../tools/studio/saving/journal';
import { save, showText } from '../../../tools/studio/saving/save';

test('studio: when an editor saves a file during the check, then both versions are shown and theirs stays', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'studio-save-'));
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
  const prices = path.join(project, 'data/prices.yaml');
  const shown = readFileSync(prices, 'utf8');
  const theirs = shown.replace(/^annualService: 50/m, 'annualService: 58');
  const read = () => {
    const folder = readData(project, site);
    writeFileSync(prices, theirs);
    return folder;
  };
  const desk = { project, site, journal: openJournal(project, site), read, shown: new Map<string, string>() };
  const saved = save(desk, {
    changes: [{ op: 'set', file: 'prices.yaml', path: ['annualService'], value: 55 }],
    versions: { 'prices.yaml': showText(desk, shown) },
  });
  expect(saved).toMatchObject({ conflict: { file: 'prices.yaml', theirs } });
  expect('conflict' in saved && saved.conflict.yours).toMatch(/^annualService: 55$/m);
  expect(readFileSync(prices, 'utf8')).toBe(theirs);
  rmSync(project, { recursive: true });
});
