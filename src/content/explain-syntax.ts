import { type Document, isAlias, isScalar, visit, type YAMLError } from 'yaml';
import { brackets } from './explain';

/** One mistake in the way a file is written, in words for the person who wrote it, and where in the text it is. */
export interface Slip {
  offset: number;
  message: string;
}

/** A line of a file, with what tells its place among the others. */
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
/** What stands behind the name of a field or the hyphen of an item. */
const valueOf = (words: string) => words.replace(/^(?:- +)*(?:[\w-]+: +)?/, '');

const needsQuotes = (sign: string) => `a text that begins with ${sign} needs quotes around it.`;

const noField =
  'this line is neither a field (name, colon, space, text) nor an item (hyphen, space, text). If it goes on with the text above, put it on that line.';
const noFit = 'this line does not fit those around it. Compare its spaces, its colon and its quotes with theirs.';

/** Slips that are seen before YAML stumbles over them, each in a pattern whose match begins where they are. */
const seen: [pattern: RegExp, message: string, all?: boolean][] = [
  [
    /^(?:<{7}|={7}|>{7})(?= |\r?$)/m,
    'two versions of this part stand here, left by a merge. Keep one of them, and delete the lines of <, = and > signs.',
  ],
  [/(?<=^ *)\t/gm, 'a tab is used to indent. Use spaces instead.', true],
];

/**
 * What the YAML parser stumbled over. Only the first stumble counts, as the others mostly come of it; a field that
 * stands twice is no stumble.
 */
function stumbles(errors: readonly YAMLError[], text: string): Slip[] {
  for (const [pattern, message, all] of seen) {
    const found = all ? [...text.matchAll(pattern)] : [pattern.exec(text)];
    const slips = found.flatMap((match) => (match ? [{ offset: match.index, message }] : []));
    if (slips.length > 0) return slips;
  }
  const lines = linesOf(text);
  const slips: Slip[] = [];
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  for (const error of errors)
    if (error === first) slips.push(explainError(error, text, lines));
    else if (error.code === 'DUPLICATE_KEY') {
      const { words } = lineAt(lines, error.pos[0]);
      slips.push({
        offset: error.pos[0],
        message: `the field "${words.replace(/^- +/, '').split(':')[0] ?? ''}" stands twice here. Keep one of them.`,
      });
    }
  return slips;
}

const empty: Line = { start: 0, text: '', indent: 0, words: '' };
const lineAt = (lines: readonly Line[], offset: number) => lines.findLast(({ start }) => start <= offset) ?? empty;
const says = ({ words }: Line) => words !== '' && !words.startsWith('#');

const atValue = (line: Line, value: string): Slip => ({
  offset: line.start + line.text.lastIndexOf(value),
  message: needsQuotes(value.charAt(0)),
});

function explainError(error: YAMLError, text: string, lines: readonly Line[]): Slip {
  const offset = error.pos[0];
  const line = lineAt(lines, offset);
  const index = lines.indexOf(line);
  const above = lines.slice(0, index).findLast(says);
  const below = lines.slice(index + 1).find(says);
  const value = valueOf(line.words);
  const here = (message: string): Slip => ({ offset, message });
  const at = ({ start, indent }: Line, message: string): Slip => ({ offset: start + indent, message });

  const top = lines.find(says);
  if (top && top.indent > 0) return at(top, 'the first field begins with a space. Take the spaces before it away.');

  switch (error.code) {
    case 'MULTIPLE_DOCS':
      return here('the line --- would begin another file. Take it away.');
    case 'BAD_DQ_ESCAPE':
      return here('a backslash stands between double quotes. Write it twice, or use single quotes.');
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return here(needsQuotes(text.charAt(offset)));
    case 'BLOCK_IN_FLOW':
      return here('a comma is missing between the brackets. Put one here.');
    default:
  }
  const quote = /closing (['"])quote/.exec(error.message)?.[1];
  if (quote) return unclosedQuote(quote, index, lines) ?? here(noFit);
  const closing = /end with a ([}\]])/.exec(error.message)?.[1];
  if (closing) {
    const opening = closing === '}' ? '{' : '[';
    return {
      offset: text.lastIndexOf(opening, offset),
      message: `the bracket ${opening} is not closed. Put ${closing} at the end of the line; a text that begins with ${opening} needs quotes around it.`,
    };
  }
  if (/-end token/.test(error.message)) return here(`the bracket ${text.charAt(offset)} closes nothing. Take it away.`);
  if (/Missing ,/.test(error.message) || error.message === 'Unexpected scalar token')
    return here('a comma is missing between the brackets. Put one here.');
  if (/same line with key/.test(error.message) && !isItem(line.words))
    return here('an item stands behind its field. Begin a new line for it, or put quotes around the text.');

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

  // Whatever begins further right than the field above belongs to it, and that field has its text already.
  const column = (own: Line) => own.indent + (own.words.length - own.words.replace(/^(?:- +)+/, '').length);
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && below && isField(below.words) && below.indent > column(line))
    return at(below, 'this line begins further right than the one above. Begin it at the same place.');
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && !/sequence/.test(error.message))
    return here('this text has a colon in it. Put quotes around the whole text.');
  if (isItem(line.words)) {
    const sibling = lines.slice(0, index).findLast((other) => isItem(other.words));
    return at(
      line,
      sibling && sibling.indent !== line.indent
        ? 'this item begins at another place than the items above. Begin all hyphens of a list at the same place.'
        : 'this item belongs to no list. Put it under its field, two spaces further right.',
    );
  }
  if (!isField(line.words)) {
    if (/^[\w-]+:\S/.test(line.words)) return at(line, 'a space is missing after the colon.');
    if (above && isItem(above.words) && above.indent === line.indent)
      return at(line, 'this item lacks its hyphen. Begin it with a hyphen and a space.');
    return at(line, noField);
  }
  if (above && line.indent !== above.indent)
    return at(line, 'this line begins further left than its neighbours. Begin it at the same place as they.');
  if (above && isItem(above.words))
    return at(line, 'this field begins below a hyphen. Begin it two spaces further right, below the name after it.');
  return at(line, noFit);
}

