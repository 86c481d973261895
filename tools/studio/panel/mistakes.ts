import type { Diagnostic } from '../../yaml';
import { fileInWords, nameInWords } from '../../shared/text';
import { dayInWords } from '../documents/values-in-words';
import { words } from './words';

/** How many mistakes the status message names. All of them stand at their fields. */
const named = 3;

/** Names a fact by its last words: `prices.annualService` is 'Annual service'. */
const factInWords = (name: string) => nameInWords(name.split('.')[1] ?? name);
const withFacts = (text: string) =>
  text.replace(/\{([\w.]+)\}/g, (_, name: string) => factInWords(name)).replace(/^Write its name instead: /, '');

/** Says what to do about a figure that is typed into a text: choose the fact, or make one. */
function aboutFigure(figure: string, advice: string): string {
  const [, only = ''] = / Only for the (.*?): \{/.exec(advice) ?? [];
  if (advice.startsWith('Write its name instead'))
    return words.figureIsFact(figure, withFacts(advice).replace(/\.$/, ''));
  return [
    words.figureIsNone(figure),
    ...(advice.includes('in words') ? [words.figureInWords] : []),
    ...(only ? [words.figureOnlyFor(only)] : []),
  ].join(' ');
}

/** Rewords a mistake for somebody who sees a form and no file: without names of fields and files, quotes and braces. */
const reworded = (message: string) =>
  message
    .replace(/^[^\s:"]+: /, '')
    .replace(/^missing\. Expected one of (.*?)(?: \(.*\))?\.$/, 'choose one of these: $1.')
    .replace(/^missing\. Expected .*$/, words.fillIn)
    // What the field is, which stands above it.
    .replace(/ \((?:[^()]|\([^()]*\))*\)(?=\.(?: |$))/, '')
    .replace(/^"([^"]*)" is typed as a figure\. (.*)$/, (_, figure: string, advice: string) =>
      aboutFigure(figure, advice),
    )
    .replace(/^Unknown fact name "([^"]*)"\..*$/i, (_, name: string) => words.noFact(name))
    .replace(/^"\w+" is missing, but (\d+) texts use .*$/, (_, count: string) => words.usedIn(Number(count)))
    .replace(/ in quotes(?=[,.])/g, '')
    .replace(/such as '([^']*)'/g, 'such as $1')
    .replace(/^found (?:"(?:[^"\\]|\\.)*…?"|-?[\d.e+-]+), expected (?=one of |a |an |the )/, 'write ')
    .replace(/^found [^,]*, expected /, 'write ')
    .replace(/^write (?:one of .*|a known name\..*)$/, words.fromList)
    .replace(/^choose one of these: .*$/, words.fromList)
    .replace(/^unmatched "[{}]"\..*$/i, words.loneBrace)
    .replace(/^"[\w.]+" would be shown as it is\..*$/, words.factByHand)
    .replace(/^(the link "[^"]*") has no closing bracket\..*$/i, (_, link: string) => `${link} ${words.setLinkAgain}`)
    .replace(/ Write "\]\(" without a space\./, ' Take the space out.')
    .replace(/ Write a range with both ends: \{.*\}\.?$/, ` ${words.bothEnds}`)
    .replace(/ Add to: \[across, down\]\./, ` ${words.whereItEnds}`)
    .replace(/ Add lit: true to /, ' Tick that for ')
    .replace(/the name of a file in data\/pictures, such as [\w-]+\.jpg/, 'a picture from the list')
    .replace(/data\/pictures\//g, '')
    .replace(/'?(\d{4}-\d\d-\d\d)'?/g, (_, day: string) => dayInWords(day))
    .replace(/data\/([\w/-]+\.yaml)(?::\d+)*/g, (_, file: string) => fileInWords(file))
    .replace(/`([\w.]+)`/g, (_, name: string) => `'${nameInWords(name.replaceAll('.', ' › '))}'`)
    .replace(/\{([\w.]+)\}/g, (_, name: string) => factInWords(name))
    .replace(/"([^"]*)"/g, "'$1'");

/** Says what is wrong at its field. */
export function atField(message: string): string {
  const text = reworded(message);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Says what is to be done at an item of the launch list, whose place stands above it. */
export const toDo = (message: string): string =>
  atField(
    message
      .replace(/,? and delete (?:its name from )?`\w+`/, '')
      .replace(/ \((?:\w+(?:: \w+)?|a file in [^()]*)\)$/, ''),
  );

/** Says the same away from the field, which is named in words. */
function withField(message: string): string {
  const [, path] = /^([^\s:"]+): /.exec(message) ?? [];
  const [, about] = /^[^\s:"]+: missing\. Expected .*? \((.*)\)\.$/.exec(message) ?? [];
  const field =
    about ??
    path
      ?.split('.')
      .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : nameInWords(step)))
      .join(' › ');
  return field === undefined ? atField(message) : `${field}: ${reworded(message)}`;
}

/** Says in the status message what is wrong. Names the files of mistakes that are not in the file `own`. */
export const mistakesInWords = (diagnostics: readonly Diagnostic[], own?: string) =>
  [
    ...diagnostics.slice(0, named).map(({ file, line, message }) => {
      const isElsewhere = own !== undefined && file !== `data/${own}`;
      return isElsewhere ? words.inFile(file, line, withField(message)) : withField(message);
    }),
    ...(diagnostics.length > named ? [words.moreMistakes(diagnostics.length - named)] : []),
  ].join('\n');
