import type { ShownPart, ShownRules } from '../../tools/studio/site';
import { isRecord } from '../../tools/shared/json';
import type { Files, Steps } from '../../tools/yaml/site';
import { type Block } from '../pages/blocks';
import { blockShows } from '../pages/blocks/shown';
import { listPages, ownLater } from '../pages/long-lists';
import { frame, type Page, type Parts } from '../pages/shows';
import { collectionOf, routeOf } from '../collections';

/** What shows texts of `data/` and is not a page. */
const mails = 'mails and receipts';
const replies = 'our answers to bookings';
const dialogs = 'dialogs, estimate and calculator';
const searchData = (page: string) => `what search engines read: ${page}`;

/** The address under which a build writes the not-found page. */
const notFoundPage = '/404.html';
const notFoundFile = 'pages/not-found.yaml';

/** Returns the address of a file's page, including the not-found page. */
const pageOf = (file: string) => (file === notFoundFile ? notFoundPage : routeOf(file));

/** Returns the paths that a file's own page does not show, with `*` for any step. A list on another page may show them. */
const hiddenIn = (file: string, data: unknown): string[][] =>
  isRecord(data) ? (collectionOf(file)?.hides?.(data) ?? []).map((field) => field.split('.')) : [];

const isUnder = (path: Steps, hidden: readonly string[][]) =>
  hidden.some((steps) => steps.every((name, depth) => name === '*' || name === path[depth]));

/** Files and parts that mails and dialogs show. */
const inMailsAndDialogs: readonly ShownPart[] = [
  { file: 'booking.yaml', path: [], pages: [mails], group: 'mails' },
  { file: 'booking-dialog.yaml', path: [], pages: [dialogs, mails], group: 'dialogs' },
  { file: 'reach.yaml', path: [], pages: [dialogs, mails], group: 'dialogs' },
  { file: 'reply.yaml', path: [], pages: [replies], group: 'mails' },
  { file: 'estimate.yaml', path: [], pages: [dialogs], group: 'dialogs' },
  { file: 'calculator.yaml', path: [], pages: [dialogs], group: 'dialogs' },
  { file: 'appointments.yaml', path: [], pages: [dialogs, mails], group: 'dialogs' },
  { file: 'company.yaml', path: ['emails'], pages: [mails], group: 'mails' },
  { file: 'company.yaml', path: ['name'], pages: [mails], group: 'mails' },
  { file: 'company.yaml', path: ['outwardCodes'], pages: [dialogs], group: 'dialogs' },
];

const blocksOf = ({ blocks, more }: Page['data']) =>
  [blocks, more].flat().filter((block): block is Record<string, unknown> & Pick<Block, 'kind'> => isRecord(block));

/** Returns what a file's page shows from other files. */
const sharedBy = (file: string, page: Page): Parts => [
  ...frame(page),
  ...(collectionOf(file)?.shows?.(page) ?? []),
  ...blocksOf(page.data).flatMap((block) =>
    Object.hasOwn(blockShows, block.kind) ? blockShows[block.kind](block, page) : [],
  ),
];

/** Returns which pages, mails and dialogs show which parts of which files. `data` holds the parsed files. */
function partsOf(data: Files): ShownPart[] {
  const offer = data.get('offer.yaml');
  const offerEnds = isRecord(offer) && offer.endsOn !== undefined;
  const shared = new Map<string, ShownPart & { pages: string[] }>();
  const add = (parts: Parts, ...names: readonly string[]) => {
    for (const [file, ...path] of parts) {
      // Not JSON: this runs for every part of every page, and there may be a thousand guides.
      const key = [file, ...path].join('\0');
      const part = shared.get(key) ?? { file, path, pages: [] };
      part.pages.push(...names);
      shared.set(key, part);
    }
  };
  const own = [...data].flatMap(([file, entry]) => {
    const page = pageOf(file);
    if (page === undefined || !isRecord(entry)) return [];
    const list = listPages(page, entry, data);
    const shared = (fields: Page['data']) => sharedBy(file, { file, data: fields, files: data, offerEnds });
    const first = shared(entry);
    for (const [part, addresses] of [
      ...list.links(),
      ...list.place(first, list.later === entry ? first : shared(list.later)),
    ])
      add([part], ...addresses);
    add(
      (collectionOf(file)?.searched ?? []).map((field) => [file, field] as const),
      searchData(page),
    );
    const hidden = hiddenIn(file, entry);
    const fields = Object.keys(entry).filter((field) => !isUnder([field], hidden));
    return list
      .place(
        fields.map((field) => [file, field] as const),
        ownLater(file, page, fields, entry),
      )
      .map(([[, ...path], addresses]): ShownPart => ({ file, path, pages: [...addresses] }));
  });
  return [
    ...own,
    ...[...shared.values()].map((part) => ({ ...part, pages: [...new Set(part.pages)] })),
    ...inMailsAndDialogs,
  ];
}

/** Tells the studio which pages show a field of a file of `data/`. */
export const shownRules: ShownRules = {
  partsOf,
  pageOf,
  hides(file, data, path) {
    const hidden = hiddenIn(file, data);
    // A field that is hidden as a whole may be shown by a list of another page.
    return isUnder(path, hidden) && !isUnder(path.slice(0, 1), hidden);
  },
  notFoundPage,
  besides: (file, data) =>
    file === 'pages/home.yaml' || (isRecord(data) && data.booking !== undefined) ? [dialogs, mails] : [],
};
