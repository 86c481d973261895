import { closest, distance } from 'fastest-levenshtein';
import { routeIn } from '../site/site';
import type { Fact } from '../../shared/fact';
import { pageAnchors } from './page-anchors';
import type { Parsed } from '../files/parse-data';
import type { DataFolder } from '../files/data-folder';

/** Returns the words that distinguish a name or a title: 'Terms and Conditions' has two. */
const tellingWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/s$/, '')),
  );

/**
 * Returns up to three places that share most words with a name, the shortest first. A place must share more than half
 * of the words.
 */
function sharingWords(wanted: string, places: ReadonlyMap<string, string>): string[] {
  const words = tellingWords(wanted);
  const shared = [...places].map(([place, title]) => {
    const known = tellingWords(`${place} ${title}`);
    return { place, count: [...words].filter((word) => known.has(word)).length };
  });
  const most = Math.max(0, ...shared.map(({ count }) => count));
  if (most <= words.size / 2) return [];
  const best = shared.filter(({ count }) => count === most).map(({ place }) => place);
  return best.sort((a, b) => a.length - b.length).slice(0, 3);
}

/** Returns the place with the nearest spelling, if at most two letters or a quarter of them differ. */
const slip = (found: string, places: readonly string[]) => {
  const best = places.length > 0 ? closest(found, [...places]) : '';
  return distance(found, best) <= Math.max(2, best.length / 4) ? [best] : [];
};

/**
 * Returns a hint with the places that were probably meant: the one of the first kind with nearly the same spelling, or those
 * whose names or titles share words with it, as the title of /legal does with /terms. Searches the kinds of places in
 * order. Returns an empty string if nothing is similar.
 */
function meantPlaces(wanted: string, ...kinds: readonly ReadonlyMap<string, string>[]): string {
  const [first = new Map<string, string>()] = kinds;
  const found = [slip(wanted, [...first.keys()]), ...kinds.map((places) => sharingWords(wanted, places))];
  const best = found.find((places) => places.length > 0) ?? [];
  return best.length > 0 ? ` Did you mean ${best.map((place) => `"${place}"`).join(' or ')}?` : '';
}

/** What a link within the site can point to. */
export interface SitePlaces {
  /** The addresses of all pages, each with the words of its titles. */
  pages: ReadonlyMap<string, string>;
  /** The anchors of each page whose file could be read and whose headings name known facts. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Former addresses, and where each leads. */
  moves?: ReadonlyMap<string, string | undefined>;
}

/** Collects the pages and anchors of the site. A file that cannot be read still has a page. */
export function sitePlaces(
  { site, files }: Pick<DataFolder, 'site' | 'files'>,
  parsed: readonly Parsed[],
  facts: ReadonlyMap<string, Fact>,
): SitePlaces {
  const pageOf = (path: string, words: string) => {
    const route = routeIn(site, path);
    return route === undefined ? [] : [[route, words] as const];
  };
  const titlesOf = (data: unknown) => {
    const { title, linkText } = data as Record<string, unknown>;
    return [title, linkText].flat().join(' ');
  };
  return {
    pages: new Map([
      ...files.flatMap(({ path }) => pageOf(path, '')),
      ...parsed.flatMap(({ file, data }) => pageOf(file.path, titlesOf(data))),
    ]),
    anchors: new Map(
      [...pageAnchors(parsed, facts, site)].map(([{ file }, anchors]) => [routeIn(site, file.path) ?? '', anchors]),
    ),
  };
}

const untitled = (names: Iterable<string>) => new Map([...names].map((name) => [name, '']));
const placesOn = (page: string, names: Iterable<string>) => [...names].map((name) => `${page}#${name}`);

/** Says what is wrong with a link such as `/faq` or `/#contact`. Returns undefined for a valid link. */
export function pageMistake(link: string, { pages, anchors, moves }: SitePlaces): string | undefined {
  const [page = '', anchor] = link.split('#');
  if (!pages.has(page)) {
    if (page.length > 1 && page.endsWith('/'))
      return `found "${link}", expected an address without a slash at the end: ${link.replace(/\/(?=#|$)/, '')}`;
    const now = moves?.get(page);
    if (now !== undefined && pages.has(now)) return `the page ${page} has moved. Write ${now}.`;
    const all = untitled([...anchors].flatMap(([route, names]) => placesOn(route, names)));
    const hint = meantPlaces(page, pages, all) || ' Expected the address of a page of this site, such as /faq.';
    return `no page has the address "${page}".${hint}`;
  }
  const known = anchors.get(page);
  if (anchor === undefined || !known || known.has(anchor)) return undefined;
  const meant = meantPlaces(anchor, untitled(known)).replace(/"([^"]+)"/g, '"#$1"');
  const hint = meant || ` Expected one of ${placesOn('', known).join(', ')}.`;
  return `the page ${page} has no place "#${anchor}".${hint}`;
}
