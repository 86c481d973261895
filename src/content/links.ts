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
