import type { ShownPart, ShownRules } from '../../tools/studio/site';
import { isRecord } from '../../tools/shared/json';
import type { Files, Steps } from '../../tools/yaml/site';
import { type Block } from '../pages/blocks';
import { blockShows } from '../pages/block-shows';
import { listPages, ownLater } from '../pages/long-lists';
import { frame, type Page, type Parts } from '../pages/shows';
import { collectionOf, routeOf } from '../collections';

/** What is not a page. */
const mails = 'mails and receipts';
const replies = 'our answers to bookings';
const dialogs = 'dialogs, estimate and calculator';
const searchData = (page: string) => `structured data: ${page}`;

/** The address under which a build writes the not-found page. */
const notFoundPage = '/404.html';
const notFoundFile = 'pages/not-found.yaml';

/** Returns the address of a file's page, including the not-found page. */
const pageOf = (file: string) => (file === notFoundFile ? notFoundPage : routeOf(file));

/** Whether a file's own page does not show a value: a list on another page may, or nothing. */
function hides(file: string, data: unknown, path: Steps): boolean {
  const hidden = isRecord(data) ? (collectionOf(file)?.hides?.(data) ?? []) : [];
  return hidden.some((field) => field.split('.').every((name, depth) => name === '*' || name === path[depth]));
}

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
      const key = JSON.stringify([file, path]);
      const part = shared.get(key) ?? { file, path, pages: [] };
      part.pages.push(...names);
      shared.set(key, part);
    }
  };
  const own = [...data].flatMap(([file, entry]) => {
    const page = pageOf(file);
    if (page === undefined || !isRecord(entry)) return [];
    const list = listPages(page, entry, data);
    const shared = (fields: Page['data']) => sharedBy(file, { data: fields, files: data, offerEnds });
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
    const fields = Object.keys(entry).filter((field) => !hides(file, entry, [field]));
    return list
      .place(
        fields.map((field) => [file, field] as const),
        ownLater(file, fields, entry),
      )
      .map(([[, ...path], addresses]): ShownPart => ({ file, path, pages: [...addresses] }));
  });
  return [
    ...own,
    ...[...shared.values()].map((part) => ({ ...part, pages: [...new Set(part.pages)] })),
    ...inMailsAndDialogs,
  ];
}

/** Which pages show what of `data/`. */
export const shownRules: ShownRules = {
  partsOf,
  pageOf,
  // A field that is hidden as a whole may be shown by a list of another page.
  hides: (file, data, path) => hides(file, data, path) && !hides(file, data, path.slice(0, 1)),
  notFoundPage,
  besides: (file, data) =>
    file === 'pages/home.yaml' || (isRecord(data) && data.booking !== undefined) ? [dialogs, mails] : [],
};
