import { listAddress, pageOfEntry, placedGroups, servicesNamed } from '../../src/domain/lists/list-pages';
import { jobGroups, pagesByWay, waysOf } from '../../src/domain/lists/list-ways';
import type { Files } from '../../tools/yaml/site';
import { itemsOf, type Parts, servicesInOrder, servicesNamedBy } from '../pages/shows';

/** A part of a file, by its file and path. */
export type Part = Parts[number];
type Fields = Readonly<Record<string, unknown>>;

/** A part of a file that only some pages of a list show. */
export interface Entry {
  part: Part;
  first: number;
  last: number;
}

/** The lists of jobs, by the address of their first page. */
const jobFiles: Readonly<Record<string, string>> = { '/reviews': 'testimonials.yaml', '/gallery': 'gallery.yaml' };

const jobsIn = (files: Files, file: string) => itemsOf((files.get(file) as Fields | undefined)?.items);

/** Returns the name of the service of a job, unless the footer of every page has it. */
function namesBeside(item: Fields, files: Files): Parts {
  const named = new Set(servicesInOrder(files).slice(0, servicesNamed));
  return servicesNamedBy([item]).filter(([file]) => !named.has(file));
}

/**
 * Returns each photograph or review of a list, and the names of services on their cards that the footer does not have,
 * each with the page that shows it.
 */
export function jobs(address: string, file: string, files: Files): Entry[] {
  const items = jobsIn(files, file);
  const names = items.map((item) => namesBeside(item, files));
  return [
    ...inOrder(
      address,
      items.map((_, index): Part => [file, 'items', index]),
    ),
    ...inOrder(address, names).flatMap(({ part: parts, ...on }) => parts.map((part) => ({ part, ...on }))),
  ];
}

/** A list of jobs by service, or by town: the addresses of its pages, and which of these show each part of a file. */
interface Grouped {
  /** The path in `data/wording.yaml` of the words that name the list. */
  words: string;
  addresses: string[];
  entries: Entry[];
}

/** Returns the pages of a list of jobs by service and by town. */
export function groupedLists(address: string, files: Files): Grouped[] {
  const file = jobFiles[address];
  if (file === undefined) return [];
  const items = jobsIn(files, file);
  const company = files.get('company.yaml') as { base?: string; areas?: string[] } | undefined;
  const known = {
    services: servicesInOrder(files).map((name) => ({ route: `/${name.replace('.yaml', '')}`, linkText: name })),
    towns: [company?.base ?? '', ...(company?.areas ?? [])],
  };
  const places = new Map(items.map((item, index) => [item, index]));
  return waysOf(address, items).map((way) => {
    const count = pagesByWay(address, way, items);
    const placed = placedGroups<Fields, { items: Fields[] }>(address, jobGroups(way, items, known));
    return {
      words: way === 'service' ? 'lists.byService' : 'lists.byTown',
      addresses: Array.from({ length: count }, (_, index) => listAddress(address, index + 1, way)),
      entries: placed.flatMap((group) =>
        group.placed.flatMap(({ item, page }) => [
          { part: [file, 'items', places.get(item) ?? 0] as const, first: page, last: page },
          // By service, the links to the groups name every service on every page.
          ...namesBeside(item, files).map((part) =>
            way === 'service' ? { part, first: 1, last: count } : { part, first: page, last: page },
          ),
        ]),
      ),
    };
  });
}

/** Returns the parts of a list in order, each with the page that shows it. `address` is that of the list's first page. */
export const inOrder = <Shown>(address: string, parts: readonly Shown[]): (Omit<Entry, 'part'> & { part: Shown })[] =>
  parts.map((part, index) => {
    const page = pageOfEntry(address, index);
    return { part, first: page, last: page };
  });
