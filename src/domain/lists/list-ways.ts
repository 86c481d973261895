import { slugify } from '../../../tools/shared/text';
import { listAddress, pagesOf, placedGroups, type Way, ways } from './list-pages';

/** The lists whose entries are jobs, of which each may say its service and its town. */
const listsOfJobs: readonly string[] = ['/reviews', '/gallery'];

/** Returns whether a page shows a list by service or by town. */
export const isByWay = (address: string): boolean =>
  listsOfJobs.some((route) => ways.some((way) => `${address}/`.startsWith(`${listAddress(route, 1, way)}/`)));

interface Job {
  /** The address of the service's page. */
  service?: string | null;
  town?: string | null;
}

/** The services and our towns, in their order. */
export interface Known {
  services: readonly { route: string; linkText: string }[];
  towns: readonly string[];
}

interface JobGroup<Entry> {
  /** The anchor of its heading. */
  id: string;
  heading: string;
  items: Entry[];
}

const named = <Entry extends Job>(way: Way, entries: readonly Entry[]) => entries.filter((entry) => entry[way]);

/** Returns how a list can be looked at beside its own order: not at all while it is short, or has less than two groups. */
export const waysOf = (route: string, entries: readonly Job[]): Way[] =>
  listsOfJobs.includes(route) && pagesOf(route, entries.length) > 1
    ? ways.filter((way) => new Set(named(way, entries).map((entry) => entry[way])).size > 1)
    : [];

/** Returns how many pages a list takes in groups. Entries that name no service, or no town, are in no group. */
export const pagesByWay = (route: string, way: Way, entries: readonly Job[]): number =>
  pagesOf(route, named(way, entries).length);

/** Returns the entries by service in the order of the services, or by town: our own towns first, then others by their names. */
export function jobGroups<Entry extends Job>(
  way: Way,
  entries: readonly Entry[],
  { services, towns }: Known,
): JobGroup<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of named(way, entries)) {
    const key = String(entry[way]);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const others = [...groups.keys()].filter((town) => !towns.includes(town)).sort();
  const known =
    way === 'service'
      ? services.map(({ route, linkText }) => ({ key: route, heading: linkText }))
      : [...towns, ...others].map((town) => ({ key: town, heading: town }));
  return known.flatMap(({ key, heading }) => {
    const items = groups.get(key);
    return items ? [{ id: slugify(heading), heading, items }] : [];
  });
}

/** Returns the groups on a page of a list, and where each group of the list begins. */
export function groupsOn<Entry extends Job>(
  { route, way, page }: { route: string; way: Way; page: number },
  entries: readonly Entry[],
  known: Known,
): { groups: JobGroup<Entry>[]; begins: { to: string; label: string }[] } {
  const placed = placedGroups<Entry, JobGroup<Entry>>(route, jobGroups(way, entries, known));
  return {
    groups: placed.flatMap(({ group, placed: own }) => {
      const items = own.filter((entry) => entry.page === page).map(({ item }) => item);
      return items.length > 0 ? [{ ...group, items }] : [];
    }),
    begins: placed.map(({ group: { id, heading }, placed: [first] }) => ({
      to: `${first?.page === page ? '' : listAddress(route, first?.page ?? 1, way)}#${id}`,
      label: heading,
    })),
  };
}

/** Returns whether a list shows more jobs of a service, in a group, than the service's own page does. */
export const hasMore = (route: string, service: string, entries: readonly Job[], shown: number): boolean =>
  waysOf(route, entries).includes('service') && entries.filter((entry) => entry.service === service).length > shown;

/** Returns where the jobs of a service begin in a list by service. */
export function groupAddress(route: string, service: string, entries: readonly Job[], known: Known): string {
  const name = known.services.find((one) => one.route === service)?.linkText;
  // No page has the number 0, so that every address is a whole one.
  const { begins } = groupsOn({ route, way: 'service', page: 0 }, entries, known);
  return begins.find(({ label }) => label === name)?.to ?? route;
}
