import { blocksOn, listAddress, pageOfEntry } from '../../src/domain/list-pages';
import { isRecord } from '../../tools/shared/json';
import type { Files } from '../../tools/yaml/site';
import { itemsOf, type Parts, words } from './shows';

/** A part of a file, by its file and path. */
type Part = Parts[number];
type Fields = Readonly<Record<string, unknown>>;

function itemsIn(files: Files, file: string): Part[] {
  const data = files.get(file);
  const items = isRecord(data) && Array.isArray(data.items) ? data.items : [];
  return items.map((_, index) => [file, 'items', index]);
}

/** A part of a file that only some pages of a list show. */
interface Entry {
  part: Part;
  first: number;
  last: number;
}

/** Returns the entries of a list, each on one page. `address` is that of the first page. */
const inOrder = (address: string, parts: readonly Part[]): Entry[] =>
  parts.map((part, index) => {
    const page = pageOfEntry(address, index);
    return { part, first: page, last: page };
  });

/** Returns the articles in the order of src/pages/insights/index.tsx. */
function articles(files: Files): Part[] {
  const found = [...files].flatMap(([file, entry]) =>
    file.startsWith('insights/') && isRecord(entry)
      ? [{ file, on: String(entry.published), title: String(entry.title) }]
      : [],
  );
  found.sort((one, other) => other.on.localeCompare(one.on) || (one.title < other.title ? -1 : 1));
  return found.map(({ file }) => [file]);
}

/** Returns the guides of each group in the order of src/pages/guides/index.tsx, and the group as long as it has guides. */
function guides(files: Files): Entry[] {
  const all = [...files].flatMap(([file, entry]) =>
    file.startsWith('guides/') && isRecord(entry) ? [{ file, order: Number(entry.order), group: entry.group }] : [],
  );
  all.sort((one, other) => one.order - other.order || (one.file < other.file ? -1 : 1));
  return itemsOf((files.get('pages/guides.yaml') as Fields | undefined)?.groups).flatMap(({ name }, index) => {
    const entries = inOrder(
      '/guides',
      all.flatMap(({ file, group }): Part[] => (group === name ? [[file]] : [])),
    );
    const part: Part = ['pages/guides.yaml', 'groups', index];
    return [...entries, { part, first: 1, last: entries.at(-1)?.last ?? 1 }];
  });
}

/** What only some pages show of each list that may go on, by the address of the first page. */
const lists: Readonly<Record<string, (files: Files) => Entry[]>> = {
  '/reviews': (files) => inOrder('/reviews', itemsIn(files, 'testimonials.yaml')),
  '/gallery': (files) => inOrder('/gallery', itemsIn(files, 'gallery.yaml')),
  '/guides': guides,
  '/insights': (files) => inOrder('/insights', articles(files)),
};

/** Whether a part is another one, or lies in it. */
const isWithin = (part: Part, whole: Part) => whole.every((step, depth) => part[depth] === step);

/** A part of a file with the pages that show it, by their addresses. */
export type PlacedPart = readonly [part: Part, pages: readonly string[]];

/** The pages over which a file's page goes on: one, unless it has a list that is long. */
export interface ListPages {
  /** Their addresses. */
  addresses: readonly string[];
  /** The file as the further pages show it. */
  later: Fields;
  /** Returns what the links from page to page show. */
  links(): PlacedPart[];
  /** Returns where parts are shown: those that the first page shows, and those that the further ones show. */
  place(first: readonly Part[], later: readonly Part[]): PlacedPart[];
}

/** Returns the pages of a file. `address` is that of the first. */
export function listPages(address: string, data: Fields, files: Files): ListPages {
  const entries = lists[address]?.(files) ?? [];
  const count = Math.max(1, ...entries.map(({ last }) => last));
  const addresses = Array.from({ length: count }, (_, index) => listAddress(address, index + 1));
  const byFile = new Map<string, Entry[]>();
  for (const entry of entries) byFile.set(entry.part[0], [...(byFile.get(entry.part[0]) ?? []), entry]);
  /** Places a part on the pages of a range; a list as a whole becomes its entries. */
  const within = (part: Part, from: number, to: number): PlacedPart[] => {
    const own = byFile.get(part[0]) ?? [];
    const range = (first: number, last: number) => addresses.slice(Math.max(from, first) - 1, Math.min(to, last));
    const inside = own.filter((entry) => entry.part.length > part.length && isWithin(entry.part, part));
    if (inside.length > 0) return inside.map((entry) => [entry.part, range(entry.first, entry.last)]);
    const around = own.find((entry) => isWithin(part, entry.part));
    return [[part, around ? range(around.first, around.last) : range(1, count)]];
  };
  const blocks = data.blocks as readonly Fields[] | undefined;
  return {
    addresses,
    later: blocks && count > 1 ? { ...data, blocks: blocksOn(blocks, 2) } : data,
    links: () =>
      count === 1
        ? []
        : [
            ...words('lists.pages').map((part) => [part, addresses] as const),
            ...words('lists.page', 'lists.previous').map((part) => [part, addresses.slice(1)] as const),
            ...words('lists.next').map((part) => [part, addresses.slice(0, -1)] as const),
          ],
    place(first, later) {
      if (count === 1) return first.map((part) => [part, addresses]);
      const [onFirst, onLater] = [first, later].map((parts) => new Set(parts.map((part) => JSON.stringify(part))));
      return [
        ...first.flatMap((part) => within(part, 1, onLater?.has(JSON.stringify(part)) ? count : 1)),
        ...later.filter((part) => !onFirst?.has(JSON.stringify(part))).flatMap((part) => within(part, 2, count)),
      ].filter(([, pages]) => pages.length > 0);
    },
  };
}

/** Returns what the further pages of a list show of their own file, of what its first page shows. */
export const ownLater = (file: string, fields: readonly string[], { blocks }: Fields): Part[] =>
  fields.flatMap((field): Part[] => {
    if (field === 'lead') return [];
    if (field !== 'blocks' || !Array.isArray(blocks)) return [[file, field]];
    return blocksOn(blocks as Fields[], 2).map((block) => [file, 'blocks', blocks.indexOf(block)]);
  });
