import { servicesNamed } from '../../src/domain/lists/list-pages';
import { navigation as navigationSchema } from '../lists/navigation';
import { isRecord } from '../../tools/shared/json';
import type { Files, Steps } from '../../tools/yaml/site';

// What pages show from files other than their own, as the studio and `npm run whatif` list it. The parts of each page
// are named beside its schema, those of each block in blocks/shown.ts; `npm test -- site` compares every text with the
// built pages.

/** Parts of files, by their file and path. */
export type Parts = readonly (readonly [file: string, ...path: Steps])[];

type Fields = Readonly<Record<string, unknown>>;

/** A page: its file, the values of that file, and those of all files. */
export interface Page {
  /** The path of its file. */
  file: string;
  data: Fields;
  files: Files;
  /** Whether the offer has a last day. */
  offerEnds: boolean;
}

/** Returns what the pages of a file show from others, apart from its blocks and the frame of every page. */
export type Shows = (page: Page) => Parts;

/** Returns the fields of a file that its own page does not show, as paths; `*` stands for any item of a list. */
export type Hides = (data: Fields) => readonly string[];

/** Words of wording.yaml: `buttons.call`. */
export const words = (...names: readonly string[]): Parts =>
  names.map((name) => ['wording.yaml', ...name.split('.')] as const);

export const company = (...names: readonly string[]): Parts =>
  names.map((name) => ['company.yaml', ...name.split('.')] as const);

export const itemsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Fields of each file in a folder. */
export const each = (page: Page, folder: string, ...fields: readonly string[]): Parts =>
  eachThat(page, folder, () => true, ...fields);

/** Fields of those files in a folder that a page chooses. */
export const eachThat = (
  { files }: Page,
  folder: string,
  chosen: (entry: Fields) => boolean,
  ...fields: readonly string[]
): Parts =>
  [...files].flatMap(([name, entry]) =>
    name.startsWith(folder) && isRecord(entry) && chosen(entry) ? fields.map((field) => [name, field] as const) : [],
  );

export const breadcrumb = words('frame.breadcrumb');

/** The note in the header of a page whose phone line is not that of emergencies. */
export const emergencyNote: Parts = [['navigation.yaml', 'emergencyNote']];

/** What to do about a smell of gas, LPG and carbon monoxide. */
export const gas: Parts = [['safety.yaml', 'gas']];

/** What a fault finder shows from other files: the dangers, and the words around the questions. */
export const faults: Parts = [
  ...gas,
  ...['step', 'of', 'progress', 'notSure', 'notLoaded', 'retry'].map(
    (name) => ['estimate.yaml', 'controls', name] as const,
  ),
];

/** A part of `data/reach.yaml`, if the owner offers it. */
export function reached({ files }: Page, ...names: readonly string[]): Parts {
  const reach = files.get('reach.yaml');
  const isOffered = (name: string) => isRecord(reach) && isRecord(reach[name]) && reach[name].offered === true;
  return names.filter(isOffered).map((name) => ['reach.yaml', name] as const);
}

/** What the choice between a smell of gas, water coming in and no heat shows of other files. */
export const triage: Parts = [
  ['safety.yaml', 'triage'],
  ...company(...['office', 'emergency', 'mobile', 'gasEmergency'].map((line) => `phones.${line}.number`)),
];

/** The sentence that says who has checked a guide or an article, if somebody has. */
export const checked = ({ author }: Fields): Parts => (author === undefined ? [] : words('insights.checked'));

const untilWhen = ({ offerEnds }: Page) => (offerEnds ? words('prices.until') : []);

/** The limited offer, as a strip. */
export const offerStrip = (page: Page): Parts => [
  ...['label', 'text', 'price', 'condition', 'endsOn'].map((field) => ['offer.yaml', field] as const),
  ...words('prices.vatShort'),
  ...untilWhen(page),
];

/** The limited offer at the head of a page that leads with it. */
export const leadingOffer = (page: Page): Parts =>
  page.data.offer === true
    ? [...offerStrip(page), ['offer.yaml', 'drawing'], ...words('buttons.book', 'drawings')]
    : [];

/** What a header or a footer shows of navigation.yaml, whatever the page. */
const navigation = Object.keys(navigationSchema.shape).filter((field) => field !== 'emergencyNote');

const lineWords: Readonly<Record<string, string>> = {
  office: 'buttons.callOffice',
  emergency: 'buttons.callEmergency',
  mobile: 'buttons.callNow',
};

/**
 * The phone lines on the bar (src/layout/FloatingButtons.tsx): on a page with a dialog its own, or both with `floating: call`;
 * on all others both.
 */
function bar({ data: { booking, entries, phoneLine = 'office', floating } }: Page): Parts {
  // The home page has dialogs but no field `booking`. The calculator's dialog opens only after a price is shown.
  if (entries !== undefined) return words('buttons.callEmergency');
  const isOne = booking !== undefined && booking !== 'calculator-quote' && floating !== 'call';
  return words(...(isOne ? [lineWords[String(phoneLine)] ?? ''] : ['buttons.callOffice', 'buttons.callEmergency']));
}

/** Every page's footer names the services. Without this, each of a thousand pages looks through a thousand files. */
const servicesOf = new WeakMap<Files, string[]>();

/** Returns the files of the services, in their order. */
export function servicesInOrder(files: Files): string[] {
  const known = servicesOf.get(files);
  if (known) return known;
  const found = [...files].flatMap(([file, entry]) =>
    file.startsWith('services/') && isRecord(entry) ? [{ file, order: Number(entry.order) }] : [],
  );
  found.sort((one, other) => one.order - other.order || (one.file < other.file ? -1 : 1));
  const inOrder = found.map(({ file }) => file);
  servicesOf.set(files, inOrder);
  return inOrder;
}

/** The names of the services that photographs or reviews belong to. */
export const servicesNamedBy = (items: readonly Fields[]): Parts =>
  [...new Set(items.map(({ service }) => service))].flatMap((service) =>
    typeof service === 'string' ? [[`${service.slice(1)}.yaml`, 'linkText'] as const] : [],
  );

/** Fields of the first `most` services, in their order, and the link to all where there are more. */
export function services(page: Page, most: number, ...fields: readonly string[]): Parts {
  const all = servicesInOrder(page.files);
  return [
    ...all.slice(0, most).flatMap((file) => fields.map((field) => [file, field] as const)),
    ...(all.length > most ? words('lists.allServices') : []),
  ];
}

/** What the frame of every page shows: the logo, the header, the footer and the data for search engines. */
export const frame = (page: Page): Parts => [
  ...company('name', 'tagline', 'siteUrl', 'description', 'base', 'areas', 'address', 'social', 'gasSafe'),
  ...company('phones.office.number', 'phones.emergency.number', 'emails.office'),
  ...navigation.map((field) => ['navigation.yaml', field] as const),
  ...services(page, servicesNamed, 'linkText'),
  ...words(...['call', 'email', 'quote', 'menu', 'close'].map((name) => `buttons.${name}`)),
  ...bar(page),
  ...words(...['skip', 'gasSafe', 'navigation', 'contact'].map((name) => `frame.${name}`)),
  ...words('footer', 'insights.feed'),
];