/** The text whose closing quote is missing: the nearest one above that opens and does not close. */
function unclosedQuote(mark: string, index: number, lines: readonly Line[]): Slip | undefined {
  const open = lines
    .slice(0, index + 1)
    .findLast(({ words }) => valueOf(words).startsWith(mark) && valueOf(words).split(mark).length % 2 === 0);
  return (
    open && {
      offset: open.start + open.text.indexOf(mark),
      message: `the text begins with ${mark} and does not end with it. Put ${mark} at its end, or take the first one away.`,
    }
  );
}

/** What YAML takes without a word, and would show in another way than it was meant. */
function hiddenSlips(document: Document.Parsed, text: string): Slip[] {
  const slips: Slip[] = [];
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) slips.push({ offset: node.range?.[0] ?? 0, message: needsQuotes('*') });
      else if ('anchor' in node && node.anchor)
        slips.push({ offset: text.lastIndexOf('&', node.range?.[0]), message: needsQuotes('&') });
      else if (node.tag?.startsWith('!'))
        slips.push({ offset: text.lastIndexOf('!', node.range?.[0]), message: needsQuotes('!') });
      else if (isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string' && node.range) {
        const [start, end] = node.range;
        const item = /\n *(?=- )/.exec(text.slice(start, end));
        if (/^-[^\s-]/.test(node.value))
          slips.push({ offset: start + 1, message: 'a space is missing after the hyphen.' });
        else if (item)
          slips.push({
            offset: start + item.index + item[0].length,
            message:
              'this item would be joined to the text above. Begin all hyphens of a list at the same place, under a field without a text.',
          });
        const comment = /^ +#(?=\S)/.exec(text.slice(end));
        if (comment)
          slips.push({
            offset: end + comment[0].length - 1,
            message: 'nobody would see what follows this #. Put quotes around the whole text.',
          });
      }
    },
  });
  return slips;
}

// What Gatsby's own reader of YAML refuses, without a word on the file.
const invisible = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g;
/** What became of £ or ’ in a program that took them for something else. */
const damaged = /\ufffd|â€.?|Â£|Ã[\x80-\xbf]/g;

/** Characters nobody has typed. */
const strayCharacters = (text: string): Slip[] => [
  ...[...text.matchAll(invisible)].map(({ index }) => ({
    offset: index,
    message:
      'an invisible character stands here, pasted along from another program. Delete it and type its neighbours anew.',
  })),
  ...[...text.matchAll(damaged)].map(({ index, 0: found }) => ({
    offset: index,
    message: `"${found}" is a letter or sign that another program has damaged. Type it anew.`,
  })),
];

/** Everything that is wrong with the way a file is written. */
export function slipsOf(document: Document.Parsed, text: string): Slip[] {
  const strays = strayCharacters(text);
  if (strays.length > 0) return strays;
  const spaces = [...text.matchAll(/(?<=^ *)[\u00a0\u2000-\u200b\u202f]/gm)].map(({ index }) => index);
  if (spaces.length > 0)
    return spaces.map((offset) => ({
      offset,
      message: 'a space that came from another program is used to indent. Type the spaces anew.',
    }));
  return document.errors.length > 0 ? stumbles(document.errors, text) : hiddenSlips(document, text);
}
