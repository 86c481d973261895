import { closest, distance } from 'fastest-levenshtein';
import { slugify } from './words';

/** Addresses that are pages without an entry of their own in `data/`. */
export const staticRoutes: readonly string[] = [];

/** Places on pages that templates name themselves, by the file the page is made from. */
const ownAnchors: Record<string, readonly string[]> = {
  'pages/home.yaml': ['contact'],
  'legal.yaml': ['privacy', 'contact'],
};

/** The places a link to a page can name after `#`: the ids of its headings. */
export function anchorsOf(path: string, data: unknown): Set<string> {
  const anchors = new Set(['main', ...(ownAnchors[path] ?? [])]);
  const collect = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) {
        if (/^(heading|stepsHeading)$/.test(key) && typeof item === 'string') anchors.add(slugify(item));
        collect(item);
      }
  };
  collect(data);
  return anchors;
}

/** The words of a name or a title that tell it from others: 'Terms and Conditions' has two. */
const tellingWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/s$/, '')),
  );

/** The shortest of the places that share most words with a name: up to three, and none that shares half or fewer. */
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

/** As near as a slip of the finger. */
const slip = (found: string, places: readonly string[]) => {
  const best = places.length > 0 ? closest(found, [...places]) : '';
  return distance(found, best) <= Math.max(2, best.length / 4) ? [best] : [];
};

/**
 * A hint at the places somebody may have meant by one that does not exist, each with the words of its title: the one
 * that is spelled nearly like it, or those that share its words, as /legal shares `/terms` by its title. Nothing where
 * none of the kinds of places, looked through in their order, has one.
 */
export function meantPlaces(wanted: string, ...kinds: readonly ReadonlyMap<string, string>[]): string {
  const [first = new Map<string, string>()] = kinds;
  const found = [slip(wanted, [...first.keys()]), ...kinds.map((places) => sharingWords(wanted, places))];
  const best = found.find((places) => places.length > 0) ?? [];
  return best.length > 0 ? ` Did you mean ${best.map((place) => `"${place}"`).join(' or ')}?` : '';
}
