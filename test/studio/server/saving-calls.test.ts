import { site } from '../../../content/site';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Yaml from 'yaml';
import { fixture } from '../../fixture';
import { dataReader } from '../../../tools/yaml';
import { openJournal } from '../../../tools/studio/saving/journal';
import { sendCodes } from '../../../tools/studio/server/send-codes';
import { suppose } from '../../../tools/studio/server/saving-calls';

/** How many files have been parsed. */
let parsed = 0;
jest.mock('yaml', () => {
  const yaml = jest.requireActual<typeof Yaml>('yaml');
  return {
    ...yaml,
    parseDocument: (...given: Parameters<typeof yaml.parseDocument>) => {
      parsed += 1;
      return yaml.parseDocument(...given);
    },
  };
});

const letter = (index: number) => String.fromCharCode(97 + (index % 26));
const nameOf = (index: number) => letter(index / 676) + letter(index / 26) + letter(index);

test('studio: when there are 1,000 guides and a fact in 900 of them, then only the first change waits for all to be parsed', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'studio-large-'));
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
  const guides = path.join(project, 'data/guides');
  // Without its drawings, which are half of the time to parse it and hold no price.
  const guide = readFileSync(path.join(guides, 'how-to-bleed-radiator.yaml'), 'utf8').replace(
    /^thumbnail:.*\n|^ {4}drawing:\n(?: {6}.*\n)+/gm,
    '',
  );
  for (let index = 0; index < 1000; index += 1) {
    const lead = `lead: Work ${nameOf(index)}${index < 900 ? ' costs {prices.annualService}' : ''}.`;
    const text = guide.replace(/^title: .*$/m, `title: Guide ${nameOf(index)}`).replace(/^lead: .*$/m, lead);
    writeFileSync(path.join(guides, `guide-${nameOf(index)}.yaml`), text);
  }
  const desk = {
    project,
    site,
    journal: openJournal(project, site),
    read: dataReader(project, site),
    shown: new Map<string, string>(),
  };
  const counts = [55, 56, 57, 58].map((value) => {
    const body = { changes: [{ op: 'set', file: 'prices.yaml', path: ['annualService'], value }] };
    parsed = 0;
    const { diagnostics, pages } = suppose({
      desk,
      codes: sendCodes(() => undefined),
      query: new URLSearchParams(),
      body,
    });
    expect(diagnostics).toEqual([]);
    expect(pages).toBeGreaterThan(900);
    return parsed;
  });
  rmSync(project, { recursive: true });
  const [first = 0, ...others] = counts;
  expect(first).toBeGreaterThan(1000);
  // The changed file, as it is and as it would be.
  for (const count of others) expect(count).toBeLessThanOrEqual(2);
}, 120_000);
