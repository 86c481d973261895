import { routeOf } from '../../../content-model/collections';
import { isRecord } from '../../../domain/json';
import type { Place, PlaceGroup } from '../api';
import { valueIn } from '../documents/change-data';
import { blocksOf, frameWords, type Parts, wordsOn } from './shown-words';

/** A part of a file, and the pages, mails or dialogs that show it. */
export interface ShownPart extends Place {
  pages: readonly string[];
  /** How the list 'Everything on this page' names it, unless the fields themselves say. */
  group?: PlaceGroup | undefined;
}

/** What is not a page. */
export const mails = 'mails and receipts';
export const dialogs = 'dialogs, estimate and calculator';
export const searchData = (page: string) => `structured data: ${page}`;
export const isPage = (name: string) => name.startsWith('/');

/** The address under which a build writes the not-found page. */
export const notFoundPage = '/404.html';
const notFoundFile = 'pages/not-found.yaml';

/** Returns the address of a file's page, including the not-found page. */
export const pageOf = (file: string) => (file === notFoundFile ? notFoundPage : routeOf(file));

const phones = (field: string): Parts =>
  ['office', 'emergency', 'mobile', 'gasEmergency'].map((line) => ['company.yaml', 'phones', line, field] as const);

/** What the frame of every page shows: the logo, the header, the footer and the data for search engines. */
const frame: Parts = [
  ...['name', 'tagline', 'siteUrl', 'description', 'base', 'areas', 'address', 'social'].map(
    (field) => ['company.yaml', field] as const,
  ),
  ['company.yaml', 'phones', 'office', 'number'],
  ['company.yaml', 'phones', 'emergency', 'number'],
  ['company.yaml', 'emails', 'office'],
  ['company.yaml', 'gasSafe'],
  ['navigation.yaml'],
  ...frameWords,
];

const idCard: Parts = [
  ['company.yaml', 'owner'],
  ['wording.yaml', 'idCard'],
];
const gas: Parts = [['safety.yaml', 'gas']];
const triage: Parts = [['safety.yaml', 'triage'], ...phones('number')];
const offer: Parts = ['label', 'text', 'price', 'condition', 'endsOn'].map((field) => ['offer.yaml', field] as const);

const legalParts: Parts = [
  ...['legalName', 'vatNumber', 'companyNumber', 'legalForm', 'registeredIn', 'registeredOffice', 'insuranceKind'].map(
    (field) => ['company.yaml', field] as const,
  ),
];

/** What a block shows from other files, by its kind. */
const ofBlock: Record<string, Parts | undefined> = {
  gasSafety: gas,
  triage,
  team: idCard,
  gasSafe: [['wording.yaml', 'gasSafe']],
  areas: [['wording.yaml', 'areas']],
  reviews: [
    ['testimonials.yaml', 'label'],
    ['testimonials.yaml', 'sampleLabel'],
  ],
  prices: [
    ['offer.yaml', 'label'],
    ['offer.yaml', 'endsOn'],
  ],
  boilerPrices: [
    ['calculator.yaml', 'base'],
    ['calculator.yaml', 'share'],
  ],
  thermostats: [['thermostats.yaml']],
  boilerBrands: [['boiler-brands.yaml']],
};

/** Fields of an entry that its own page does not show: lists of other pages do. */
const elsewhere = ['summary', 'cardNote', 'order', 'colour', 'group', 'pinned', 'offline'];

