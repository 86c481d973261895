/** @jest-environment node */
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readData } from '../../yaml';
import { cutPictures, wholePictures } from '../../yaml/test-support';
import { takePicture } from './picture';
import { bakerySite as site } from '../../yaml/test-support';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'studio-picture-'));
  mkdirSync(path.join(project, 'data'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(project, { recursive: true });
});

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c66' } });
const waiting = () => path.join(project, '.tmp/studio-pictures');
const inPictures = (name: string) => path.join(waiting(), name);
/** The pictures that wait. Beside them is the folder of those that were placed. */
const names = () => readdirSync(waiting()).filter((name) => name !== 'placed');

/** Says whether a file ends where its picture ends. Without its last byte, something must be missing. */
async function ending(bytes: Buffer): Promise<string> {
  const ends = [Buffer.from([0xff, 0xd9]), Buffer.from('IEND\xae\x42\x60\x82', 'latin1')];
  const last = ends.some((end) => bytes.subarray(-end.length).equals(end));
  const container = bytes.toString('latin1', 0, 4) === 'RIFF' ? bytes.readUInt32LE(4) + 8 === bytes.length : undefined;
  const cut = await sharp(bytes.subarray(0, -1), { failOn: 'warning' })
    .raw()
    .toBuffer()
    .then(
      () => 'something behind',
      () => 'whole, and nothing behind',
    );
  return last || container === true ? 'whole, and nothing behind' : cut;
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'studio: when a %s of 3000 pixels is dropped, then it has 2560, a plain name and no EXIF data',
  async (format) => {
    const bytes = await blank(3000, 1500)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toFormat(format)
      .toBuffer();
    expect(bytes.includes('secret place')).toBe(true);
    const { name, width, height } = await takePicture(project, `My Boiler (1).${format}`, bytes, []);
    expect({ name, width, height }).toEqual({
      name: `my-boiler-1.${format === 'jpeg' ? 'jpg' : format}`,
      width: 2560,
      height: 1280,
    });
    const made = sharp(inPictures(name));
    expect((await made.metadata()).exif).toBeUndefined();
  },
  30_000,
);

test('studio: when a picture is whole, then it is taken in without what stands behind it, and when it is cut, then it is refused', async () => {
  const whole = await wholePictures();
  const placed = await Promise.all(
    Object.entries(whole).map(async ([name, bytes]) => (await takePicture(project, name, bytes, [])).name),
  );
  expect(placed.sort()).toEqual(Object.keys(whole).sort());
  for (const name of placed) {
    const bytes = fs.readFileSync(inPictures(name));
    expect([name, await ending(bytes)]).toEqual([name, 'whole, and nothing behind']);
  }
  cpSync(waiting(), path.join(project, 'data/pictures'), { recursive: true });
  expect([...readData(project, site).damaged]).toEqual([]);
  for (const [name, bytes] of Object.entries(await cutPictures()))
    await expect(takePicture(project, name, bytes, [])).rejects.toThrow(/damaged|cannot be used/);
}, 60_000);

test('studio: when the name is taken, then the picture gets another', async () => {
  const bytes = await blank(10, 10).png().toBuffer();
  expect((await takePicture(project, 'a.png', bytes, ['a.png', 'a-2.png'])).name).toBe('a-3.png');
});

