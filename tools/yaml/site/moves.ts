import { routeIn, type Site } from './site';
import { isRecord } from '../../shared/json';

/** An address that the site has had. `to` is the page that took its place; without it the page is gone. */
interface Move {
  from: string;
  to?: string;
}

/** A move, with the place in `data/` that says so. */
export interface DeclaredMove extends Move {
  file: string;
  path: (string | number)[];
}

/** Returns every former address that `data/` names: `formerly` of the entries, and the file of what was removed. */
export function movesOf(
  data: ReadonlyMap<string, unknown>,
  site: Pick<Site, 'collections' | 'removed'>,
): DeclaredMove[] {
  return [...data].flatMap(([file, entry]): DeclaredMove[] => {
    if (!isRecord(entry)) return [];
    if (file === site.removed && Array.isArray(entry.items))
      return entry.items.flatMap((item: unknown, index) =>
        isRecord(item) && typeof item.address === 'string'
          ? {
              file,
              path: ['items', index, 'address'],
              from: item.address,
              ...(typeof item.to === 'string' && { to: item.to }),
            }
          : [],
      );
    const to = routeIn(site, file);
    if (to === undefined || !Array.isArray(entry.formerly)) return [];
    return entry.formerly.flatMap((from: unknown, index) =>
      typeof from === 'string' ? { file, path: ['formerly', index], from, to } : [],
    );
  });
}