/** What one file's page shows from other files. */
function partsFor(file: string, data: Record<string, unknown>, files: readonly string[], ends: boolean): Parts {
  const blocks = blocksOf(data);
  const each = (folder: string, fields: readonly string[]): Parts =>
    files.filter((name) => name.startsWith(folder)).flatMap((name) => fields.map((field) => [name, field] as const));
  return [
    ...blocks.flatMap(({ kind, most }) => [
      ...(ofBlock[String(kind)] ?? []),
      ...(kind === 'services'
        ? each('services/', ['linkText', 'summary', 'cardNote', 'drawing', 'colour', 'order'])
        : []),
      ...(kind === 'reviews' ? reviews(most) : []),
    ]),
    ...wordsOn(file, data, ends),
    ...(data.offer === true || file === 'pages/home.yaml' ? offer : []),
    ...(data.offer === true ? ([['offer.yaml', 'drawing']] as const) : []),
    ...(file === 'legal.yaml' ? legalParts : []),
    ...(data.triage ? triage : []),
    ...(data.gasSafety === true || file === 'faq.yaml' || file === notFoundFile ? gas : []),
    ...(file === 'pages/guides.yaml'
      ? each('guides/', ['title', 'linkText', 'summary', 'time', 'group', 'order', 'pinned'])
      : []),
    ...(file === 'pages/insights.yaml' ? each('insights/', ['linkText', 'summary', 'published']) : []),
    ...(file === notFoundFile ? each('guides/', ['offline', 'linkText']) : []),
  ];
}

const mostReviews = 100;
const reviews = (most: unknown): Parts =>
  Array.from({ length: typeof most === 'number' ? most : mostReviews }, (_, index) => [
    'testimonials.yaml',
    'items',
    index,
  ]);

/** Files and parts that mails and dialogs show. */
const elsewhereShown: readonly ShownPart[] = [
  { file: 'booking.yaml', path: [], pages: [mails], group: 'mails' },
  { file: 'booking-dialog.yaml', path: [], pages: [dialogs, mails], group: 'dialogs' },
  { file: 'estimate.yaml', path: [], pages: [dialogs], group: 'dialogs' },
  { file: 'calculator.yaml', path: [], pages: [dialogs], group: 'dialogs' },
  { file: 'appointments.yaml', path: [], pages: [dialogs, mails], group: 'dialogs' },
  { file: 'company.yaml', path: ['emails'], pages: [mails], group: 'mails' },
  { file: 'company.yaml', path: ['name'], pages: [mails], group: 'mails' },
  { file: 'company.yaml', path: ['outwardCodes'], pages: [dialogs], group: 'dialogs' },
];

/** Returns which pages, mails and dialogs show which parts of which files. `data` holds the parsed files. */
export function shownParts(data: ReadonlyMap<string, unknown>): ShownPart[] {
  const files = [...data.keys()];
  const pages = files.flatMap((file) => {
    const page = pageOf(file);
    const entry = data.get(file);
    return page !== undefined && isRecord(entry) ? [{ file, page, entry }] : [];
  });
  const all = pages.map(({ page }) => page);
  const ends = valueIn(data.get('offer.yaml'), ['endsOn']) !== undefined;
  const shared = new Map<string, ShownPart & { pages: string[] }>();
  const add = (parts: Parts, names: readonly string[]) => {
    for (const [file, ...path] of parts) {
      const key = JSON.stringify([file, path]);
      const part = shared.get(key) ?? { file, path, pages: [] };
      part.pages.push(...names);
      shared.set(key, part);
    }
  };
  add(frame, all);
  add(
    files.filter((file) => file.startsWith('services/')).map((file) => [file, 'linkText'] as const),
    all,
  );
  for (const { file, page, entry } of pages) {
    add(partsFor(file, entry, files, ends), [page]);
    add(
      searched(file).map((field) => [file, field] as const),
      [searchData(page)],
    );
  }
  const own = pages.flatMap(({ file, page, entry }) =>
    Object.keys(entry)
      .filter((field) => !elsewhere.includes(field))
      .map((field): ShownPart => ({ file, path: [field], pages: [page] })),
  );
  return [
    ...own,
    ...[...shared.values()].map((part) => ({ ...part, pages: [...new Set(part.pages)] })),
    ...elsewhereShown,
  ];
}

/** The fields of a page that search engines get as structured data. */
function searched(file: string): readonly string[] {
  if (file === 'faq.yaml') return ['groups'];
  return file.startsWith('services/') ? ['title', 'seo', 'offers', 'serviceType'] : [];
}

/** Returns the parts of a page, a mail or a dialog that exist. */
export const partsOn = (parts: readonly ShownPart[], page: string, data: ReadonlyMap<string, unknown>) =>
  parts.filter(({ pages, file, path }) => pages.includes(page) && valueIn(data.get(file), path) !== undefined);
