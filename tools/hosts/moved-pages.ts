import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An address that the site has had. `to` is the page that took its place; without it the page is gone. */
export interface Move {
  from: string;
  to?: string;
}

const rulesFile = (folder: string) => path.join(folder, '_redirects');
const pageFile = (folder: string, address: string) => path.join(folder, address, 'index.html');

/** Returns the addresses of a built folder at which pages stand that lead elsewhere. */
export function movedAddresses(folder: string): string[] {
  if (!existsSync(rulesFile(folder))) return [];
  return readFileSync(rulesFile(folder), 'utf8')
    .split('\n')
    .flatMap((line) => line.split(' ')[0] ?? [])
    .filter(Boolean);
}

/** Removes what `writeMoves` of the last build has written: an address may have a page again. */
export function removeMoves(folder: string): void {
  for (const address of movedAddresses(folder)) rmSync(pageFile(folder, address), { force: true });
  rmSync(rulesFile(folder), { force: true });
}

/** Returns a page that leads on by itself, for hosts without rules. Its only text is the address: it is shown for no time. */
const leadingTo = (address: string, language: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${address}</title>` +
  `<meta name="robots" content="noindex"><link rel="canonical" href="${address}">` +
  `<meta http-equiv="refresh" content="0; url=${new URL(address).pathname}"></head>` +
  `<body><a href="${new URL(address).pathname}">${address}</a></body></html>\n`;

/**
 * Writes `_redirects` for Cloudflare Pages and Netlify, and a page for each address that has moved. Writes no rule
 * for a page that is gone, because Cloudflare's file has no 410: there it is an unknown address, as on a host without rules.
 */
export function writeMoves(folder: string, siteUrl: string, language: string, moves: readonly Move[]): void {
  const led = moves.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]));
  if (led.length === 0) return;
  for (const { from, to } of led) {
    mkdirSync(path.dirname(pageFile(folder, from)), { recursive: true });
    writeFileSync(pageFile(folder, from), leadingTo(new URL(siteUrl).origin + to, language));
  }
  writeFileSync(rulesFile(folder), led.map(({ from, to }) => `${from} ${to} 301\n`).join(''));
}
