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

/** One of the pages over which a page with a list goes on. */
export interface PageOfList {
  address: string;
  /** What it shows of its own file. */
  data: Fields;
  /** What its links to the other pages show. */
  links: Parts;
  /** Returns those parts that it shows, of parts that the whole list shows. */
  shown: (parts: readonly Part[]) => Part[];
}

/** Returns the pages of a file: one, unless it has a list that is long. `address` is that of the first. */
export function listPages(file: string, address: string, data: Fields, files: Files): PageOfList[] {
  const entries = lists[address]?.(files) ?? [];
  const pages = Math.max(1, ...entries.map(({ last }) => last));
  const blocks = Array.isArray(data.blocks) ? (data.blocks as Fields[]) : undefined;
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const isHere = ({ first, last }: Entry) => first <= page && page <= last;
    const kept = blocks && blocksOn(blocks, page);
    /** A list as a whole becomes its entries on this page, and so do the blocks of its own file. */
    const split = (part: Part): Part[] => {
      if (kept && kept !== blocks && isWithin(part, [file, 'blocks']) && part.length === 2)
        return kept.map((block) => [file, 'blocks', blocks.indexOf(block)]);
      const inside = entries.filter((entry) => entry.part.length > part.length && isWithin(entry.part, part));
      return inside.length > 0 ? inside.filter(isHere).map((entry) => entry.part) : [part];
    };
    /** The entries of other pages, and what only the first page says above its list. */
    const away = [
      ...entries.filter((entry) => !isHere(entry)).map((entry) => entry.part),
      ...(page > 1 ? [[file, 'lead'] as const] : []),
    ];
    return {
      address: listAddress(address, page),
      data: kept ? { ...data, blocks: kept } : data,
      links:
        pages === 1
          ? []
          : words(
              'lists.pages',
              ...(page > 1 ? ['lists.page', 'lists.previous'] : []),
              ...(page < pages ? ['lists.next'] : []),
            ),
      shown: (parts) =>
        pages === 1 ? [...parts] : parts.flatMap(split).filter((part) => !away.some((entry) => isWithin(part, entry))),
    };
  });
}
