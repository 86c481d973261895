import { site } from '../../../content/site';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { fixture } from '../../fixture';
import { checkData } from '../../../tools/yaml/check-data';
import { type DataFolder, readData } from '../../../tools/yaml/files/data-folder';
import { formatDiagnostic } from '../../../tools/yaml/diagnostic';
import { soundFacts } from '../../../tools/yaml/files/same-data';
import { anyDamage, damagedBytes } from '../../damaged-files';
import { hostileBytes, type HostileFile, hostileFiles } from '../../../tools/yaml/test-support/hostile-files';

// Files that nobody writes on purpose, but that a pull request, a paste or a merge can bring. One of them must never stop the
// work of others: the check names it in a sentence, and everything that reads `data/` goes on.

let sound: DataFolder;
/** Microseconds of processor time that a folder without a mistake takes on this machine. */
let usual: number;
const project = mkdtempSync(path.join(tmpdir(), 'hostile-'));
beforeAll(() => {
  cpSync(path.join(fixture, 'data'), path.join(project, 'data'), { recursive: true });
  sound = readData(project, site);
  checkData(sound);
  const start = process.cpuUsage();
  // A picture more: for the same folder the check would return what it found before.
  checkData({ ...sound, pictures: [...sound.pictures, 'one-more.jpg'] });
  usual = process.cpuUsage(start).user;
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

/** The fixture with one file that holds something else. */
const withFile = (file: string, content: HostileFile['content']): DataFolder => ({
  ...sound,
  files: sound.files.map(({ path: name, bytes }) => ({
    path: name,
    bytes: name === file ? hostileBytes({ content }, bytes) : bytes,
  })),
});

test('hostile files: when the list is counted, then it has at least fifty kinds', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(50);
});

test.each(hostileFiles)(
  'check-data: when a file holds $what, then it is named in a sentence, soon',
  ({ file, content, message }) => {
    const folder = withFile(file, content);
    const start = process.cpuUsage();
    const diagnostics = checkData(folder);
    const { user } = process.cpuUsage(start);
    expect(diagnostics.filter((each) => each.file === `data/${file}`).map((each) => each.message)).toContainEqual(
      expect.stringMatching(message),
    );
    // Processor time, not wall-clock time. A file that explodes takes hundreds of times as long as a folder without a mistake;
    // the slowest here takes seven.
    expect(user / usual).toBeLessThan(25);
    // What the studio's forms are made of.
    expect(() => soundFacts(folder)).not.toThrow();
  },
);

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

describe('check-data: when data/ has', () => {
  const data = path.join(project, 'data');
  const mistakesOf = (file: string) =>
    checkData(readData(project, site))
      .filter((diagnostic) => diagnostic.file === `data/${file}`)
      .map(({ message }) => message);

  test.each([
    ['a link that leads to itself', 'guides/loop.yaml', 'loop.yaml', /link that leads nowhere/],
    ['a link to nothing', 'guides/nothing.yaml', '/nowhere/at/all', /link that leads nowhere/],
    ['a link out of data/', 'guides/outside.yaml', '/etc/passwd', /link that leads out of data/],
    ['a picture that is a link out of data/', 'pictures/outside.png', '/etc/passwd', /link that leads out of data/],
  ])('%s, then it is named, and nothing of what it leads to is shown', (_, file, target, message) => {
    symlinkSync(target, path.join(data, file));
    const messages = mistakesOf(file);
    rmSync(path.join(data, file));
    expect(messages).toEqual([expect.stringMatching(message)]);
  });

  test.each(['pictures/con.png', 'pictures/AUX.jpg', 'pictures/nul.webp', 'videos/com1.mp4', 'guides/lpt9.yaml'])(
    'the file %s, whose name Windows cannot hold, then it is named',
    (file) => {
      mkdirSync(path.dirname(path.join(data, file)), { recursive: true });
      writeFileSync(path.join(data, file), 'x');
      const messages = mistakesOf(file);
      rmSync(path.join(data, file));
      expect(messages).toContainEqual(expect.stringMatching(/Windows cannot hold/));
    },
  );

  test('a picture of 81 million points, then it is named', async () => {
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    writeFileSync(path.join(data, 'pictures/huge.png'), huge);
    const messages = mistakesOf('pictures/huge.png');
    rmSync(path.join(data, 'pictures/huge.png'));
    expect(messages).toEqual([expect.stringContaining('81 million points, expected at most 60 million')]);
  }, 60_000);
});

test('check-data: when a file is damaged at random, then the check and the facts answer', () => {
  fc.assert(
    fc.property(anyDamage, ({ file, damage }) => {
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
