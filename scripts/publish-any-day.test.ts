import { site } from '../content/site';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Document, isMap, parseDocument, visit, type YAMLMap } from 'yaml';
import { launchCheck, stopsRelease } from '../content/staff/launch-check';
import { readData } from '../tools/yaml';
import { fixture } from '../test/fixture';

// What deploy.yml runs on the day on which everything that can be late is late, and the emergency number has to change.
const project = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'any-day-'));
const at = (file: string) => path.join(folder, 'data', file);
const edit = (file: string, change: (entry: Document) => void) => {
  const entry = parseDocument(readFileSync(at(file), 'utf8'));
  change(entry);
  writeFileSync(at(file), entry.toString({ lineWidth: 0, defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' }));
};
const run = (script: string, ...options: string[]) => {
  const words = ['--tsconfig', path.join(project, 'tsconfig.json'), path.join(project, 'scripts', script)];
  const tsx = path.join(project, 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, ...words, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};
/** Returns the lines of the list whose title begins with the given words. */
const listed = (said: string, title: string) =>
  (said.split(/^## /m).find((part) => part.startsWith(title)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '));
const stops = () => launchCheck(readData(folder, site), new Date()).filter(stopsRelease);

/** Removes every mark of what is not real, and gives a number to the prices that are still words, so that nothing stops a release. */
function makeReal() {
  edit('company.yaml', (entry) => {
    entry.set('placeholders', []);
  });
  for (const file of readdirSync(path.join(folder, 'data'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  ))
    edit(file, (entry) => {
      visit(entry, {
        Pair: (_, { key }) => (/^(?:sample|illustrative|placeholder)$/.test(String(key)) ? visit.REMOVE : undefined),
      });
    });
  edit('prices.yaml', (entry) => {
    for (const { key, value } of (entry.contents as YAMLMap).items)
      if (isMap(value) && value.has('words')) entry.set(key, 80);
  });
}

describe.each([
  ['the fixture', fixture],
  ['data/ of today', project],
])('release: with %s, an ended offer, past holidays and past full days', (_, content) => {
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(content, 'data'), path.join(folder, 'data'), { recursive: true });
    edit('offer.yaml', (entry) => {
      entry.set('endsOn', '2020-01-31');
    });
    edit('appointments.yaml', (entry) => {
      entry.set('closedDates', ['2019-12-25']);
      entry.set('full', [{ day: '2020-01-31' }]);
    });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('when the emergency number changes, then nothing is a mistake and nothing new stops it', () => {
    const before = stops().map(({ message }) => message);
    edit('company.yaml', (entry) => {
      entry.setIn(['phones', 'emergency', 'number'], '01632 960912');
    });
    const { status, said } = run('check-data.ts');
    expect(status).toBe(0);
    // What is late is advice. It stops nothing.
    expect(said.trim().split('\n')).toEqual([
      'data/ is in order.',
      expect.stringMatching(/^Advice: data\/appointments\.yaml:\d+:1 there is no bank holiday after /),
      expect.stringMatching(/^Advice: data\/appointments\.yaml:\d+:1 2020-01-31 has passed: remove it$/),
    ]);
    expect(stops().map(({ message }) => message)).toEqual(before);
  }, 120_000);

  it('when nothing is invented, then launch-check stops nothing and says how long ago the offer ended and how many days the bank holidays have left', () => {
    makeReal();
    const { status, said } = run('launch-check.ts');
    expect(said).toContain('Nothing stops a release.');
    expect(status).toBe(0);
    const rest = listed(said, 'Reminders').join('\n');
    expect(rest).toMatch(/data\/offer\.yaml:\d+:\d+ it ended on 2020-01-31 .*\(\d+ days ago\)/);
    expect(rest).toMatch(/data\/appointments\.yaml:\d+:\d+ there is no bank holiday after .*\(0 days left\)/);
  }, 120_000);

  it('when an option is spelt wrongly, then it says so in a sentence and lists nothing', () => {
    expect(run('launch-check.ts', '--deu')).toEqual({
      status: 1,
      said: 'The one option is --due: what is due within two weeks.\n',
    });
  });

  it('when a review is invented, then it stops the release with its line', () => {
    makeReal();
    const invented = { stars: 5, quote: 'Very good work.', name: 'Invented P.', town: 'Ash', sample: true };
    edit('testimonials.yaml', (entry) => {
      entry.addIn(['items'], entry.createNode(invented));
    });
    const lines = readFileSync(at('testimonials.yaml'), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes('Very good work.'));
    const { status, said } = run('launch-check.ts');
    expect(status).toBe(1);
    // The item begins on the line above, with its stars.
    expect(listed(said, 'Stops a release')).toEqual([
      `- data/testimonials.yaml:${line}:5 Invented P.: put a real review here`,
    ]);
  }, 120_000);
});
