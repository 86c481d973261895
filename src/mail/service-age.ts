/**
 * Returns whether to recommend a full service: the last one was `after` or more years ago, or the typed text has no
 * year. The latest of several years counts. Without `after`, only a text without a year leads to the recommendation.
 */
export function isServiceOverdue(lastServiced: string, thisYear: number, after?: number | null): boolean {
  const years = lastServiced.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g);
  if (!years) return true;
  return typeof after === 'number' && thisYear - Math.max(...years.map(Number)) >= after;
}
