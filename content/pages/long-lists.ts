import { blocksOn, listAddress, pageOfEntry, placedGroups, servicesNamed } from '../../src/domain/lists/list-pages';
import { isRecord } from '../../tools/shared/json';
import type { Files } from '../../tools/yaml/site';
import { type Entry, groupedLists, inOrder, jobs, type Part } from '../lists/job-lists';
import { itemsOf, servicesInOrder, words } from './shows';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the articles in the order of src/pages/insights/index.tsx. */
export function articlesInOrder(files: Files): string[] {
  const found = [...files].flatMap(([file, entry]) =>
    file.startsWith('insights/') && isRecord(entry)
      ? [{ file, on: String(entry.published), title: String(entry.title) }]
      : [],
  );
  found.sort((one, other) => other.on.localeCompare(one.on) || (one.title < other.title ? -1 : 1));
  return found.map(({ file }) => file);
}

/** Returns the guides of each group in the order of src/pages/guides/index.tsx. */
export function guidesInOrder(files: Files): string[][] {
  const all = [...files].flatMap(([file, entry]) =>
    file.startsWith('guides/') && isRecord(entry) ? [{ file, order: Number(entry.order), group: entry.group }] : [],
  );
  all.sort((one, other) => one.order - other.order || (one.file < other.file ? -1 : 1));
  return itemsOf((files.get('pages/guides.yaml') as Fields | undefined)?.groups).map(({ name }) =>
    all.flatMap(({ file, group }) => (group === name ? [file] : [])),
  );
}

/** Returns each guide with its page, and the words of each group with the pages that show a guide of it. */
const guides = (files: Files): Entry[] =>
  guidesInOrder(files).flatMap((group, index) => {
    const entries = inOrder(
      '/guides',
      group.map((file): Part => [file]),
    );
    const part: Part = ['pages/guides.yaml', 'groups', index];
    return [...entries, { part, first: 1, last: entries.at(-1)?.last ?? 1 }];
  });

/** Returns each question with its page, and the heading of each group with all pages, because each links to every group. */
function questions(files: Files): Entry[] {
  const groups = itemsOf((files.get('faq.yaml') as Fields | undefined)?.groups);
  const placed = placedGroups(
    '/faq',
    groups.map(({ items }) => ({ items: itemsOf(items) })),
  );
  const last = placed.at(-1)?.placed.at(-1)?.page ?? 1;
  return placed.flatMap((group, index) => [
    { part: ['faq.yaml', 'groups', index, 'heading'] as const, first: 1, last },
    ...group.placed.map(({ page }, item) => ({
      part: ['faq.yaml', 'groups', index, 'items', item] as const,
      first: page,
      last: page,
    })),
  ]);
}

/**
 * The fields of a service that, of the pages of /services, only the one with its card shows. For a service that the footer
 * does not name, `linkText` is one too.
 */
const onCard = ['summary', 'cardNote', 'drawing', 'colour', 'order'];
const services = (files: Files): Entry[] =>
  servicesInOrder(files).flatMap((file, index) => {
    const page = pageOfEntry('/services', index);
    const fields = index < servicesNamed ? onCard : ['linkText', ...onCard];
    return fields.map((field) => ({ part: [file, field] as const, first: page, last: page }));
  });

/** What only some pages show of each list that may fill more than one page, by the address of its first page. */
const lists: Readonly<Record<string, (files: Files) => Entry[]>> = {
  '/reviews': (files) => jobs('/reviews', 'testimonials.yaml', files),
  '/gallery': (files) => jobs('/gallery', 'gallery.yaml', files),
  '/guides': guides,
  '/insights': (files) =>
    inOrder(
      '/insights',
      articlesInOrder(files).map((file): Part => [file]),
    ),
  '/faq': questions,
  '/services': services,
};

/** Returns whether a page of a list leads to its groups: to all, or to those on the page. */
function leadsToGroups(address: string, entries: readonly Entry[], page: number): boolean {
  const groups = entries.filter(({ part, first, last }) => part[1] === 'groups' && first <= page && page <= last);
  return address === '/faq' || (address === '/guides' && groups.length > 1);
}

/** Whether a part is another one, or lies in it. */
const isWithin = (part: Part, whole: Part) => whole.every((step, depth) => part[depth] === step);

/** A part of a file with the pages that show it, by their addresses. */
export type PlacedPart = readonly [part: Part, pages: readonly string[]];

