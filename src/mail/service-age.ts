/**
 * Whether a full service is to be recommended: the last one was `after` or more years ago, or what was typed names no
 * year (spec 5, service age flag). Of several years the latest counts. Without `after` only a missing year tells.
 */
export function isServiceOverdue(lastServiced: string, thisYear: number, after?: number | null): boolean {
  const years = lastServiced.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g);
  if (!years) return true;
  return typeof after === 'number' && thisYear - Math.max(...years.map(Number)) >= after;
}
