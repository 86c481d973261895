import { distance } from 'fastest-levenshtein';

/** A page that somebody who tried an unknown address may have meant. */
export interface Suggestion {
  to: string;
  label: string;
}

const words = (path: string) => (path.split('/').pop() ?? '').replaceAll('-', ' ').trim();

/** 'how-to-bleed-radiator' as words a person reads. */
const label = (path: string) => words(path).replace(/^./, (first) => first.toUpperCase());

/**
 * The page an unknown address most likely meant: one we know people try, or else the page whose address is nearest
 * (decisions, Routes). None where nothing is near.
 */
export function closestPages(
  tried: string,
  known: readonly (Suggestion & { from: string })[],
  pages: readonly string[],
): Suggestion[] {
  const path = tried.toLowerCase().replace(/\/+$/, '') || '/';
  const exact = known.find(({ from }) => from === path);
  if (exact) return [{ to: exact.to, label: exact.label }];
  const near = pages
    .filter((page) => page !== '/' && !page.includes('404'))
    .map((page) => ({ page, away: Math.min(distance(path, page), distance(words(path), words(page))) }))
    .filter(({ page, away }) => away <= Math.max(2, words(page).length * 0.4))
    .sort((a, b) => a.away - b.away);
  return near.slice(0, 1).map(({ page }) => ({ to: page, label: label(page) }));
}