test.each([
  ['an SVG file', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['an SVG file with a byte order mark', Buffer.from('\uFEFF  <svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a web page', Buffer.from('<!doctype html><script>1</script>')],
  ['a text', Buffer.from('no picture')],
  ['nothing', Buffer.alloc(0)],
  ['half a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64')],
])('studio: when %s is dropped as a picture, then it is refused', async (_, bytes) => {
  await expect(takePicture(project, 'x.png', bytes, [])).rejects.toThrow(/cannot be used|damaged/);
  expect(existsSync(inPictures('x.png'))).toBe(false);
});

test('studio: when a GIF is dropped, then it is refused', async () => {
  const bytes = await blank(10, 10).gif().toBuffer();
  await expect(takePicture(project, 'x.png', bytes, [])).rejects.toThrow('save it as JPEG');
});

test('studio: when a small file holds a huge picture, then it is refused', async () => {
  const bytes = await blank(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bytes.length).toBeLessThan(1_000_000);
  await expect(takePicture(project, 'x.png', bytes, [])).rejects.toThrow('damaged or too large');
}, 30_000);

test.each(['../../evil.png', 'C:\\evil.png', 'a\0.png', '.htaccess', 'con:x.png'])(
  'studio: when a picture is called %j, then it stays among the pictures that wait',
  async (name) => {
    const bytes = await blank(10, 10).png().toBuffer();
    const { name: own } = await takePicture(project, name, bytes, []);
    expect(own).toMatch(/^[a-z0-9-]+\.png$/);
    expect(names()).toEqual([own]);
  },
);

test.each(['con.png', 'AUX.png', 'nul.tar.png', 'com1.png', 'LPT9.png'])(
  'studio: when a picture is called %s, then it gets a name that Windows can hold',
  async (name) => {
    const { name: own } = await takePicture(project, name, await blank(10, 10).png().toBuffer(), []);
    expect(own).toMatch(/^[a-z0-9-]+\.png$/);
    expect(own).not.toMatch(/^(?:con|aux|nul|com1|lpt9)\./);
  },
);

// On Windows and on Macs these would be one file, and the first picture would be gone.
test.each([
  ['another case', ['Boiler.JPG', 'x.png'], 'boiler.jpg', 'boiler-2.jpg'],
  ['another case and a number', ['BOILER.jpg', 'Boiler-2.jpg'], 'Boiler.jpeg', 'boiler-3.jpg'],
])(
  'studio: when a picture has the name of another one in %s, then it gets a number',
  async (_, taken, name, wanted) => {
    const bytes = await blank(10, 10).jpeg().toBuffer();
    expect((await takePicture(project, name, bytes, taken)).name).toBe(wanted);
  },
);

test('studio: when two pictures of one name arrive at once, then both are kept', async () => {
  const bytes = await blank(10, 10).png().toBuffer();
  const both = await Promise.all([
    takePicture(project, 'a b.png', bytes, []),
    takePicture(project, 'a#b.png', bytes, []),
  ]);
  expect(both.map(({ name }) => name).sort()).toEqual(['a-b-2.png', 'a-b.png']);
});

test('studio: when a picture has waited for over a week to be placed, then it is deleted as the next one comes', async () => {
  const bytes = await blank(10, 10).png().toBuffer();
  const { name } = await takePicture(project, 'old.png', bytes, []);
  const then = Date.now() / 1000 - 8 * 24 * 60 * 60;
  utimesSync(inPictures(name), then, then);
  await takePicture(project, 'new.png', bytes, []);
  expect(names()).toEqual(['new.png']);
});

test('studio: when a hundred pictures wait, then the oldest goes for the next one', async () => {
  const bytes = await blank(10, 10).png().toBuffer();
  mkdirSync(waiting(), { recursive: true });
  for (let count = 0; count < 100; count += 1) {
    writeFileSync(inPictures(`a-${count}.png`), bytes);
    utimesSync(inPictures(`a-${count}.png`), Date.now() / 1000 - count, Date.now() / 1000 - count);
  }
  await takePicture(project, 'new.png', bytes, []);
  expect(names()).toHaveLength(100);
  expect(names()).not.toContain('a-99.png');
});

test.each([
  ['writeFileSync', 'ENOSPC'],
  ['renameSync', 'EPERM'],
] as const)(
  'studio: when a picture cannot be taken in because %s fails with %s, then nothing of it stays',
  async (call, code) => {
    const bytes = await blank(10, 10).png().toBuffer();
    const write = fs.writeFileSync;
    jest.spyOn(fs, call).mockImplementation((...given: unknown[]) => {
      // A full disc keeps the part that it had room for.
      if (call === 'writeFileSync') write(given[0] as string, 'half');
      throw Object.assign(new Error(code), { code });
    });
    await expect(takePicture(project, 'x.png', bytes, [])).rejects.toThrow(code);
    expect(names()).toEqual([]);
  },
);
