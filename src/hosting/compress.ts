import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fewAtATime } from './few-at-a-time';

const brotli = (text: Buffer, quality: number) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
// The highest quality takes a processor three times as long as the one below and saves a fiftieth: it is for scripts, which
// are few and shared, and for what might not fit into the first round trip.
const roundTrip = 12 * 1024;

const kinds = {
  '.br': async (text: Buffer, file: string) => {
    const packed = file.endsWith('.js') ? undefined : await brotli(text, 10);
    return packed && packed.length <= roundTrip ? packed : brotli(text, 11);
  },
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};
const compressible = /\.(?:html|js|json|xml|svg|txt|webmanifest)$/;
// Less than fits into one packet gains nothing.
const smallest = 1024;

const changed = (file: string) => statSync(file).mtimeMs;

/**
 * Puts a brotli and a gzip copy beside every file that gains by it, for hosts that send such copies. A copy older than
 * its file is made again, and one whose file is gone is removed, or hosts would send it.
 */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const wanted = new Map(
    files
      .filter((file) => compressible.test(file) && statSync(file).size >= smallest)
      .flatMap((file) => Object.entries(kinds).map(([ending, pack]) => [file + ending, { file, pack }] as const)),
  );
  for (const copy of files) if (/\.(?:br|gz)$/.test(copy) && !wanted.has(copy)) rmSync(copy);
  const due = [...wanted].filter(([copy, { file }]) => !existsSync(copy) || changed(copy) <= changed(file));
  await fewAtATime(due, async ([copy, { file, pack }]) => {
    writeFileSync(copy, await pack(readFileSync(file), file));
  });
}
