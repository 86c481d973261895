import { site } from '../example/site';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readData } from '../files/data-folder';
import { cutPictures, hugePicture, wholePictures } from '../test-support/picture-corpus';
import { mediaMistake } from './media-files';

const empty = 'the file is empty. Copy it here again.';
const cut = 'the end of the file is missing. Copy it here again.';
const box = (type: string, rest: string) => {
  const bytes = Buffer.alloc(8 + rest.length, `0000${type}${rest}`, 'latin1');
  bytes.writeUInt32BE(bytes.length);
  return bytes;
};
const mp4 = Buffer.concat([box('ftyp', 'isom0000'), box('moov', 'film'), box('mdat', 'pictures and sound')]);
const heic = box('ftyp', 'heic0000');
const webm = Buffer.from('\x1aE\xdf\xa3 and so on', 'latin1');

const project = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});

/** What the check says of pictures, by their names. */
function saidOf(pictures: Record<string, Buffer>): Record<string, string | undefined> {
  const folder = path.join(project, 'data/pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(path.join(folder, name), bytes);
  const { damaged } = readData(project, site);
  return Object.fromEntries(Object.keys(pictures).map((name) => [name, damaged.get(`pictures/${name}`)]));
}

it('pictures: when the image library can draw the last row, then the file is whole, whatever else is in it', async () => {
  const pictures = await wholePictures();
  expect(saidOf(pictures)).toEqual(Object.fromEntries(Object.keys(pictures).map((name) => [name, undefined])));
}, 60_000);

it('pictures: when a part of one is missing, then the file is named', async () => {
  const said = Object.entries(saidOf(await cutPictures()));
  expect(said.length).toBeGreaterThan(70);
  expect(
    said.filter(([, words]) => !/^(?:a part of the picture is missing|the file is damaged)/.test(words ?? '')),
  ).toEqual([]);
}, 60_000);

it('pictures: when one has too many points, is empty, or has another ending than its kind, then the words say so', async () => {
  const { 'plain.png': png = Buffer.alloc(0) } = await wholePictures();
  expect(saidOf({ 'huge.png': await hugePicture(), 'empty.jpg': Buffer.alloc(0), 'a.jpg': png })).toEqual({
    'huge.png': expect.stringMatching(/^the picture has 80 million points, expected at most 60 million\./),
    'empty.jpg': empty,
    'a.jpg': 'the file is a PNG file. Rename it: its name must end with .png.',
  });
}, 60_000);

it.each([
  ['a.mp4', mp4, undefined],
  ['a.mp4', mp4.subarray(0, -5), cut],
  ['a.mp4', Buffer.from('WEBVTT\n'), 'the file is a VTT file. Rename it: its name must end with .vtt.'],
  ['a.webm', webm, undefined],
  ['a.vtt', Buffer.from('WEBVTT\n\n'), undefined],
  ['a.vtt', Buffer.from('\uFEFFWEBVTT\n\n'), undefined],
  [
    'a.vtt',
    Buffer.from('1\n00:00'),
    'the file is not a VTT file. Open it in another program and save it as VTT there. Renaming it is not enough.',
  ],
  [
    'a.jpg',
    heic,
    'the file is not a JPG file, but a HEIC file. Open it in another program and save it as JPG there. Renaming it is not enough.',
  ],
  [
    'a.jpeg',
    Buffer.from('<html>'),
    'the file is not a JPG file. Open it in another program and save it as JPG there. Renaming it is not enough.',
  ],
  ['notes.txt', Buffer.from('Ask Jo'), undefined],
])(
  'media: when %s is checked, then a wrong or cut file gets a message that says what to do, and any other none',
  (name, bytes, mistake) => {
    expect(mediaMistake(name, bytes)).toBe(mistake);
  },
);
