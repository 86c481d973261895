import { nearest } from './explain';
import type { Fact } from './fact';
import { factBehind, factFiles } from './facts';
import { pageMistake, type SitePlaces } from './links';
import { ownName } from './lost-names';
import { linksIn, mayLink, namesIn } from './prose';
import type { FieldKind } from './schema';

/** What the texts of `data/` can name. */
export interface Nameable {
  facts: ReadonlyMap<string, Fact>;
  /** The files that are as their schemas want them. */
  sound: ReadonlySet<string>;
  /** The names whose mistake is where the fact was, not in the texts. */
  lost: ReadonlySet<string>;
  places: SitePlaces;
  pictures: readonly string[];
  videos: readonly string[];
}

/** What is wrong with a text; `undefined` for whatever is not. */
type Check = (text: string) => readonly (string | undefined)[];

/** '2026-02-28' for any day written in that month. */
const lastDayOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

const noDay = (text: string) =>
  /^\d{4}(-\d\d){2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).getUTCDate() !== Number(text.slice(8))
    ? `there is no such day as ${text}. The last day of that month is ${lastDayOfMonth(text)}.`
    : undefined;

/** A name whose other brace was forgotten would be shown as it was typed. */
const loneBrace = (text: string) => {
  const brace = /[{}]/.exec(text.replace(/\{[^{}]*\}/g, ''))?.[0];
  return brace && `unmatched "${brace}". Write a fact's name between two braces: {prices.annualService}.`;
};

const target = '(?:/|https?:|tel:|mailto:|web:)';
const partedLink = new RegExp(`\\]\\s+\\(${target}`);
const openLink = new RegExp(`\\]\\((${target}[^()\\s]*)(?![^()\\s]|\\)|\\s+"[^"]*"\\))`);

/** A link whose brackets do not belong together would be shown as it was typed. */
function brokenLink(text: string) {
  if (partedLink.test(text)) return `there is a space between the two parts of a link. Write "](" without a space.`;
  const open = openLink.exec(text)?.[1];
  return open && `the link "${open}" has no closing bracket. Write (${open}).`;
}

/** A text nobody would see. */
const blank = (text: string) => (/^\s+$/.test(text) ? 'the text has only spaces in it. Fill it in.' : undefined);

/** How the values of each kind are checked, beyond what their schema asks for. */
export function textChecks({ facts, sound, lost, places, pictures, videos }: Nameable): Record<FieldKind, Check> {
  // While a file of facts is mistaken, its own complaint comes first: which names it would have is not known.
  const isReadable = (name: string) =>
    (factFiles.get(name.split('.')[0] ?? '') ?? []).every((source) => sound.has(`${source}.yaml`));
  const unknownName = (name: string) =>
    !facts.has(name) && isReadable(name) && !lost.has(ownName(name))
      ? `unknown fact name "${name}".${nearest(name, [...facts.keys()], 'Did you mean')} Facts are in prices.yaml, claims.yaml, figures.yaml and company.yaml.`
      : undefined;
  /** What staff type is `tel:emergency`, and not the name of the fact behind it. */
  const unknownAddress = (link: string, fact: string) => {
    const group = fact.replace(/\..*/, '.');
    const names = [...facts.keys()]
      .filter((name) => name.startsWith(group))
      .map((name) => link.replace(/:.*/, ':') + name.slice(group.length));
    return `data/company.yaml has no "${link}".${nearest(link, names, 'Did you mean')} Expected one of ${names.join(', ')}.`;
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
  const line: Check = (text) => [...namesIn(text).map(unknownName), loneBrace(text), blank(text)];
  return {
    line,
    prose: (text) => [...line(text), brokenLink(text), ...linksIn(text).map(deadLink)],
    // Other people's words: whatever they hold is theirs.
    quote: () => [],
    fact: (text) => [unknownName(text)],
    page: (text) => [pageMistake(text, places)],
    picture: (text) => [missingPicture(text)],
    poster: (text) => [missingPicture(text)],
    video: (text) => [missingVideo(text)],
    day: (text) => [noDay(text)],
  };
}
