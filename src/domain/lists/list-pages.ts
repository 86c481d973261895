/** The lists that may grow long, by the address of their first page, with how many entries one page shows. */
const entriesPerPage: Readonly<Record<string, number>> = {
  // Twelve screens of a phone at most.
  '/reviews': 18,
  '/gallery': 12,
  '/services': 18,
  // Of each group.
  '/guides': 10,
  '/insights': 36,
  // Closed, they are a few screens. Their answers are most of a page's bytes.
  '/faq': 36,
};

/** How many services the footer names at most. */
export const servicesNamed = 8;

/**
 * How many entries of each group /search names at most. Of a longer group it shows the names alone, and a link to the list
 * that has all of them.
 */
export const namedOfEach = 20;

/** How a list of jobs can be looked at, beside its own order. */
export const ways = ['service', 'town'] as const;
export type Way = (typeof ways)[number];

/** One of the pages of a list. */
export interface ListPage {
  /** The address of the first page. */
  route: string;
  /** Its entries in groups, by service or by town. Without it they are in their own order. */
  way?: Way | undefined;
  /** Which page, from 1 on. */
  page: number;
  pages: number;
}

/** Returns how many pages a list takes: 1 for a list that is short, or that never takes a second page. */
export const pagesOf = (route: string, entries: number): number =>
  Math.max(1, Math.ceil(entries / (entriesPerPage[route] ?? Infinity)));

/** Returns the address of a page of a list: /reviews, then /reviews/2; by town, /reviews/by-town and /reviews/by-town/2. */
export const listAddress = (route: string, page: number, way?: Way): string =>
  [route, ...(way ? [`by-${way}`] : []), ...(page === 1 ? [] : [page])].join('/');

/** Returns on which page of a list an entry stands. `index` counts from 0. */
export const pageOfEntry = (route: string, index: number): number =>
  Math.floor(index / (entriesPerPage[route] ?? Infinity)) + 1;

/** Returns the entries on a page of a list. */
export const entriesOn = <Entry>(
  entries: readonly Entry[],
  { route, page }: Pick<ListPage, 'route' | 'page'>,
): Entry[] => entries.filter((_, index) => pageOfEntry(route, index) === page);

/** A group of a list whose pages follow each other through all groups. */
interface Group<Entry> {
  items: readonly Entry[];
}

/** Returns each group with its entries, and the page of each entry: the pages go on from group to group. */
export function placedGroups<Entry, Of extends Group<Entry>>(
  route: string,
  groups: readonly Of[],
): { group: Of; placed: { item: Of['items'][number]; page: number }[] }[] {
  let index = 0;
  return groups.map((group) => ({
    group,
    placed: group.items.map((item) => ({ item, page: pageOfEntry(route, index++) })),
  }));
}

/** The kind of the block that is the list of a page made of blocks. */
const listBlocks: Readonly<Record<string, string>> = { '/reviews': 'reviews', '/services': 'services' };

/** Returns the blocks of one page of a list. Further pages have only the list, and the band with the buttons at the foot. */
export const blocksOn = <Block extends { kind?: unknown }>(
  { route, way, page }: Omit<ListPage, 'pages'>,
  blocks: readonly Block[],
): readonly Block[] =>
  page === 1 && !way ? blocks : blocks.filter(({ kind }) => kind === listBlocks[route] || kind === 'cta');
