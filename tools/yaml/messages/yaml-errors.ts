import type { Document, YAMLError } from 'yaml';
import { brackets } from './schema-errors';
import { needsQuotes, type SyntaxProblem } from './syntax-problem';
import { hiddenProblems, strayCharacters } from './unexpected-values';

/** A line of a file, and what shows how it is nested. */
interface Line {
  start: number;
  text: string;
  indent: number;
  /** The text without its indentation. */
  words: string;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const own = { start, text: line, indent: /^ */.exec(line)?.[0].length ?? 0, words: line.trim() };
    start += line.length + 1;
    return own;
  });
}

const isField = (words: string) => /^(?:- +)*[\w-]+:(?: |$)/.test(words);
const isItem = (words: string) => /^-(?: |$)/.test(words);
/** Returns the text behind a field's name or an item's hyphen. */
const valueOf = (words: string) => words.replace(/^(?:- +)*(?:[\w-]+: +)?/, '');

const noField =
  'this line is neither a field (name, colon, space, text) nor a list item (hyphen, space, text). If it continues the text above, put it on that line.';
/** The message for a line when nothing more specific is known. */
export const unreadable =
  'this line does not fit the lines around it. Compare its spaces, colon and quotes with theirs.';

/**
 * Syntax errors that are easier to recognise in the text than from the parser's errors. Each match begins with the
 * mistake, or with the spaces before it: to look behind from each of them would take quadratic time.
 */
const seen: [pattern: RegExp, message: string, all?: boolean][] = [
  [
    /^(?:<{7,}|\|{7,}|={7,}|>{7,})(?= |\r?$)/m,
    'two versions of this part are here, left by a merge. Keep one of them, and delete the lines of <, |, = and > signs.',
  ],
  [/^ *\t/gm, 'a tab is used to indent. Use spaces instead.', true],
];

/** Explains why a file cannot be read: by what `seen` recognises, or else by the parser's first error, from which others follow. */
function parseErrors(errors: readonly YAMLError[], text: string): SyntaxProblem[] {
  for (const [pattern, message, all] of seen) {
    const found = all ? [...text.matchAll(pattern)] : [pattern.exec(text)];
    const slips = found.flatMap((match) => (match ? [{ offset: match.index + match[0].search(/[^ ]/), message }] : []));
    if (slips.length > 0) return slips;
  }
  const [first] = errors;
  return first ? [explainError(first, text, linesOf(text))] : [];
}

const empty: Line = { start: 0, text: '', indent: 0, words: '' };
const lineAt = (lines: readonly Line[], offset: number) => lines.findLast(({ start }) => start <= offset) ?? empty;
const says = ({ words }: Line) => words !== '' && !words.startsWith('#');

const atValue = (line: Line, value: string): SyntaxProblem => ({
  offset: line.start + line.text.lastIndexOf(value),
  message: needsQuotes(value.charAt(0)),
});

