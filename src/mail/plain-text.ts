import { withoutMarks } from '../domain/source-marks';

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
// Keeps only tabs and line feeds of all control characters: some mail programs stop reading at the others.
const control = /(?![\t\n])\p{Cc}/gu;
// With the u flag a surrogate pair is one character, so this matches only lone surrogates.
const loneSurrogate = /\p{Surrogate}/gu;

// In the studio's preview, texts of `data/` say invisibly where they are written. In a mail that would fill a whole link.
const asShown = (text: string) => (process.env.NODE_ENV === 'development' ? withoutMarks(text) : text);

/** Splits a text into lines of well-formed Unicode, without control characters other than tabs. */
export const linesOf = (text: string): string[] =>
  asShown(text)
    .split(lineBreak)
    .map((line) => line.replace(control, '').replace(loneSurrogate, '\uFFFD'));

/** Splits a text into grapheme clusters, so that an emoji is one; in browsers without support, into code points. */
export const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en-GB').segment(text), ({ segment }) => segment)
    : Array.from(text);
