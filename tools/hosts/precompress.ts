import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { fewAtATime } from '../shared/few-at-a-time';

const brotli = (text: Buffer, quality: number) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
// Brotli's highest quality takes three times the CPU time of the one below and saves 2 %. It is used for scripts
// and drawings, which are few and shared, and for files that do not fit into the first round trip with the one below. The
// headers of the answer and of the connection take what is left of its 14 KiB.
const mostAtOnce = 13 * 1024;
// The second highest quality leaves at least this share of the size of a fast one; measured for pages: 0.908.
const [quick, leastShare] = [5, 0.9];

/** Whether the second highest quality may bring a file below the limit. Takes a twentieth of the time of trying it. */
const mayFit = async (text: Buffer) => (await brotli(text, quick)).length * leastShare <= mostAtOnce;

const kinds = {
  '.br': async (text: Buffer, file: string) => {
    const isTried = !/\.(?:js|svg)$/.test(file) && (await mayFit(text));
    const packed = isTried ? await brotli(text, 10) : undefined;
    return packed && packed.length <= mostAtOnce ? packed : brotli(text, 11);
  },
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};
const compressible = /\.(?:html|js|json|xml|svg|txt|vtt|webmanifest)$/;
// Below about one packet, compression gains nothing.
const smallest = 1024;

const changed = (file: string) => statSync(file).mtimeMs;
const unpack = (copy: string) => (copy.endsWith('.br') ? brotliDecompressSync : gunzipSync)(readFileSync(copy));

/**
 * Returns whether a copy holds what its file holds. A build may write a page again as it was, and packing it takes a hundred
 * times as long as unpacking it.
 */
function isCurrent(copy: string, file: string): boolean {
  if (!existsSync(copy)) return false;
  if (changed(copy) > changed(file)) return true;
  try {
    if (!unpack(copy).equals(readFileSync(file))) return false;
  } catch {
    // A build was stopped while it wrote the copy.
    return false;
  }
  const now = new Date();
  utimesSync(copy, now, now);
  return true;
}

/**
 * Writes a brotli and a gzip copy beside every `compressible` file of a kilobyte or more, for hosts that serve precompressed
 * files. Replaces outdated copies, and removes those without an original, which a host would serve.
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
  const due = [...wanted].filter(([copy, { file }]) => !isCurrent(copy, file));
  await fewAtATime(due, async ([copy, { file, pack }]) => {
    writeFileSync(copy, await pack(readFileSync(file), file));
  });
}
