import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileOf } from './pages';

export const KiB = 1024;

// Limits only bytes and counts, which are the same on every machine. Times are not.

/**
 * Returns the limits of a page on a phone, before the first interaction. Excludes the scripts that the page fetches
 * once it is idle.
 */
export function limitsOf(route: string) {
  const home = route === '/';
  const drawn = /^\/(guides|insights)/.test(route);
  const reading = /^\/(guides|faq|insights|legal|search)/.test(route);
  // This one guide has a dialog: its fault finder ends in a booking.
  const booking = !reading || route === '/guides/no-heating-or-hot-water';
  return {
    /** What the first paint waits for, with its inline styles, fits into the first round trip of a connection. */
    firstPaint: 14 * KiB,
    html: 20 * KiB,
    /**
     * A sixth of the limit for pages with a dialog is the early start, which saves 1.8 s at the first press on a slow
     * phone. Asking again past a cache that holds a wrong answer takes 0.1 KiB, repeating a press where it was made 0.04, and
     * knowing a finger's second tap 0.04, which every page needs for its menu. Not reading the scripts twice takes 0.01.
     */
    script: (booking ? 1.99 : 1.03) * KiB,
    // Guides, articles and their lists may fetch one file with the parts of all drawings.
    requests: home ? 6 : drawn ? 5 : reading ? 4 : 10,
    /** Of HTML only as much as fits into the first round trip: more of it has its own limit. */
    all: (home ? 60 : drawn ? 39.5 : reading ? 30.5 : 160) * KiB,
  };
}

/**
 * All script until the calendar of a dialog can be used. React, react-calendar, react-hot-toast and styled-components,
 * bundled without any code of ours, are 76 KiB. Every dialog also asks how to reach the visitor.
 */
export const dialogScript = 98.5 * KiB;

/** All script of the estimate, the calculator or the fault finder until the next question is shown. */
export const questionScript = 95 * KiB;

/**
 * The most that a page fetches once it is idle: all of its islands. How to reach a visitor and the office's link take
 * 1.5 KiB. A question to which a visitor returns from the result says its step: 0.07 KiB. A tap that only repeats the
 * one on Next is told apart from an answer: 0.1 KiB.
 */
export const earlyScript = 116.9 * KiB;

/** Returns the size of a file as it is sent: its brotli copy if there is one. */
function bytesOf(address: string): number {
  const file = fileOf(new URL(address).pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Returns the compressed size of a page's inline scripts, without structured data and scripts in the template. */
export function inlineScript(html: string): number {
  const live = html.replace(/<template[\s\S]*?<\/template>/g, '');
  const scripts = [...live.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  return brotliCompressSync(scripts.join('')).length;
}

/** Returns the compressed size of a page up to the element that its first paint waits for. */
export function bytesToPaint(html: string): number {
  const [, id = ''] = /rel="expect" href="#([^"]+)"/.exec(html) ?? [];
  return brotliCompressSync(html.slice(0, html.indexOf(` id="${id}"`))).length;
}

export interface PageWeight {
  page: string;
  html: number;
  requests: number;
  pictures: number;
  all: number;
}

/** Sums up the sizes of a page's requests. */
export function weightOf(route: string, requests: readonly string[]): PageWeight {
  const sum = (addresses: readonly string[]) => addresses.reduce((total, address) => total + bytesOf(address), 0);
  const sent = requests.filter((address) => address.startsWith('http'));
  return {
    page: route,
    html: bytesOf(`http://site${route}`),
    requests: sent.length,
    pictures: sum(sent.filter((address) => /\.(?:avif|webp|jpe?g|png)$/.test(path.extname(new URL(address).pathname)))),
    all: sum(sent),
  };
}

/** Returns the weights of all pages as a table, the largest HTML first. */
export const weightsTable = (weights: readonly PageWeight[]): string =>
  [
    'bytes: HTML, pictures, all; requests; page',
    ...[...weights]
      .sort((a, b) => b.html - a.html)
      .map(
        ({ page, html, pictures, all, requests }) =>
          [html, pictures, all, requests].map((value) => String(value).padStart(7)).join(' ') + `  ${page}`,
      ),
  ].join('\n');
