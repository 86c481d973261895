import { createHash } from 'node:crypto';
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
const packed = (html: string, quality: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
/**
 * Faster qualities. At the highest quality a page has at least and at most these shares of the size: measured for pages, and
 * their beginnings of 6 KiB or more, 0.889 to 0.919 and 0.968 to 0.990. The highest takes forty times as long as the first,
 * so it is tried only where the faster ones cannot tell.
 */
const faster = [
  { quality: 5, least: 0.88, most: 0.93 },
  { quality: 10, least: 0.965, most: 0.995 },
] as const;

function fits(html: string, limit: number): boolean {
  for (const { quality, least, most } of faster) {
    const size = packed(html, quality);
    if (size * most <= limit) return true;
    if (size * least > limit) return false;
  }
  return packed(html, 11) <= limit;
}

/** Returns what kept answers depend on beside the page: the text of this file, and what compresses. */
export const firstPaintRule = (project: string): string =>
  `${readFileSync(path.join(project, 'tools/hosts/pages/first-paint.ts'), 'utf8')}\0${process.versions.brotli}`;

/** Returns the id of the element that a page should wait for. In `html` it still waits for its last element. */
function lastInTime(html: string, lastId: string): string {
  if (fits(html, roundTrip)) return lastId;
  const main = html.indexOf('<main');
  const headings = [...html.slice(main, html.indexOf('</main>')).matchAll(heading)];
  // A longer beginning takes more bytes, so each try rules out half of the headings.
  let [first, end] = [0, headings.length];
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    if (fits(html.slice(0, main + (headings[middle]?.index ?? 0)), roundTrip - room)) first = middle + 1;
    else end = middle;
  }
  return headings[first - 1]?.[1] ?? lastId;
}

/** Matches the address of a script up to the end of its hash. Captures what stands before the hash. */
const hashedScript = /("\/[\w/]+-)[A-Z\d]{8}(?=\.js")/g;
/**
 * Gives the scripts of a page names that stay when their content changes. Otherwise one word in a script that all pages
 * share would have each of them measured again. A hash of the same length compresses as the true one does.
 */
const alike = (html: string) =>
  html.replace(hashedScript, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('hex');
    return name + hash.slice(0, 8).toUpperCase();
  });

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
  const bare = alike(waits(lastId));
  const find = () => lastInTime(bare, lastId);
  return waits(answers ? answers.of(bare, find) : find());
}
