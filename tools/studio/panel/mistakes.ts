import type { Diagnostic } from '../../yaml';
import { fileInWords, nameInWords } from '../../shared/text';
import { dayInWords } from '../documents/values-in-words';
import { words } from './words';

/** How many mistakes the status message names. The form shows all of them. */
const named = 3;

/** Names a fact by the second part of its name: `prices.annualService` is 'Annual service'. */
const factInWords = (name: string) => nameInWords(name.split('.')[1] ?? name);
const withFacts = (text: string) =>
  text
    // A fact and its number alone have the same label.
    .replace(/\{([\w.]+)\} or (?=\{([\w.]+)\})/g, (_, name: string, other: string) =>
      factInWords(name) === factInWords(other) ? '' : `${factInWords(name)} or `,
    )
    .replace(/\{([\w.]+)\}/g, (_, name: string) => factInWords(name))
    .replace(/^Write its name instead: /, '');

/** Says what to do about a figure that is typed into a text, such as to choose the fact. */
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names a place in a file as people count: `steps.4.drawing` is 'Steps › 5 › Drawing'. */
const pathInWords = (path: string) =>
  path
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : nameInWords(step)))
    .join(' › ');

/** Rewords a mistake for somebody who sees a form and no file: without names of fields and files, quotes and braces. */
const reworded = (message: string) =>
  message
    .replace(/^[^\s:"]+: /, '')
    .replace(/^missing\. Expected one of (.*?)(?: \(.*\))?\.$/, 'choose one of these: $1.')
    .replace(/^missing\. Expected .*$/, words.fillIn)
    // What the field is, which stands above it.
    .replace(/ \((?:[^()]|\([^()]*\))*\)(?=\.(?: |$))/, '')
    .replace(/^found .*, expected a text with (.*) and no other name in square brackets\.$/, (_, gaps: string) =>
      words.gaps(gaps),
    )
    .replace(/^found .*, expected (?:the name of a (?:number|whole price)|the name alone|a name)\b.*$/, words.fromList)
    .replace(/^found .*, expected an address on this site that begins with \/.*$/, words.fromList)
    .replace(/^found .*, expected (?:a list|the list) that (.*)$/, (_, what: string) => words.listThat(what))
    .replace(/^found .*, expected more than ([\d.]+)\.$/, (_, than: string) => words.above(than))
    .replace(/^found .*, expected at most ([\d.]+(?: \w+)?)\.$/, (_, most: string) => words.most(most))
    .replace(/^found .*, expected at least ([\d.]+)\.$/, (_, least: string) => words.least(least))
    .replace(/^found .*, expected a number that is at least [`"](.+)[`"]\.$/, (_, other: string) =>
      words.notBelow(nameInWords(other)),
    )
    // The advice alone says enough.
    .replace(/^found .*, expected a number(?: in plain digits)?\. (?=Write )/, '')
    .replace(
      /^the list has (\d+) items?, expected (.*?)\. /,
      (_, count: string, needed: string) => `${words.items(count, needed)} `,
    )
    .replace(
      /^the text has (\d+) characters, expected (at \w+ \d+)\. /,
      (_, count: string, most: string) => `${words.length(count, most)} `,
    )
    .replace(/^no (\w+) is called "([^"]*)"\. Write one of .*$/, (_, thing: string, name: string) =>
      words.noneCalled(thing, name),
    )
    .replace(/^the page (\S+) has no place "([^"]*)"\./, (_, page: string, place: string) =>
      words.noHeading(page, place),
    )
    .replace(/ Expected one of (#.*)\.$/, (_, places: string) => words.anyHeading(places))
    .replace(/ Expected the address of a page of this site, such as \/\S+\.$/, ` ${capital(words.fromList)}`)
    .replace(/^the link "([^"]*)" is not allowed here\..*$/, (_, link: string) => words.oddLink(link))
    .replace(/^data\/\S+ has no "((?:tel|mailto):[^"]*)"\..*? Expected one of (.*)$/, (_, link: string, all: string) =>
      words.noContact(link, all),
    )
    .replace(/ Write \{[\w.]+\} alone: the £ or the unit is part of it\./, words.unitTwice)
    .replace(/^"([^"]*)" is typed as a figure\. (.*)$/, (_, figure: string, advice: string) =>
      aboutFigure(figure, advice),
    )
    .replace(/^Unknown fact name "([^"]*)"\..*$/i, (_, name: string) => words.noFact(name))
    .replace(/^"\w+" is missing, but (\d+) texts use .*$/, (_, count: string) => words.usedIn(Number(count)))
    .replace(/ in quotes(?=[,.])|,? without quotes(?=\.)/g, '')
    .replace(/: the site adds /, ': the website adds ')
    .replace(/such as '([^']*)'/g, 'such as $1')
    .replace(/^found (?:"(?:[^"\\]|\\.)*…?"|-?[\d.e+-]+), expected (?=one of |a |an |the )/, 'write ')
    .replace(/^found [^,]*, expected /, 'write ')
    .replace(/^write (a link to \S+) in it: /, (_, link: string) => words.keeps(link))
    .replace(/^write (?:one of .*|a known name\..*)$/, words.fromList)
    .replace(/^choose one of these: .*$/, words.fromList)
    .replace(/^unmatched "[{}]"\..*$/i, words.loneBrace)
    .replace(/^"([\w.]+)" would be shown as it is\..*$/, (_, name: string) => words.factByHand(name))
    .replace(/^(the link "[^"]*") has no closing bracket\..*$/i, (_, link: string) => `${link} ${words.setLinkAgain}`)
    .replace(/ Write "\]\(" without a space\./, ` ${words.linkApart}`)
    .replace(/(^| )write a range with both ends: \{.*\}\.?$/i, (_, space: string) => space + words.bothEnds)
    .replace(/ Add to: \[across, down\]\./, ` ${words.whereItEnds}`)
    .replace(
      / Add "([^"{]*)\{([\w.]+)\}[^"]*"$/,
      (_, text: string, name: string) => ` ${words.addWithFact(text.trim(), factInWords(name))}`,
    )
    .replace(/ Add ["`](.*?)["`]: true to /, " Tick '$1' for ")
    .replace(/^write the name of a file in data\/pictures, .*$/, words.fromPictures)
    .replace(/data\/pictures\//g, '')
    .replace(/'?(\d{4}-\d\d-\d\d)'?/g, (_, day: string) => dayInWords(day))
    .replace(/data\/([\w/-]+\.yaml)(?::\d+)*/g, (_, file: string) => fileInWords(file))
    .replace(/\b[a-z]\w*(?:\.\w+)+/gi, (path) => (/\.\d+(?:\.|$)/.test(path) ? pathInWords(path) : path))
    .replace(/`([\w.]+)`/g, (_, name: string) => `'${nameInWords(name.replaceAll('.', ' › '))}'`)
    .replace(/\{([\w.]+)\}/g, (_, name: string) => factInWords(name))
    .replace(/"([^"]*)"/g, "'$1'");

/** Says what is wrong at its field. */
export const atField = (message: string): string => capital(reworded(message));

/** Says what is to be done at an item of the launch list, whose place stands above it. */
export const toDo = (message: string): string =>
  atField(
    message
      .replace(/,? and delete (?:its name from )?`\w+`/, '')
      .replace(/ \((?:\w+(?:: \w+)?|a file in [^()]*)\)$/, ''),
  );

/** Says what is wrong away from the field, which it names in words. */
function withField(message: string): string {
  const [, path] = /^([^\s:"]+): /.exec(message) ?? [];
  const [, about] = /^[^\s:"]+: missing\. Expected .*? \((.*)\)\.$/.exec(message) ?? [];
  const field = about ?? (path && pathInWords(path));
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
