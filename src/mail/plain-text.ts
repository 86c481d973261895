import { withoutInvisible } from '../../tools/shared/invisible';
import { withoutMarks } from '../../tools/shared/source-marks';

// With the u flag a surrogate pair is one character, so this matches only lone surrogates.
const loneSurrogate = /\p{Surrogate}/gu;

// In a preview, texts of `data/` carry source marks. In a mail these would fill a whole link.
const asShown = (text: string) => (process.env.NODE_ENV === 'development' ? withoutMarks(text) : text);

/** Splits a text into lines of well-formed Unicode, without characters that nobody sees. */
export const linesOf = (text: string): string[] =>
  withoutInvisible(asShown(text))
    .split('\n')
    .map((line) => line.replace(loneSurrogate, '\uFFFD'));

/** Splits a text into grapheme clusters, so that an emoji is one; in browsers without support, into code points. */
export const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en-GB').segment(text), ({ segment }) => segment)
    : Array.from(text);
