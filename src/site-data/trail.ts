/** A step of the path from the home page. Pages of the main navigation and the legal page need no label. */
export interface Stop {
  to: string;
  label?: string;
}

interface Named {
  to: string;
  label: string;
}

/** The names of pages in the navigation. */
interface PageNames {
  main: readonly Named[];
  legal: Named;
}

/**
 * Returns the name of a page in the navigation.
 * @throws if the page is neither in the main navigation nor the legal page
 */
export function nameOf(to: string, { main, legal }: PageNames): string {
  const found = [...main, legal].find((link) => link.to === to);
  if (!found) throw new Error(`data/navigation.yaml has no name for ${to}`);
  return found.label;
}

/** Returns the whole path with the home page first and a name for each step. */
export const named = (trail: readonly Stop[], names: PageNames): Named[] =>
  [{ to: '/' }, ...trail].map(({ to, label }: Stop) => ({ to, label: label ?? nameOf(to, names) }));
