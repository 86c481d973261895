/**
 * Returns whether to recommend a full service: the last one was `after` or more years ago, or the typed text has no
 * year. The latest of several years counts. Without `after`, only a text without a year leads to the recommendation.
 */
export function isServiceOverdue(lastServiced: string, thisYear: number, after?: number | null): boolean {
  // Without a look-behind: one in the script of the booking dialogs shuts out every iPhone before 16.4.
  const years = (lastServiced.match(/\d+/g) ?? []).filter((digits) => /^(?:19|20)\d\d$/.test(digits));
  if (years.length === 0) return true;
  return typeof after === 'number' && thisYear - Math.max(...years.map(Number)) >= after;
}
