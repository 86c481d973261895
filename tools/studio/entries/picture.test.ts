/** @jest-environment node */
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readData } from '../../yaml';
import { cutPictures, wholePictures } from '../../yaml/test-support';
import { addPicture } from './picture';
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
const inPictures = (name: string) => path.join(project, 'data/pictures', name);

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
  'studio: when a %s is dropped, then it is re-encoded without metadata',
  async (format) => {
    const bytes = await blank(3000, 1500)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toFormat(format)
      .toBuffer();
    expect(bytes.includes('secret place')).toBe(true);
    const { name, width, height } = await addPicture(project, `My Boiler (1).${format}`, bytes, []);
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

test('studio: when a picture is whole, then it is placed without what stands behind it, and when it is cut, then not', async () => {
  const whole = await wholePictures();
  const placed = await Promise.all(
    Object.entries(whole).map(async ([name, bytes]) => (await addPicture(project, name, bytes, [])).name),
  );
  expect(placed.sort()).toEqual(Object.keys(whole).sort());
  for (const name of placed) {
    const bytes = fs.readFileSync(inPictures(name));
    expect([name, await ending(bytes)]).toEqual([name, 'whole, and nothing behind']);
  }
  expect([...readData(project, site).damaged]).toEqual([]);
  for (const [name, bytes] of Object.entries(await cutPictures()))
    await expect(addPicture(project, name, bytes, [])).rejects.toThrow(/damaged|not a JPEG/);
}, 60_000);

test('studio: when the name is taken, then the picture gets another', async () => {
  const bytes = await blank(10, 10).png().toBuffer();
  expect((await addPicture(project, 'a.png', bytes, ['a.png', 'a-2.png'])).name).toBe('a-3.png');
});

test.each([
  ['an SVG file', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['an SVG file with a byte order mark', Buffer.from('\uFEFF  <svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a web page', Buffer.from('<!doctype html><script>1</script>')],
  ['a text', Buffer.from('no picture')],
  ['nothing', Buffer.alloc(0)],
  ['half a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64')],
])('studio: when %s is dropped as a picture, then it is refused', async (_, bytes) => {
  await expect(addPicture(project, 'x.png', bytes, [])).rejects.toThrow(/not a JPEG|damaged/);
  expect(existsSync(inPictures('x.png'))).toBe(false);
});

test('studio: when a GIF is dropped, then it is refused', async () => {
  const bytes = await blank(10, 10).gif().toBuffer();
  await expect(addPicture(project, 'x.png', bytes, [])).rejects.toThrow('not a JPEG');
});

test('studio: when a small file holds a huge picture, then it is refused', async () => {
  const bytes = await blank(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bytes.length).toBeLessThan(1_000_000);
  await expect(addPicture(project, 'x.png', bytes, [])).rejects.toThrow('damaged or too large');
}, 30_000);

test.each(['../../evil.png', 'C:\\evil.png', 'a\0.png', '.htaccess', 'con:x.png'])(
  'studio: when a picture is called %j, then it stays in data/pictures',
  async (name) => {
    const bytes = await blank(10, 10).png().toBuffer();
    const { name: own } = await addPicture(project, name, bytes, []);
    expect(own).toMatch(/^[a-z0-9-]+\.png$/);
    expect(readdirSync(path.join(project, 'data/pictures'))).toEqual([own]);
  },
);

test.each(['con.png', 'AUX.png', 'nul.tar.png', 'com1.png', 'LPT9.png'])(
  'studio: when a picture is called %s, then it gets a name that Windows can hold',
  async (name) => {
    const { name: own } = await addPicture(project, name, await blank(10, 10).png().toBuffer(), []);
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
    expect((await addPicture(project, name, bytes, taken)).name).toBe(wanted);
  },
);

test('studio: when two pictures of one name arrive at once, then both are kept', async () => {
  const bytes = await blank(10, 10).png().toBuffer();
  const both = await Promise.all([
    addPicture(project, 'a b.png', bytes, []),
    addPicture(project, 'a#b.png', bytes, []),
  ]);
  expect(both.map(({ name }) => name).sort()).toEqual(['a-b-2.png', 'a-b.png']);
});

test('studio: when data/pictures is a link to another folder, then nothing is written there', async () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  symlinkSync(outside, path.join(project, 'data/pictures'));
  const bytes = await blank(10, 10).png().toBuffer();
  await expect(addPicture(project, 'x.png', bytes, [])).rejects.toThrow('leads out of its folder');
  expect(readdirSync(outside)).toEqual([]);
  rmSync(outside, { recursive: true });
});

test.each([
  ['writeFileSync', 'ENOSPC'],
  ['renameSync', 'EPERM'],
] as const)(
  'studio: when a picture cannot be placed because %s fails with %s, then nothing of it stays',
  async (call, code) => {
    const bytes = await blank(10, 10).png().toBuffer();
    const write = fs.writeFileSync;
    jest.spyOn(fs, call).mockImplementation((...given: unknown[]) => {
      // A full disc keeps the part that it had room for.
      if (call === 'writeFileSync') write(given[0] as string, 'half');
      throw Object.assign(new Error(code), { code });
    });
    await expect(addPicture(project, 'x.png', bytes, [])).rejects.toThrow(code);
    expect(readdirSync(path.join(project, 'data/pictures'))).toEqual([]);
  },
);
