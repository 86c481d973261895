import type { Block } from '.';
import { company, gas, itemsOf, type Page, type Parts, services, servicesNamedBy, triage, words } from '../shows';

type Fields = Readonly<Record<string, unknown>>;

/** A block shows nothing but its own file. */
const own = (): Parts => [];

/** Returns the reviews, in their order. */
const reviewsIn = (files: Page['files']) => itemsOf((files.get('testimonials.yaml') as Fields | undefined)?.items);

/** Returns whether two makes are compared, and a row has the same value for both. */
function hasSharedValue({ files }: Page): boolean {
  const { brands, tables } = (files.get('boiler-brands.yaml') ?? {}) as Fields;
  return (
    Array.isArray(brands) &&
    brands.length === 2 &&
    itemsOf(tables)
      .flatMap(({ rows }) => itemsOf(rows))
      .some(({ values }) => Array.isArray(values) && values[0] === values[1])
  );
}

/** What each kind of block shows from other files than its own. Some of it depends on what stands in the block. */
export const blockShows: Readonly<Record<Block['kind'], (block: Fields, page: Page) => Parts>> = {
  text: own,
  repair: own,
  list: own,
  steps: own,
  points: own,
  prices: ({ items }) => [
    ['offer.yaml', 'label'],
    ['offer.yaml', 'endsOn'],
    ...itemsOf(items).map(({ price }) => ['prices.yaml', String(price).replace(/^prices\./, ''), 'dependsOn'] as const),
    ...words('prices.vat'),
    ...(itemsOf(items).some(({ from }) => from === true) ? words('prices.from') : []),
  ],
  table: ({ rows }) => (itemsOf(rows).some(({ better }) => better !== undefined) ? words('lists.better') : []),
  chart: () => words('lists.figures', 'lists.compared'),
  drawings: own,
  quote: own,
  callout: own,
  video: ({ recording }) => (recording ? words('videos') : []),
  questions: own,
  cta: ({ actions }) => (Array.isArray(actions) && actions.includes('call') ? words('buttons.callNow') : []),
  stats: own,
  links: own,
  split: own,
  team: () => [['company.yaml', 'owner'], ...words('idCard')],
  gasSafe: () => words('gasSafe'),
  areas: () => [...words('areas'), ...company('outwardCodes')],
  boilerPrices: () => [
    ['calculator.yaml', 'base'],
    ['calculator.yaml', 'share'],
    ...words('prices.boilerType', 'prices.types', 'prices.sizes'),
  ],
  thermostats: () => [
    ['thermostats.yaml'],
    ...words('prices.vat', 'prices.recommended', 'lists.notIncluded', 'buttons.getQuote'),
  ],
  boilerBrands: (_, page) => [['boiler-brands.yaml'], ...(hasSharedValue(page) ? words('lists.both') : [])],
  services: ({ most }, page) =>
    services(
      page,
      typeof most === 'number' ? most : Infinity,
      ...['linkText', 'summary', 'cardNote', 'drawing', 'colour', 'order'],
    ),
  reviews: ({ most }, { files }) => [
    ...servicesNamedBy(reviewsIn(files).slice(0, typeof most === 'number' ? most : undefined)),
    ['testimonials.yaml', 'label'],
    ['testimonials.yaml', 'sampleLabel'],
    ...reviewsIn(files)
      .slice(0, typeof most === 'number' ? most : undefined)
      .map((_, index) => ['testimonials.yaml', 'items', index] as const),
    ...words('lists.stars'),
  ],
  gasSafety: () => gas,
  triage: () => triage,
};
