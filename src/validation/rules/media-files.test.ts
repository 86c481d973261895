import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fixture } from '../../../test/fixture';
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

const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#28a' } });
const pictures = {
  jpg: () => plain.clone().jpeg().toBuffer(),
  png: () => plain.clone().png().toBuffer(),
  webp: () => plain.clone().webp().toBuffer(),
  avif: () => plain.clone().avif().toBuffer(),
};

it.each(Object.entries(pictures))('tells a complete %s file from a truncated one', async (ending, make) => {
  const bytes = await make();
  expect(mediaMistake(`a.${ending}`, bytes)).toBeUndefined();
  expect(mediaMistake(`a.${ending}`, bytes.subarray(0, bytes.length - 20))).toBe(cut);
  expect(mediaMistake(`a.${ending}`, Buffer.alloc(0))).toBe(empty);
  expect(mediaMistake('a.mp4', bytes)).toBe(
    `the file is a ${ending.toUpperCase()} file. Rename it: its name must end with .${ending}.`,
  );
});

it('when a truncated JPEG contains a complete thumbnail, then still finds it truncated', async () => {
  const bytes = await pictures.jpg();
  const marker = (code: number, content: Buffer) =>
    Buffer.concat([Buffer.from([0xff, code, (content.length + 2) >> 8, (content.length + 2) & 255]), content]);
  const both = Buffer.concat([bytes.subarray(0, 2), marker(0xe1, bytes), bytes.subarray(2)]);
  expect(mediaMistake('a.jpg', both)).toBeUndefined();
  expect(mediaMistake('a.jpg', both.subarray(0, -20))).toBe(cut);
});

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
])('says what is wrong with %s', (name, bytes, mistake) => {
  expect(mediaMistake(name, bytes)).toBe(mistake);
});

const ours = path.join(fixture, 'data', 'pictures');

it.each(readdirSync(ours))('accepts %s', (name) => {
  expect(mediaMistake(name, readFileSync(path.join(ours, name)))).toBeUndefined();
});
