import { distance } from 'fastest-levenshtein';

/** A page that the visitor of an unknown address may have meant. */
export interface Suggestion {
  to: string;
  label: string;
}

const words = (path: string) => (path.split('/').pop() ?? '').replaceAll('-', ' ').trim();

/** Counts the words of more than three letters that the last segments of two addresses share. */
function sharedWords(one: string, other: string): number {
  const theirs = words(other).split(' ');
  return words(one)
    .split(' ')
    .filter((word) => word.length > 3 && theirs.includes(word)).length;
}

/** Returns the page that shares the most words with an address, or undefined on a tie. Ignores duplicate pages. */
function pageByWords(path: string, pages: readonly Suggestion[]): Suggestion | undefined {
  const [first, second] = [...new Map(pages.map((page) => [page.to, page])).values()]
    .map((page) => ({ page, shared: sharedWords(path, page.to) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return first && first.shared > (second?.shared ?? 0) ? first.page : undefined;
}

/** The characters of an address that are looked at. An edit distance takes quadratic time. */
const longestPath = 300;

/**
 * Returns the page that an unknown address most likely meant, or none: the list of which it is a numbered page, or else
 * the page for a known wrong address, or else the page that shares the most words with it, or else the page with the
 * smallest edit distance, or else its nearest parent (docs/decisions/pages-and-routes.md).
 */
export function closestPages(
  tried: string,
  known: readonly (Suggestion & { from: string })[],
  pages: readonly Suggestion[],
): Suggestion[] {
  const path = tried.toLowerCase().slice(0, longestPath).replace(/\/+$/, '') || '/';
  // A page of a list whose number is too high.
  const list = /^(.+)\/\d+$/.exec(path)?.[1];
  const first = pages.find(({ to }) => to === list);
  if (first) return [first];
  const exact = known.find(({ from }) => from === path);
  if (exact) return [{ to: exact.to, label: exact.label }];
  const near = pages
    .filter(({ to }) => to !== '/')
    .map((page) => ({ page, away: Math.min(distance(path, page.to), distance(words(path), words(page.to))) }))
    .filter(({ page, away }) => away <= Math.max(2, words(page.to).length * 0.4))
    .sort((a, b) => a.away - b.away)[0]?.page;
  const over = pages
    .filter(({ to }) => to !== '/' && path.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
  const found = pageByWords(path, pages) ?? near ?? over;
  return found ? [found] : [];
}