/** The pages that are made of a file: one, unless its list is too long for one page. */
export interface ListPages {
  /** The file as the further pages show it. */
  later: Fields;
  /** Returns the words of the links between these pages, and from them to the groups of the list. */
  links(): PlacedPart[];
  /** Returns where parts are shown: those that the first page shows, and those that the further ones show. */
  place(first: readonly Part[], later: readonly Part[]): PlacedPart[];
}

/** Returns a function that finds the pages of a part. A part that contains entries, such as a whole list, becomes these. */
function placing(entries: readonly Entry[], addresses: readonly string[]) {
  const byFile = new Map<string, Entry[]>();
  for (const entry of entries) byFile.set(entry.part[0], [...(byFile.get(entry.part[0]) ?? []), entry]);
  return (part: Part, from: number, to: number): PlacedPart[] => {
    const own = byFile.get(part[0]) ?? [];
    const range = (first: number, last: number) => addresses.slice(Math.max(from, first) - 1, Math.min(to, last));
    const inside = own.filter((entry) => entry.part.length > part.length && isWithin(entry.part, part));
    if (inside.length > 0) return inside.map((entry) => [entry.part, range(entry.first, entry.last)]);
    const around = own.filter((entry) => isWithin(part, entry.part));
    if (around.length === 0) return [[part, range(1, addresses.length)]];
    return [[part, [...new Set(around.flatMap(({ first, last }) => range(first, last)))]]];
  };
}

/** Returns what the links from page to page show. */
const turning = (addresses: readonly string[]): PlacedPart[] =>
  addresses.length === 1
    ? []
    : [
        ...words('lists.pages').map((part) => [part, addresses] as const),
        ...words('lists.page', 'lists.previous').map((part) => [part, addresses.slice(1)] as const),
        ...words('lists.next').map((part) => [part, addresses.slice(0, -1)] as const),
      ];

/** Returns the pages of a file. `address` is that of the first. */
export function listPages(address: string, data: Fields, files: Files): ListPages {
  const entries = lists[address]?.(files) ?? [];
  const count = Math.max(1, ...entries.map(({ last }) => last));
  const own = Array.from({ length: count }, (_, index) => listAddress(address, index + 1));
  const grouped = count === 1 ? [] : groupedLists(address, files);
  const addresses = [...own, ...grouped.flatMap((list) => list.addresses)];
  const within = placing(entries, own);
  const withinGroups = grouped.map((list) => placing(list.entries, list.addresses));
  const blocks = data.blocks as readonly Fields[] | undefined;
  return {
    later: blocks && count > 1 ? { ...data, blocks: blocksOn({ route: address, page: 2 }, blocks) } : data,
    links: () =>
      count === 1
        ? []
        : [
            ...turning(own),
            ...words('lists.groups').map(
              (part) => [part, own.filter((_, index) => leadsToGroups(address, entries, index + 1))] as const,
            ),
            ...grouped.flatMap((list) => [
              ...turning(list.addresses),
              ...words('lists.groups').map((part) => [part, list.addresses] as const),
            ]),
            ...(grouped.length > 0
              ? words('lists.ways', 'lists.together', ...grouped.map(({ words: name }) => name)).map(
                  (part) => [part, addresses] as const,
                )
              : []),
          ],
    place(first, later) {
      if (count === 1) return first.map((part) => [part, own]);
      const [onFirst, onLater] = [first, later].map((parts) => new Set(parts.map((part) => JSON.stringify(part))));
      return [
        ...first.flatMap((part) => within(part, 1, onLater?.has(JSON.stringify(part)) ? count : 1)),
        ...later.filter((part) => !onFirst?.has(JSON.stringify(part))).flatMap((part) => within(part, 2, count)),
        ...withinGroups.flatMap((inGroup) => later.flatMap((part) => inGroup(part, 1, Infinity))),
      ].filter(([, pages]) => pages.length > 0);
    },
  };
}

/** Returns the parts of a page's own file that further pages of its list show, of the `fields` that the first page shows. */
export const ownLater = (file: string, address: string, fields: readonly string[], { blocks }: Fields): Part[] =>
  fields.flatMap((field): Part[] => {
    if (field === 'lead') return [];
    if (field !== 'blocks' || !Array.isArray(blocks)) return [[file, field]];
    const shown = blocksOn({ route: address, page: 2 }, blocks as Fields[]);
    return shown.map((block) => [file, 'blocks', blocks.indexOf(block)]);
  });
