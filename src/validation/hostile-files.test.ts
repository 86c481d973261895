import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { fixture } from '../../test/fixture';
import { checkData } from './check-data';
import { type DataFolder, readData } from './data-folder';
import { formatDiagnostic } from './diagnostic';
import { soundFacts } from './parse-data';

// Files that nobody writes on purpose, but that a pull request, a paste or a merge can bring. One of them must never stop the
// work of others: the check names it in a sentence, and everything that reads `data/` goes on.

let sound: DataFolder;
const project = mkdtempSync(path.join(tmpdir(), 'hostile-'));
beforeAll(() => {
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
  sound = readData(project);
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

/** The fixture with one file that holds another text. */
const withFile = (name: string, text: string | ((old: string) => string)): DataFolder => ({
  ...sound,
  files: sound.files.map((file) =>
    file.path === name
      ? {
          path: name,
          bytes: new TextEncoder().encode(typeof text === 'string' ? text : text(new TextDecoder().decode(file.bytes))),
        }
      : file,
  ),
});

const depth = 3000;
const nested = Array.from({ length: 1200 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');

test.each<[string, string, string | ((old: string) => string), RegExp]>([
  ['a value that contains itself', 'offer.yaml', (old) => `${old}\nx: &a\n  b: *a\n`, /begins with [&*] needs quotes/],
  ['a list that contains itself', 'offer.yaml', (old) => `${old}\nx: &a [*a]\n`, /begins with [&*] needs quotes/],
  ['a file that is one alias of itself', 'offer.yaml', '&a [*a]', /begins with [&*] needs quotes/],
  ['maps 1,200 deep', 'offer.yaml', nested, /nested/],
  ['lists 3,000 deep on one line', 'offer.yaml', `x: ${'- '.repeat(depth)}a`, /nested/],
  ['50,000 hyphens', 'offer.yaml', '- '.repeat(50_000), /nested/],
  ['50,000 question marks', 'offer.yaml', '? '.repeat(50_000), /nested/],
  ['50,000 open brackets', 'offer.yaml', `x: ${'['.repeat(50_000)}`, /nested/],
  ['brackets 3,000 deep', 'offer.yaml', `x: ${'['.repeat(depth)}${']'.repeat(depth)}`, /nested/],
  ['two megabytes', 'offer.yaml', `text: ${'a'.repeat(2_000_000)}`, /larger than 1 MB/],
  [
    'a list of 10,000 items',
    'testimonials.yaml',
    (old) => old + '\n# x\n' + '  - {}\n'.repeat(10_000),
    /at most 2,000/,
  ],
  [
    '10,000 prices',
    'prices.yaml',
    (old) => old + Array.from({ length: 10_000 }, (_, n) => `p${n}: 1\n`).join(''),
    /at most 2,000/,
  ],
  ['a line of 200,000 spaces', 'offer.yaml', (old) => `${old}\n${' '.repeat(200_000)}x\n`, /./],
  ['200,000 tabs in a number', 'prices.yaml', (old) => `${old}\nx: "1-${'\\t'.repeat(50_000)}x"\n`, /expected/],
  ['a price named __proto__', 'prices.yaml', (old) => `${old}\n__proto__: 5\n`, /not a valid name/],
  ['a price named constructor with a list', 'prices.yaml', (old) => `${old}\nconstructor: [1]\n`, /expected/],
  ['a claim without a value', 'claims.yaml', (old) => `${old}\nnewClaim:\n`, /nothing/],
  ['a figure that is a bare number', 'figures.yaml', (old) => `${old}\nnewFigure: 5\n`, /expected/],
  ['a figure that is a text', 'figures.yaml', (old) => `${old}\nnewFigure: five\n`, /expected/],
  ['a price that is a list', 'prices.yaml', (old) => `${old}\nx: [1]\n`, /expected/],
  [
    'a line break in a one-line text',
    'offer.yaml',
    (old) => old.replace(/^text: .*$/m, 'text: "one\\ntwo"'),
    /line break/,
  ],
  [
    'a line separator in a one-line text',
    'offer.yaml',
    (old) => old.replace(/^text: .*$/m, 'text: "one\\u2028two"'),
    /line break/,
  ],
])('check-data: when a file holds %s, then it is named in a sentence, soon', (_, name, text, message) => {
  const folder = withFile(name, text);
  const start = process.cpuUsage();
  const diagnostics = checkData(folder);
  const { user } = process.cpuUsage(start);
  expect(diagnostics.filter(({ file }) => file === `data/${name}`).map((each) => each.message)).toContainEqual(
    expect.stringMatching(message),
  );
  // Seconds of processor time. Alone, each takes less than 0.7.
  expect(user / 1e6).toBeLessThan(3);
  // What the studio's forms are made of.
  expect(() => soundFacts(folder)).not.toThrow();
});

test('check-data: when a file is broken, then the facts of the others are still there', () => {
  const facts = soundFacts(withFile('claims.yaml', (old) => `${old}\nnewClaim:\n`));
  expect(facts.has('prices.annualService')).toBe(true);
  expect([...facts.keys()].some((name) => name.startsWith('claims.'))).toBe(false);
});

test('diagnostic: when a name holds a line break, then the message stays on one line', () => {
  const message = formatDiagnostic({
    file: 'data/a\n::stop-commands::x',
    line: 1,
    column: 1,
    message: 'x\r\n::error::y',
  });
  expect(message).not.toMatch(/[\r\n]/);
  expect(message).not.toMatch(/^::/m);
});

describe('check-data: when a file of data/ is no plain file', () => {
  const data = path.join(project, 'data');
  const mistakesOf = (file: string) =>
    checkData(readData(project))
      .filter((diagnostic) => diagnostic.file === `data/${file}`)
      .map(({ message }) => message);

  test.each([
    ['a link that leads to itself', 'guides/loop.yaml', 'loop.yaml', /link that leads nowhere/],
    ['a link to nothing', 'guides/nothing.yaml', '/nowhere/at/all', /link that leads nowhere/],
    ['a link out of data/', 'guides/outside.yaml', '/etc/passwd', /link that leads out of data/],
    ['a picture that is a link out of data/', 'pictures/outside.png', '/etc/passwd', /link that leads out of data/],
  ])('but %s, then it is named, and nothing of what it leads to is shown', (_, file, target, message) => {
    symlinkSync(target, path.join(data, file));
    const messages = mistakesOf(file);
    rmSync(path.join(data, file));
    expect(messages).toEqual([expect.stringMatching(message)]);
  });

  test.each(['pictures/con.png', 'pictures/AUX.jpg', 'pictures/nul.webp', 'videos/com1.mp4', 'guides/lpt9.yaml'])(
    'but has the name %s, which Windows cannot hold, then it is named',
    (file) => {
      mkdirSync(path.dirname(path.join(data, file)), { recursive: true });
      writeFileSync(path.join(data, file), 'x');
      const messages = mistakesOf(file);
      rmSync(path.join(data, file));
      expect(messages).toContainEqual(expect.stringMatching(/Windows cannot hold/));
    },
  );

  test('but a picture of 81 million points, then it is named', async () => {
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    writeFileSync(path.join(data, 'pictures/huge.png'), huge);
    const messages = mistakesOf('pictures/huge.png');
    rmSync(path.join(data, 'pictures/huge.png'));
    expect(messages).toEqual([expect.stringContaining('81 million points, expected at most 60 million')]);
  }, 60_000);
});

/** Bytes, lines and values as damaged copies, pastes and merges leave them. */
const damaged = fc.record({
  file: fc.nat(),
  damage: fc.oneof(
    fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), insert: fc.uint8Array({ maxLength: 12 }) }),
    fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), remove: fc.nat({ max: 400 }) }),
    fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), line: fc.string({ unit: 'binary', maxLength: 60 }) }),
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      line: fc.constantFrom(
        '&a [*a]',
        '? - : >',
        '- - - {',
        'x: |',
        '<<: *b',
        '--- !!binary',
        '"',
        "'",
        '\t- a',
        '%YAML 9',
        '...',
        '[[[',
        '{a: {',
      ),
    }),
  ),
});

function damagedBytes(bytes: Uint8Array, damage: { at: number; insert?: Uint8Array; remove?: number; line?: string }) {
  const at = Math.floor(damage.at * bytes.length);
  const [before, after] = [Buffer.from(bytes.slice(0, at)), Buffer.from(bytes.slice(at + (damage.remove ?? 0)))];
  return Buffer.concat([
    before,
    Buffer.from(damage.insert ?? (damage.line === undefined ? '' : `\n${damage.line}\n`)),
    after,
  ]);
}

test('check-data: when a file is damaged in any way, then the check and the facts answer', () => {
  fc.assert(
    fc.property(damaged, ({ file, damage }) => {
      const chosen = file % sound.files.length;
      const files = sound.files.map((each, index) =>
        index === chosen ? { path: each.path, bytes: damagedBytes(each.bytes, damage) } : each,
      );
      const folder = { ...sound, files };
      expect(checkData(folder).every(({ line, column }) => line > 0 && column > 0)).toBe(true);
      soundFacts(folder);
    }),
    // DAMAGED=2000 tries more.
    { numRuns: Number(process.env.DAMAGED ?? 60) },
  );
}, 900_000);
