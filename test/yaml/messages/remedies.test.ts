import { site } from '../../../content/site';
import { fixture } from '../../fixture';
import { checkData } from '../../../tools/yaml/check-data';
import { formatDiagnostic } from '../../../tools/yaml/diagnostic';
import { mistakes } from '../test-support/mistakes';
import { type DataFolder, readData } from '../../../tools/yaml/files/data-folder';

// Follows the advice of each message automatically, except of those in `ownWords`, and expects no diagnostic afterwards.
// check-data.test.ts expects the messages and their positions.

const real = readData(fixture, site);
const having = (path: string, text: string): DataFolder => ({
  ...real,
  files: [...real.files.filter((file) => file.path !== path), { path, bytes: Buffer.from(text) }],
});
const textOf = (path: string) => Buffer.from(real.files.find((file) => file.path === path)?.bytes ?? []).toString();

/** The text before a diagnostic's position, the value or word at it, and the text after it. */
interface Place {
  before: string;
  value: string;
  after: string;
}

/** Returns the place of ‸ in a text. */
function placeIn(marked: string): Place {
  const [before = '', rest = ''] = marked.split('‸');
  const inBrackets = /[{[][^}\]\n]*$/.test(before);
  const value = (inBrackets ? /^(?:'[^']*'|[^,}\]\n]*[^,}\]\s])?/ : /^.*/).exec(rest)?.[0] ?? '';
  return { before, value, after: rest.slice(value.length) };
}

type Remedy = (place: Place, match: RegExpExecArray) => string;

const swap =
  (change: (value: string, match: RegExpExecArray) => string): Remedy =>
  ({ before, value, after }, match) =>
    before + change(value, match) + after;
/** Changes the whole line that contains the position. */
const line =
  (change: (line: string) => string): Remedy =>
  ({ before, value, after }) => {
    const start = before.lastIndexOf('\n') + 1;
    return before.slice(0, start) + change(before.slice(start) + value) + after;
  };
const inQuotes = line((text) =>
  text.replace(/^(\s*- |[^:]*: )'?(.*?)'?$/, (_, name: string, words: string) => `${name}"${words}"`),
);
const first = (text = '') => text.split(/, | or | \(/)[0] ?? '';

/** What each message advises. The first pattern that matches a message is used. */
const remedies: [message: RegExp, remedy: Remedy][] = [
  [
    /"([^"]+)"[^"]*Did you mean "([^"]+)"/,
    swap((value, [, wrong = '', meant = '']) =>
      value.includes(wrong) ? value.replace(wrong, meant) : value.replace(/^[^:\s]+/, meant),
    ),
  ],
  [/Did you mean "([^"]+)"/, swap((_, [, meant = '']) => meant)],
  [/expected a day in quotes/, swap((value) => value.replace(/(\d+)\/(\d+)\/(\d+)/, '$3-$2-$1'))],
  [/Expected one of (tel:\w+)/, swap((value, [, link = '']) => value.replace(/tel:\w+/, link))],
  [/Write one of "([^"]+)"/, swap((_, [, name = '']) => name)],
  [/Write a later one: "([^"]+)"/, swap((_, [, name = '']) => name)],
  [/Put it in quotes: ('[^']*')/, swap((_, [, quoted = '']) => quoted)],
  [/Write (-?[\d.]+) (?:alone|without quotes)/, swap((_, [, number = '']) => number)],
  [/curly quotes around/, swap((value) => value.replace(/[“”]/g, '"'))],
  [/Write only digits/, swap(() => '20')],
  [/Write true or false/, swap(() => 'true')],
  [/Write one number/, swap((value) => value.replace(/\s.*/, ''))],
  [/Write a range with both ends: (\{.*\})\./, swap((_, [, span = '']) => span)],
  [/Write (\S+) without braces/, swap((_, [, name = '']) => name)],
  [/The nearest: (\S+)/, swap((_, [, name = '']) => name)],
  [/Write (\{[\w.]+\}) alone/, swap((value, [, name = '']) => value.replace(/£?\{[\w.]+\}(?: years)?/, name))],
  [
    /"([^"]+)" is typed as a figure\. Write its name instead: (\{[^}]+\})/,
    swap((value, [, typed = '', name = '']) => value.replace(typed, name)),
  ],
  [
    /"([^"]+)" is typed as a figure\..* Only for the [\w ]+: (\{[^}]+\})/,
    swap((value, [, typed = '', name = '']) => value.replace(typed, name)),
  ],
  [/Put a fact's name in braces: (\{[^}]+\})/, swap((value, [, name = '']) => value.replace(/\([\w.]+\)/, name))],
  [/between two braces: /, swap((value) => value.replace(/(\{[\w.]*\w)/, '$1}'))],
  [/Write "\]\(" without a space/, swap((value) => value.replace('] (', ']('))],
  [/has no closing bracket\. Write (\(\S+\))/, swap((value, [, link = '']) => value.replace(/\(\/\w+/, link))],
  [/the last day of that month is (\S+)\./i, swap((value, [, day = '']) => value.replace(/\d{4}-\d\d-\d\d/, day))],
  [
    /without a slash at the end: (\S+)/,
    swap((value, [, address = '']) => value.replace(/\/[\w/-]+\/(?:#\w+)?/, address)),
  ],
  [/is not allowed here/, swap((value) => value.replace(/\]\(.*\)/, '](/faq)'))],
  [/Expected one of (#\w+)/, swap((value, [, place = '']) => value.replace(/#\w+/, place))],
  [/such as (\/\w+)\.$/, swap((_, [, page = '']) => page)],
  [/a tab is used/, swap((value) => value.replace(/^\t/, '  '))],
  [
    /Start it in the same column|with a hyphen and a space/,
    ({ before, value, after }, { input }) => {
      const indent = /hyphen/.test(input) ? '  - ' : /further right/.test(input) ? '' : '  ';
      return before.replace(/ *$/, '') + indent + value + after;
    },
  ],
  [/single ones/, line((text) => text.replace(/: '(.*)'$/, ': "$1"'))],
  [/Put ' at its end/, swap((value) => `${value}'`)],
  [/Put (\]) at the end/, swap((value) => `${value}]`)],
  [/Put one here/, swap((value) => value.replace(/^(\d+)/, '$1,'))],
  [/^this line does not end with its bracket/, inQuotes],
  [/begins with . needs quotes|begins with \{ or \[ needs quotes|colon in it|quotes around the whole text/, inQuotes],
  [
    /put quotes around that text/,
    ({ before, value, after }) => before.replace(/use: (.*)$/, "use: '$1") + value + `'` + after,
  ],
  [/Delete it and retype/, ({ before, value, after }) => before + value.slice(1) + after],
  [/Retype it/, swap((value) => value.replace('Â£', ''))],
  [/Write a number without a comma/, ({ before, value, after }) => before.replace(/,$/, '') + value + after],
  [/Use letters and digits only/, swap((value) => value.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()))],
  [/Shorten it by (\d+)/, swap((value, [, much = '']) => value.trimEnd().slice(0, -Number(much)))],
  [/each item on a line of its own/, ({ before, value, after }) => `${before.trimEnd()}\n  - ${value}${after}`],
  [
    /expected (?:more than|at least|at most) (\d+)(?! items)/,
    swap((_, [message, limit = '']) => (message.includes('more than') ? '1' : limit)),
  ],
  [/at most two digits for pence/, swap((value) => Number(value).toFixed(2))],
  [/expected a whole number/, swap((value) => value.replace(/\..*/, ''))],
  [/at least `from`/, swap(() => '9000')],
  [/a time after `start`/, swap(() => "'12:30'")],
  [/`published` or later/, swap(() => "'2026-11-22'")],
  [/expected one of ([^.]*)\./, swap((_, [, words]) => first(words))],
  [/such as ('[^']+'|https:\/\/[\w.]+|\S+@\S+|[\w.]+\d*)/, swap((_, [, example = '']) => example.replace(/[,.]$/, ''))],
  [
    /"([^"]+)" stays closed\. Add it to `opens`/,
    ({ before, value, after }, [, valve = '']) =>
      `${before}${value}${after.replace(/( {4}drawing:\n)(?![^]* {4}drawing:\n)/, `    opens: [${valve}]\n$1`)}`,
  ],
  [/without the callout fee\. Add "([^"]+)"/, swap((value, [, fee = '']) => value.replace(/'$/, ` ${fee}'`))],
  [/The fields here are/, ({ before, after }) => before + after.slice(1)],
];

/**
 * Messages whose advice cannot be followed automatically: only the writer knows the words, the page, the name of a
 * price, which of two equal texts to keep, or what a drawing is to show.
 */
const ownWords =
  /missing\. Expected|Fill it in|found nothing|Add \d|is in this list twice|is here twice|no other group has|no other answer has|docs\/drawings\.md\)\)\.$|square brackets|a link to \/|the address \/|of the week open|a list, expected a text|Write each field|Give it a name in|such as boiler\.jpg|without \.from|expected a name|begins with \/ |the address of a service, such|field of this file|unknown fact name "[^"]+"\. Facts|\.drawing[.:].*(?:the drawing\b|covers|hand touches|no end|the same)/;

const known = (message: string) => remedies.find(([pattern]) => pattern.test(message));

it('remedies: when a message is in the list of mistakes, then it has a remedy here, or needs words that only the writer knows', () => {
  expect(mistakes.filter(([, , , , message]) => !known(message) && !ownWords.test(message))).toEqual([]);
});

it.each(mistakes.filter(([, , , , message]) => !ownWords.test(message)))(
  'remedies: when the advice on %s is followed, then no mistake is left',
  (_, path, from, to, messages) => {
    const [message = ''] = messages.split('\n');
    const [pattern, remedy] = known(message) ?? [];
    const match = pattern?.exec(message);
    if (!match || !remedy) throw new Error(`no remedy for ${message}`);
    const mended = remedy(placeIn(textOf(path).replace(from, to)), match);
    expect(checkData(having(path, mended)).map(formatDiagnostic)).toEqual([]);
  },
);
