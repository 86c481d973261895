// Characters that nobody sees, by Unicode's properties: what is ignored when a text is drawn, controls, formats, the
// separators of lines and paragraphs, and what is no character. Without look-behind, which older iPhones cannot parse.

import { lazily } from './lazily';

/** Signs of Arabic, Syriac and Kaithi, most of them for numbers. Unicode calls them format characters, but they can be seen. */
const drawn = '[\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]';
const unseen = `(?!${drawn}|[\\t\\n])[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Noncharacter_Code_Point}\\p{Bidi_Control}]`;

const emoji = '(?![\\d#*])\\p{Emoji}';
/** The scripts whose letters are joined or parted by U+200D and U+200C. */
const joining = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Nko',
  'Adlam',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
  'Tibetan',
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
const letter = `(?!${unseen})(?=[\\p{L}\\p{M}])[${joining}]`;

/** What is drawn although a part of it, by itself, is not: flags, keycaps, emoji of several parts, joined letters. */
const kept = [
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
  '[\\d#*]\\uFE0F?\\u20E3',
  `${emoji}[\\uFE0E\\uFE0F]?(?:\\u200D(?=${emoji}))?`,
  `${letter}[\\u200C\\u200D](?=${letter})`,
].join('|');

// It takes a browser 4 ms to make, and a slow phone four times as long.
const parts = lazily(() => new RegExp(`(${kept})|${unseen}`, 'gu'));

/** Letters and marks of Western Europe, which are all seen. Nearly every text has no others, and needs no slower search. */
const seenOnly = /^[\t\n -~\u00A1-\u00AC\u00AE-\u00FF\u2010-\u2027]*$/;

/** Finds the characters of a text that nobody sees. Returns the index of each. */
export const invisibleIn = (text: string): number[] =>
  seenOnly.test(text)
    ? []
    : [...text.matchAll(parts())].flatMap(({ index, 1: seen }) => (seen === undefined ? [index] : []));

const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Removes the characters that nobody sees. What some programs take for a line break becomes a line feed. */
export const withoutInvisible = (text: string): string =>
  seenOnly.test(text)
    ? text
    : text.replace(lineBreak, '\n').replace(parts(), (_, seen: string | undefined) => seen ?? '');

/** Returns what a visitor has typed, without characters that nobody sees and spaces around it. */
export const asTyped = (text = ''): string => withoutInvisible(text).trim();
