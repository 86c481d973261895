import { brotliCompressSync, constants } from 'node:zlib';

/** What a server sends before it waits for the first answer of a browser: ten packets, in bytes. */
export const roundTrip = 14 * 1024;

/** Room for the headers of the answer, and for a compressor that sends a part later than it has read it. */
const room = 512;

const expectation = /(<link rel="expect" href="#)[^"]+/;
const heading = /<h2[^>]* id="([^"]+)"/g;
const packed = (html: string, quality = 11) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
/** The quality below the highest takes a third of the time, and is enough for most pages. */
const fits = (html: string) => packed(html, 10) <= roundTrip || packed(html) <= roundTrip;

/**
 * Lets the first paint wait for what arrives in the first round trip. A page that arrives in it as a whole is waited for
 * as a whole, so that nothing of it moves. A larger one is waited for up to its last heading that arrives in it.
 * @param lastId the id of the last element of the page
 */
export function waitingForFirstScreen(html: string, lastId: string): string {
  const waits = (id: string) => html.replace(expectation, `$1${id}`);
  if (fits(html)) return waits(lastId);
  const main = html.indexOf('<main');
  const headings = [...html.slice(main, html.indexOf('</main>')).matchAll(heading)];
  const last = headings.findLast(({ index }) => packed(html.slice(0, main + index)) <= roundTrip - room);
  return waits(last?.[1] ?? lastId);
}
