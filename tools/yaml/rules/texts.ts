import { factBehind } from '../facts/fact-links';
import { nearest } from '../messages/did-you-mean';
import type { Fact } from '../../shared/fact';
import { pageMistake, type SitePlaces } from './internal-links';
import { ownName } from './renamed-facts';
import { linksIn, mayLink, namesIn } from '../facts/markdown';
import type { FieldKind } from '../schema/field-kinds';
import type { Site } from '../site/site';
import { wordList } from '../../shared/text';

/** What the texts of `data/` can refer to. */
interface Nameable {
  site: Site;
  facts: ReadonlyMap<string, Fact>;
  /** The files that match their schemas. */
  sound: ReadonlySet<string>;
  /** Names that are reported in the file of the fact and not in each text. */
  lost: ReadonlySet<string>;
  places: SitePlaces;
  pictures: readonly string[];
  videos: readonly string[];
}

/** Returns messages about a text. `undefined` entries mean that a check found nothing. */
type Check = (text: string) => readonly (string | undefined)[];

/** Returns the last day of a date's month, such as '2026-02-28', even if the date itself does not exist. */
const lastDayOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

const noDay = (text: string) =>
  /^\d{4}(-\d\d){2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).getUTCDate() !== Number(text.slice(8))
    ? `there is no such day as ${text}. The last day of that month is ${lastDayOfMonth(text)}.`
    : undefined;

/** Finds a single brace. The page would show the name next to it as it was typed. */
const loneBrace = (text: string, example: string) => {
  const brace = /[{}]/.exec(text.includes('{') ? text.replace(/\{[^{}]*\}/g, '') : text)?.[0];
  return brace && `unmatched "${brace}". Write a fact's name between two braces: {${example}}.`;
};

const target = '(?:/|https?:|tel:|mailto:|web:)';
const partedLink = new RegExp(`\\]\\s+\\(${target}`);
const openLink = new RegExp(`\\]\\((${target}[^()\\s]*)(?![^()\\s]|\\)|\\s+"[^"]*"\\))`);

/** Finds a link with a space inside or without a closing bracket. The page would show it as it was typed. */
function brokenLink(text: string) {
  if (partedLink.test(text)) return `there is a space between the two parts of a link. Write "](" without a space.`;
  const open = openLink.exec(text)?.[1];
  return open && `the link "${open}" has no closing bracket. Write (${open}).`;
}

/** Finds a text that would be invisible. */
const blank = (text: string) => (/^\s+$/.test(text) ? 'the text has only spaces in it. Fill it in.' : undefined);

/** Returns the checks for each kind of field, in addition to its schema. */
export function textChecks({
  site: { facts: rules },
  facts,
  sound,
  lost,
  places,
  pictures,
  videos,
}: Nameable): Record<FieldKind, Check> {
  const factFiles = wordList([...rules.chosen.map((name) => `${name}.yaml`), rules.addresses]);
  // While a file of facts is invalid its names are unknown, and its own diagnostic is enough.
  const isReadable = (name: string) =>
    (rules.files.get(name.split('.')[0] ?? '') ?? []).every((file) => sound.has(file));
  const unknownName = (name: string) =>
    !facts.has(name) && isReadable(name) && !lost.has(ownName(name))
      ? `unknown fact name "${name}".${nearest(name, [...facts.keys()], 'Did you mean')} Facts are in ${factFiles}.`
      : undefined;
  /** Returns the message for an unknown `tel:`, `mailto:` or `web:` name. Suggests links as typed, `tel:emergency`, not facts. */
  const unknownAddress = (link: string, fact: string) => {
    const group = fact.replace(/\..*/, '.');
    const names = [...facts.keys()]
      .filter((name) => name.startsWith(group))
      .map((name) => link.replace(/:.*/, ':') + name.slice(group.length));
    return `data/${rules.addresses} has no "${link}".${nearest(link, names, 'Did you mean')} Expected one of ${names.join(', ')}.`;
  };
  const deadLink = (link: string) => {
    if (link.startsWith('/') && !link.startsWith('//')) return pageMistake(link, places);
    const fact = factBehind(link);
    if (fact) return facts.has(fact) || !isReadable(fact) ? undefined : unknownAddress(link, fact);
    return mayLink(link)
      ? undefined
      : `the link "${link}" is not allowed here. Expected /a-page, https://…, tel:emergency or mailto:office.`;
  };
  const missingPicture = (name: string) =>
    pictures.includes(name)
      ? undefined
      : `there is no picture data/pictures/${name}.${nearest(name, pictures, 'Did you mean')}`;
  const missingVideo = (name: string) =>
    videos.includes(name) ? undefined : `there is no file data/videos/${name}.${nearest(name, videos, 'Did you mean')}`;
  const line: Check = (text) => [...namesIn(text).map(unknownName), loneBrace(text, rules.example), blank(text)];
  return {
    line,
    prose: (text) => [...line(text), brokenLink(text), ...linksIn(text).map(deadLink)],
    // Customers' own words are never checked.
    verbatim: () => [],
    fact: (text) => [unknownName(text)],
    page: (text) => [pageMistake(text, places)],
    picture: (text) => [missingPicture(text)],
    poster: (text) => [missingPicture(text)],
    video: (text) => [missingVideo(text)],
    day: (text) => [noDay(text)],
  };
}
