import { LineCounter, parseDocument } from 'yaml';
import { syntaxProblemsOf } from './yaml-errors';

const indent = 'this line starts further right than the one above. Start it in the same column.';
const left = 'this line starts further left than the lines around it. Start it in the same column.';
const comma = 'a comma is missing between the brackets. Put one here.';
const colon = 'this text has a colon in it. Put quotes around the whole text.';
const noField =
  'this line is neither a field (name, colon, space, text) nor a list item (hyphen, space, text). If it continues the text above, put it on that line.';
const closing = (mark: string) =>
  `the text begins with ${mark} and does not end with it. Put ${mark} at its end, or delete the first one.`;
const bracket = (open: string, close: string) =>
  `the bracket ${open} is not closed. Put ${close} at the end of the line; a text that begins with ${open} needs quotes around it.`;
const begins = (sign: string) => `a text that begins with ${sign} needs quotes around it.`;
const unended = 'this line does not end with its bracket. A text that begins with { or [ needs quotes around it.';
const otherPlace =
  'this list item is not lined up with the ones above. Start every hyphen of a list in the same column.';
const joined =
  'this list item would become part of the text above. Start every hyphen of a list in the same column, under a field without a text of its own.';

/** Each row: a mistake, the file with ‸ at the position to report, and the message. */
it.each<readonly [string, string, string]>([
  // Quotes
  [
    'an apostrophe in single quotes',
    "a: 1\nb: 'It'‸s good'\nc: 2",
    'the apostrophe ends the text here. Put double quotes around the whole text instead of single ones.',
  ],
  [
    'an apostrophe between brackets',
    "a: { b: 'It'‸s good', c: 1 }",
    'the apostrophe ends the text here. Put double quotes around the whole text instead of single ones.',
  ],
  [
    'double quotes in double quotes',
    'a: "He said "‸go" now"\nb: 2',
    'the double quote ends the text here. Use single quotes inside the text.',
  ],
  [
    'words after the quotes',
    "a: 'Good' ‸and cheap\nb: 2",
    'words follow the closing quote. Put the quotes around the whole text.',
  ],
  ['a quote that is not closed', "a: 1\nb: ‸'Good\nc: 2", closing("'")],
  ['a quote that is closed by the next', "a: ‸'Good\nb: 'x'\nc: 3", closing("'")],
  ['a double quote that is not closed', 'a: ‸"Good\nb: "x"', closing('"')],
  ['a text in quotes that continues too far left', "a: ‸'It is\nlong'\nb: 2", closing("'")],
  [
    'a backslash',
    'a: "C:‸\\path"',
    'there is a backslash between double quotes. Write it twice, or use single quotes.',
  ],
  // Colons
  ['a colon in a text', 'a: 1\nb: ‸Note: good', colon],
  ['a colon in an item', 'a:\n  - b: ‸c: d\n  - e: f', colon],
  ['a colon at the end of a text', 'a: ‸See below:\nb: 2', colon],
  ['two fields in a line', 'a: ‸1 b: 2\nc: 3', colon],
  ['no space after a colon', 'a: 1\n‸b:Good\nc: 2', 'a space is missing after the colon.'],
  ['no colon', 'a: 1\n‸b Good\nc: 2', noField],
  ['a name alone', 'a: 1\n‸b', noField],
  ['a text that continues too far left', 'a: This is\n‸long\nb: 2', noField],
  // Spaces at the start
  ['a field too far right', 'a: 1\n  ‸b: 2\nc: 3', indent],
  ['a field one space too far right', 'a:\n  b: 1\n   ‸c: 2', indent],
  ['a field of an item too far right', 'a:\n  - b: 1\n     ‸c: 2\n    d: 3', indent],
  ['a field of an item too far left', 'a:\n  - b: 1\n   ‸c: 2', left],
  ['a field one space too far left', 'a:\n  b: 1\n ‸c: 2\nd: 3', left],
  [
    'a field below its hyphen',
    'a:\n  - b: 1\n  ‸c: 2',
    'this field starts under a hyphen. Start it two spaces further right, under the name that follows the hyphen.',
  ],
  ['a first line with a space', '# A\n ‸a: 1\nb: 2', 'there are spaces before the first field. Delete them.'],
  ['a tab', 'a:\n‸\tb: 1', 'a tab is used to indent. Use spaces instead.'],
  [
    'spaces of another program',
    'a:\n‸\u00a0 b: 1\nc: 2',
    'a special space, pasted from another program, is used to indent. Retype the spaces.',
  ],
  // Lists
  [
    'an item without a hyphen',
    'a:\n  - b\n  ‸c\nd: 2',
    'the hyphen of this list item is missing. Start the line with a hyphen and a space.',
  ],
  ['an item too far left', 'a:\n  - b\n ‸- c\nd: 2', otherPlace],
  ['an item at the left edge', 'a:\n  - b\n‸- c\nd: 2', otherPlace],
  ['an item too far right', 'a:\n  - b\n    ‸- c', joined],
  ['items under a text', 'a: Text\n  ‸- b\n  - c', joined],
  [
    'an item without a list',
    'a: 1\n‸- b\nc: 1',
    'this list item belongs to no list. Put it under its field, two spaces further right.',
  ],
  [
    'an item behind its field',
    'a: ‸- b\nc: 1',
    'a list item is on the same line as its field. Start a new line for it, or put quotes around the text.',
  ],
  ['no space after a hyphen', 'a:\n  -‸b\n  - c', 'a space is missing after the hyphen.'],
  // Brackets
  ['no comma', 'a: { from: ‸20 to: 50 }', comma],
  ['no comma between texts', "a: { b: '1' ‸c: 'd' }", comma],
  ['no comma in a list', "a: ['b' ‸'c']", comma],
  ['a brace that is not closed', 'a: ‸{ from: 20, to: 50\nb: 2', bracket('{', '}')],
  ['a bracket that is not closed', 'a: ‸[b, c\nd: 2', bracket('[', ']')],
  ['a brace too many', 'a: { b: 20 } ‸}\nc: 2', 'the bracket } closes nothing. Delete it.'],
  ['a bracket too many', 'a: [b, c]‸]', 'the bracket ] closes nothing. Delete it.'],
  ['a text that begins with a fact', 'a: {prices.b} ‸now', unended],
  ['a text that begins with a link', 'a: [Terms]‸(/legal) apply', unended],
  // Signs
  ...[
    '**Bold** text',
    '*Bold text',
    '& more',
    '&more x',
    '!Now x',
    '%5 x',
    '@home',
    '`home`',
    '> more',
    '| more',
    '? more',
  ].map((text) => [`a text that begins with ${text}`, `a: ‸${text}\nb: 2`, begins(text.charAt(0))] as const),
  ['a text with a #', 'a: Call ‸#1 now', 'everything after this # would be hidden. Put quotes around the whole text.'],
  // Whole files
  [
    'a merge',
    'a: 1\n‸<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x',
    'two versions of this part are here, left by a merge. Keep one of them, and delete the lines of <, |, = and > signs.',
  ],
  ['a second file', 'a: 1\n‸---\nb: 2', 'the line --- would start a second file. Delete it.'],
])('syntax errors: when a file has %s, then the message says where it is and what to do', (_, marked, message) => {
  const text = `${marked.replace('‸', '')}\n`;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const place = (offset: number) => `${text.slice(0, offset)}‸${text.slice(offset)}`.trimEnd();
  expect(syntaxProblemsOf(document, text).map(({ offset, message: said }) => [place(offset), said])).toEqual([
    [marked, message],
  ]);
});

it.each([
  ['comments behind numbers and texts', 'a: 5 # a metre\nb: Text # ours\n'],
  ['hyphens inside a text', 'a: Two - three\nb:\n  - one - two\nc: -5\n'],
  ['a text in two lines', 'a: It goes\n  on\nb: 2\n'],
  ['signs inside quotes', "a: '&more #1'\nb: '!'\n"],
])('syntax errors: when a file has %s, then it is accepted', (_, text) => {
  expect(syntaxProblemsOf(parseDocument(text), text)).toEqual([]);
});
