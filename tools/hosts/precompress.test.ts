import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { compress } from './precompress';

const folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const at = (name: string) => path.join(folder, name);
const page = (word: string) => `<p>${`${word} on a bicycle `.repeat(100)}</p>`;
/** Writes a file after all that is there. */
const write = (name: string, text: string | Buffer) => {
  writeFileSync(at(name), text);
  const later = new Date(Date.now() + 60_000);
  utimesSync(at(name), later, later);
};
const unpacked = () => [brotliDecompressSync(readFileSync(at('a.html.br'))), gunzipSync(readFileSync(at('a.html.gz')))];

test('compression: when a text is large enough, then copies of it stand beside it, and none without a file', async () => {
  write('a.html', page('one'));
  write('small.html', '<p>one</p>');
  write('gone.html.br', 'nothing');
  await compress(folder);
  expect(unpacked().map(String)).toEqual([page('one'), page('one')]);
  expect(['small.html.br', 'gone.html.br'].filter((name) => existsSync(at(name)))).toEqual([]);
});

test('compression: when a video has subtitles, then copies of them stand beside them, and none of the video', async () => {
  write('a.vtt', `WEBVTT\n\n${page('one')}`);
  write('a.mp4', page('one'));
  await compress(folder);
  expect(['a.vtt.br', 'a.vtt.gz', 'a.mp4.br'].filter((name) => existsSync(at(name)))).toEqual(['a.vtt.br', 'a.vtt.gz']);
});

test('compression: when a file is written again as it was, then its copies stay', async () => {
  write('a.html', page('one'));
  await compress(folder);
  // A worse packing of the same text tells whether it is packed again.
  const own = brotliCompressSync(page('one'), { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  write('a.html.br', own);
  write('a.html', page('one'));
  await compress(folder);
  expect(readFileSync(at('a.html.br'))).toEqual(own);
});

test.each([
  ['is of another text', brotliCompressSync(page('two'))],
  ['was cut off', brotliCompressSync(page('one')).subarray(0, 20)],
  ['is empty', Buffer.from('')],
])('compression: when a copy %s, then it is made anew', async (_, copy) => {
  write('a.html.br', copy);
  write('a.html', page('one'));
  await compress(folder);
  expect(unpacked().map(String)).toEqual([page('one'), page('one')]);
});