function explainError(error: YAMLError, text: string, lines: readonly Line[]): SyntaxProblem {
  const offset = error.pos[0];
  const line = lineAt(lines, offset);
  const index = lines.indexOf(line);
  const above = lines.slice(0, index).findLast(says);
  const below = lines.slice(index + 1).find(says);
  const value = valueOf(line.words);
  const here = (message: string): SyntaxProblem => ({ offset, message });
  const at = ({ start, indent }: Line, message: string): SyntaxProblem => ({ offset: start + indent, message });

  const top = lines.find(says);
  if (top && top.indent > 0) return at(top, 'there are spaces before the first field. Delete them.');

  switch (error.code) {
    case 'MULTIPLE_DOCS':
      return here('the line --- would start a second file. Delete it.');
    case 'BAD_DQ_ESCAPE':
      return here('there is a backslash between double quotes. Write it twice, or use single quotes.');
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return here(needsQuotes(text.charAt(offset)));
    case 'BLOCK_IN_FLOW':
      return here('a comma is missing between the brackets. Put one here.');
    default:
  }
  const mark = /closing (['"])quote/.exec(error.message)?.[1];
  if (mark) return unclosedQuote(mark, index, lines) ?? here(unreadable);
  const closing = /end with a ([}\]])/.exec(error.message)?.[1];
  if (closing) {
    const opening = closing === '}' ? '{' : '[';
    return {
      offset: text.lastIndexOf(opening, offset),
      message: `the bracket ${opening} is not closed. Put ${closing} at the end of the line; a text that begins with ${opening} needs quotes around it.`,
    };
  }
  if (/-end token/.test(error.message)) return here(`the bracket ${text.charAt(offset)} closes nothing. Delete it.`);
  if (/Missing ,/.test(error.message) || error.message === 'Unexpected scalar token')
    return here('a comma is missing between the brackets. Put one here.');
  if (/same line with key/.test(error.message) && !isItem(line.words))
    return here(
      'a list item is on the same line as its field. Start a new line for it, or put quotes around the text.',
    );

  const before = text.charAt(offset - 1);
  if (error.code === 'UNEXPECTED_TOKEN') {
    if (/['"]/.test(before) && !text.slice(offset).startsWith(' '))
      return here(
        before === "'"
          ? 'the apostrophe ends the text here. Put double quotes around the whole text instead of single ones.'
          : 'the double quote ends the text here. Use single quotes inside the text.',
      );
    if (/^['"]/.test(value)) return here('words follow the closing quote. Put the quotes around the whole text.');
    if (/^[{[]/.test(value)) return here(`this line does not end with its bracket.${brackets}`);
    if (/^[*&!>|]/.test(value)) return atValue(line, value);
  }
  if (value.startsWith('? ')) return atValue(line, value);

  // A line that is indented further than the field above belongs to that field, which already has a text.
  const column = (own: Line) => own.indent + (own.words.length - own.words.replace(/^(?:- +)+/, '').length);
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && below && isField(below.words) && below.indent > column(line))
    return at(below, 'this line starts further right than the one above. Start it in the same column.');
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && !/sequence/.test(error.message))
    return here('this text has a colon in it. Put quotes around the whole text.');
  if (isItem(line.words)) {
    const sibling = lines.slice(0, index).findLast((other) => isItem(other.words));
    return at(
      line,
      sibling && sibling.indent !== line.indent
        ? 'this list item is not lined up with the ones above. Start every hyphen of a list in the same column.'
        : 'this list item belongs to no list. Put it under its field, two spaces further right.',
    );
  }
  if (!isField(line.words)) {
    if (/^[\w-]+:\S/.test(line.words)) return at(line, 'a space is missing after the colon.');
    if (above && isItem(above.words) && above.indent === line.indent)
      return at(line, 'the hyphen of this list item is missing. Start the line with a hyphen and a space.');
    return at(line, noField);
  }
  if (above && line.indent !== above.indent)
    return at(line, 'this line starts further left than the lines around it. Start it in the same column.');
  if (above && isItem(above.words))
    return at(
      line,
      'this field starts under a hyphen. Start it two spaces further right, under the name that follows the hyphen.',
    );
  return at(line, unreadable);
}

/** Finds the text whose closing quote is missing: the nearest one, on this line or above, with an odd number of quotes. */
function unclosedQuote(mark: string, index: number, lines: readonly Line[]): SyntaxProblem | undefined {
  const open = lines
    .slice(0, index + 1)
    .findLast(({ words }) => valueOf(words).startsWith(mark) && valueOf(words).split(mark).length % 2 === 0);
  return (
    open && {
      offset: open.start + open.text.indexOf(mark),
      message: `the text begins with ${mark} and does not end with it. Put ${mark} at its end, or delete the first one.`,
    }
  );
}

/**
 * Returns the syntax errors of a file: its stray characters, or else the special spaces that indent it, the first error of the
 * parser, or what the pages would show differently.
 */
export function syntaxProblemsOf(document: Document.Parsed, text: string): SyntaxProblem[] {
  const strays = strayCharacters(text);
  if (strays.length > 0) return strays;
  const spaces = [...text.matchAll(/^ *[\u00a0\u2000-\u200b\u202f]/gm)].map(
    ({ index, 0: found }) => index + found.length - 1,
  );
  if (spaces.length > 0)
    return spaces.map((offset) => ({
      offset,
      message: 'a special space, pasted from another program, is used to indent. Retype the spaces.',
    }));
  return document.errors.length > 0 ? parseErrors(document.errors, text) : hiddenProblems(document, text);
}
