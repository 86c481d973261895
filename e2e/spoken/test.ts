import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { built } from '../pages';
import { alteredSite } from '../source/altered-site';
import { Reader } from './reader';

export { expect } from '@playwright/test';

/** A Wednesday in London, late in a month: the weeks that have gone are not shown, and this morning can no longer be booked. */
const wednesday = '2026-11-25T12:30:00Z';
const clock = `{
  const shift = Date.parse('${wednesday}') - Date.now();
  const Machine = Date;
  window.Date = class extends Machine {
    constructor(...parts) { if (parts.length) super(...parts); else super(Machine.now() + shift); }
    static now() { return Machine.now() + shift; }
  };
}`;

interface Each {
  size: readonly [width: number, height: number];
  /** Opens a page and returns its reader. */
  open(route: string): Promise<Reader>;
}

/**
 * Returns the lines that tell nobody anything: a number alone, unless it is that of a list item or a year, or
 * a place without a name.
 */
const rubble = (lines: readonly string[]) =>
  lines.filter((line) => /^(?!(?:\d|\d{4})\.$)(?:[\d.,°½]+|panel|clickable|section|slash)\.?$/i.test(line));

/** The `test` of every journey. When it has ended, nothing that was heard may be rubble. */
export const test = base.extend<Each>({
  size: [[1240, 860], { option: true }],
  open: async ({ size }, provide, info) => {
    const site = await alteredSite(built);
    site.alterations.before = clock;
    const reader = new Reader();
    try {
      await provide(async (route) => {
        await reader.open(site.origin + route, size);
        return reader;
      });
      expect.soft(rubble(reader.transcript.map((line) => line.trim()))).toEqual([]);
    } finally {
      mkdirSync(info.outputDir, { recursive: true });
      writeFileSync(path.join(info.outputDir, 'heard.txt'), reader.transcript.join('\n'));
      reader.close();
      await site.close();
    }
  },
});
