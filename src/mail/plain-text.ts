const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
// Tab and line feed are the only control characters a plain text needs; some mail programs stop reading at others.
const control = /(?![\t\n])\p{Cc}/gu;
// With the u flag a pair of surrogates is one character, so this finds only those without a partner.
const loneSurrogate = /\p{Surrogate}/gu;

/** A text as its lines: well-formed Unicode without control characters but tabs, wherever the text came from. */
export const linesOf = (text: string): string[] =>
  text.split(lineBreak).map((line) => line.replace(control, '').replace(loneSurrogate, '\uFFFD'));

/** A text as what a reader calls characters; an emoji or an accented letter is one. Old browsers: code points. */
export const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en-GB').segment(text), ({ segment }) => segment)
    : Array.from(text);
