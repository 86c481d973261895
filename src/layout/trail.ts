/** A step on the path from the home page; the pages of the main navigation and the legal page bring their own name. */
export interface Stop {
  to: string;
  label?: string;
}

interface Named {
  to: string;
  label: string;
}

/** What the navigation calls its pages. */
export interface PageNames {
  main: readonly Named[];
  legal: Named;
}

/**
 * What the navigation calls a page.
 * @throws if the page is neither in the main navigation nor the legal page
 */
export function nameOf(to: string, { main, legal }: PageNames): string {
  const found = [...main, legal].find((link) => link.to === to);
  if (!found) throw new Error(`data/navigation.yaml has no name for ${to}`);
  return found.label;
}

/** The whole path with the home page first, each step with its name. */
export const named = (trail: readonly Stop[], names: PageNames): Named[] =>
  [{ to: '/' }, ...trail].map(({ to, label }: Stop) => ({ to, label: label ?? nameOf(to, names) }));
