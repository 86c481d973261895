/**
 * Where a text of `data/` is written: its file, relative to `data/`, and the path in it, or a fact by its name. With a
 * length, only so many characters before the mark come from there; without one, all text since the last such mark.
 */
export type Source = ({ file: string; path: (string | number)[] } | { fact: string }) & { length?: number };

/** A source, and the part of a text that comes from it, in characters from its start. */
export interface SourceRange {
  source: Source;
  start: number;
  end: number;
}

// Tag characters (U+E0020 to U+E007E) repeat ASCII, are never drawn, and pass unchanged through React, HTML and JSON. The hair
// space before some marks is for Markdown (tools/studio/preview/marked-copy.ts).
const tags = 0xe0000;
const begin = '\u{E0001}';
const end = '\u{E007F}';
const mark = /\u200A?\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}/gu;
/** The same characters in an address. */
const inAddress = /(?:%E2%80%8A)?%F3%A0%80%81(?:%F3%A0%8[01]%[89AB][0-9A-F])+/gi;

/** Returns invisible characters that say where the text before them comes from (docs/decisions/studio.md). */
export const sourceMark = (source: Source) =>
  begin + [...JSON.stringify(source)].map((letter) => String.fromCodePoint(tags + letter.charCodeAt(0))).join('') + end;

/** Removes all marks from a text or an address. */
export const withoutMarks = (text: string) => text.replace(mark, '').replace(inAddress, '');

/** Whether a text or an address has a mark. */
export const hasMarks = (text: string) => text.includes(begin) || /%F3%A0%80%81/i.test(text);

/** Reads the marks of a text and removes them. */
export function readMarks(text: string): { text: string; ranges: SourceRange[] } {
  const ranges: SourceRange[] = [];
  let clean = '';
  let last = 0;
  let after = 0;
  for (const found of text.matchAll(mark)) {
    clean += text.slice(last, found.index);
    last = found.index + found[0].length;
    const letters = [...(found[1] ?? '')].map((tag) => String.fromCharCode((tag.codePointAt(0) ?? tags) - tags));
    const source = JSON.parse(letters.join('')) as Source;
    const start = source.length === undefined ? after : Math.max(0, clean.length - source.length);
    ranges.push({ source, start, end: clean.length });
    if (source.length === undefined) after = clean.length;
  }
  return { text: clean + text.slice(last), ranges };
}
