import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileOf } from './pages';

export const KiB = 1024;

// Bytes and counts are the same on every machine, times are not: only bytes and counts are limited.

/** What a page may weigh and ask for before the first touch, on a phone; without the scripts it fetches once it is idle. */
export function limitsOf(route: string) {
  const home = route === '/';
  const reading = /^\/(guides|faq|insights|legal)/.test(route);
  return {
    /** With its styles a page fits into the first round trip of a connection. */
    html: 14 * KiB,
    /** Of pages with a dialog, a sixth starts the scripts early: it takes 1.8 s off the first press on a slow phone. */
    script: (reading ? 1 : 1.8) * KiB,
    requests: home ? 6 : reading ? 4 : 10,
    all: (home ? 60 : reading ? 30 : 160) * KiB,
  };
}

/**
 * All script until the calendar of a dialog can be used. React, react-calendar, react-hot-toast and styled-components alone,
 * in one file and without a line of ours, are 76 KiB.
 */
export const dialogScript = 98 * KiB;

/** All script of an estimate or a quote until its next question is there. */
export const questionScript = 95 * KiB;

/** The most that any page fetches once it is idle, for a later press: all of its islands. */
export const earlyScript = 114 * KiB;

/** What a file weighs on the way to the visitor: its brotli copy, where there is one. */
function bytesOf(address: string): number {
  const file = fileOf(new URL(address).pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The inline scripts of a page that run by themselves, as brotli sends them; not those in the template, and no data. */
export function inlineScript(html: string): number {
  const live = html.replace(/<template[\s\S]*?<\/template>/g, '');
  const scripts = [...live.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  return brotliCompressSync(scripts.join('')).length;
}

export interface PageWeight {
  page: string;
  html: number;
  requests: number;
  pictures: number;
  all: number;
}

/** What the requests of a page weigh. */
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

/** The weights of all pages, the heaviest first. */
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
