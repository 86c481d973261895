import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { KeptAnswers } from './kept-answers';

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

/** Returns what kept answers depend on beside the page: the text of this file, and what compresses. */
export const firstPaintRule = (project: string): string =>
  `${readFileSync(path.join(project, 'tools/hosts/pages/first-paint.ts'), 'utf8')}\0${process.versions.brotli}`;

/** Returns the id of the element that a page waits for. `html` waits for its last element. */
function lastInTime(html: string, lastId: string): string {
  if (fits(html)) return lastId;
  const main = html.indexOf('<main');
  const headings = [...html.slice(main, html.indexOf('</main>')).matchAll(heading)];
  const last = headings.findLast(({ index }) => packed(html.slice(0, main + index)) <= roundTrip - room);
  return last?.[1] ?? lastId;
}

/**
 * Lets the first paint wait for what arrives in the first round trip. A page that arrives in it as a whole is waited for
 * as a whole, so that nothing of it moves. A larger one is waited for up to its last heading that arrives in it.
 * Compressing a page to find out takes more than anything else that is done to it, so the answers are kept.
 * @param lastId the id of the last element of the page
 * @param answers those of earlier builds
 */
export function waitingForFirstScreen(html: string, lastId: string, answers?: KeptAnswers): string {
  const waits = (id: string) => html.replace(expectation, `$1${id}`);
  // As it was before an earlier build has finished it, so that a page gets the same answer in every build.
  const bare = waits(lastId);
  const find = () => lastInTime(bare, lastId);
  return waits(answers ? answers.of(bare, find) : find());
}
