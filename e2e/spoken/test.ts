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

/** Expects an answer to say some things in this order. `rule` names what a person would miss. */
export function expectSaid(lines: readonly string[], rule: string, ...parts: (string | RegExp)[]) {
  const text = lines.join('\n');
  let from = 0;
  for (const part of parts) {
    const rest = text.slice(from);
    const [at, length] =
      typeof part === 'string' ? [rest.indexOf(part), part.length] : [rest.search(part), part.exec(rest)?.[0].length];
    expect(at, `${rule}: ${String(part)} in\n${rest}`).toBeGreaterThanOrEqual(0);
    from += at + (length ?? 0);
  }
}

/** Expects that each press of a key reads something, and returns all of it. */
export async function readOn(reader: Reader, rule: string, times: number, key = 'Down'): Promise<string[]> {
  const lines: string[] = [];
  for (let count = 0; count < times; count += 1) {
    const next = await reader.press(key);
    expect(next, `${rule}: ${key} reads a line`).not.toEqual([]);
    lines.push(...next);
  }
  return lines;
}

/** The `test` of every journey. When it has ended, no key was unanswered, and nothing that was heard is rubble. */
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
      expect.soft(rubble(reader.transcript.map((line) => line.trim())), 'no line tells nobody anything').toEqual([]);
      expect.soft(reader.unanswered, 'no key is answered by silence').toEqual([]);
    } finally {
      const [name = ''] = info.title.split(':');
      mkdirSync(info.project.outputDir, { recursive: true });
      writeFileSync(path.join(info.project.outputDir, `${name}.txt`), reader.transcript.join('\n'));
      reader.close();
      await site.close();
    }
  },
});
