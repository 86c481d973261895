import type { Files } from '../../tools/yaml/site';
import { shownRules } from './shown-parts';

const block = (kind: string) => ({ kind, heading: kind });
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `n${index}` }));
const guide = (index: number, group: string) =>
  [`guides/${group}-${index}.yaml`, { title: 'x', linkText: 'x', group, order: index, steps: [] }] as const;
const groups = ['boiler', 'water'].map((name) => ({ name, heading: name }));
const files = (count: number): Files =>
  new Map<string, unknown>([
    ['pages/reviews.yaml', { title: 'Reviews', blocks: [block('stats'), block('reviews'), block('cta')] }],
    ['gallery.yaml', { title: 'Work', items: items(count), closing: {} }],
    ['pages/guides.yaml', { title: 'Guides', lead: 'x', groups }],
    ...Array.from({ length: count }, (_, index) => guide(index, 'boiler')),
    guide(0, 'water'),
    ['testimonials.yaml', { label: 'x', items: items(count) }],
    ['faq.yaml', { title: 'FAQ', lead: 'x', groups: [0, 1].map(() => ({ heading: 'x', items: items(count) })) }],
    ['pages/services.yaml', { title: 'Services', blocks: [block('services'), block('stats')] }],
    ...Array.from({ length: count }, (_, order) => [`services/n${order}.yaml`, { linkText: 'x', order }] as const),
  ]);

/** Returns the pages that show a part of a file. */
const pagesOf = (count: number, file: string, ...path: readonly (string | number)[]) =>
  shownRules
    .partsOf(files(count))
    .filter((part) => part.file === file && part.path.every((step, depth) => path[depth] === step))
    .flatMap(({ pages }) => pages);

test('shown parts: when a list is short, then its one page shows it', () => {
  expect(pagesOf(3, 'testimonials.yaml', 'items', 2)).toEqual(['/reviews']);
  expect(pagesOf(3, 'gallery.yaml', 'items', 2)).toEqual(['/gallery']);
  expect(pagesOf(3, 'wording.yaml', 'lists', 'next')).toEqual([]);
});

test('shown parts: when a list is long, then an entry is on its page, and the title on all', () => {
  expect(pagesOf(30, 'testimonials.yaml', 'items', 17)).toEqual(['/reviews']);
  expect(pagesOf(30, 'testimonials.yaml', 'items', 18)).toEqual(['/reviews/2']);
  expect(pagesOf(30, 'gallery.yaml', 'items', 18)).toEqual(['/gallery/2']);
  expect(pagesOf(30, 'guides/boiler-9.yaml', 'summary')).toContain('/guides');
  expect(pagesOf(30, 'guides/boiler-24.yaml', 'summary')).toContain('/guides/3');
  expect(pagesOf(30, 'gallery.yaml', 'title')).toEqual(['/gallery', '/gallery/2', '/gallery/3']);
});

test('shown parts: when a list needs further pages, then these show the list and the links to the others, not the lead', () => {
  expect(pagesOf(30, 'pages/reviews.yaml', 'blocks', 0)).toEqual(['/reviews']);
  expect(pagesOf(30, 'pages/reviews.yaml', 'blocks', 1)).toEqual(['/reviews', '/reviews/2']);
  expect(pagesOf(30, 'wording.yaml', 'lists', 'next')).toEqual([
    '/reviews',
    '/gallery',
    '/gallery/2',
    '/guides',
    '/guides/2',
    '/faq',
    '/services',
  ]);
  expect(pagesOf(30, 'pages/guides.yaml', 'groups', 0)).toEqual(['/guides', '/guides/2', '/guides/3']);
  expect(pagesOf(30, 'pages/guides.yaml', 'groups', 1)).toEqual(['/guides']);
  expect(pagesOf(30, 'pages/guides.yaml', 'lead')).toEqual(['/guides']);
});

test('shown parts: when there are many questions, then each is on its page, and the headings of the groups on all', () => {
  const searched = 'what search engines read: /faq';
  expect(pagesOf(15, 'faq.yaml', 'groups')).toEqual(['/faq', searched]);
  expect(pagesOf(30, 'faq.yaml', 'groups', 1, 'items', 5)).toEqual(['/faq', searched]);
  expect(pagesOf(30, 'faq.yaml', 'groups', 1, 'items', 6)).toEqual(['/faq/2', searched]);
  expect(pagesOf(30, 'faq.yaml', 'groups', 0, 'heading')).toEqual(['/faq', '/faq/2', searched]);
  expect(pagesOf(30, 'wording.yaml', 'lists', 'groups')).toEqual(['/guides', '/faq', '/faq/2']);
});

test('shown parts: when there are many services, then each card is on its page, and the first names in every footer', () => {
  expect(pagesOf(30, 'services/n7.yaml', 'summary')).toEqual(['/services']);
  expect(pagesOf(30, 'services/n7.yaml', 'linkText')).toContain('/services/2');
  expect(pagesOf(30, 'services/n20.yaml', 'summary')).toContain('/services/2');
  expect(pagesOf(30, 'services/n20.yaml', 'linkText')).not.toContain('/services');
  expect(pagesOf(30, 'pages/services.yaml', 'blocks', 1)).toEqual(['/services']);
});

test('shown parts: when a long list can be looked at by service and by town, then those pages show its entries too', () => {
  const jobs = Array.from({ length: 40 }, (_, index) => ({
    town: index % 2 ? 'Ash' : 'Bath',
    service: `/services/n${index % 20}`,
  }));
  const parts = shownRules.partsOf(
    new Map<string, unknown>([
      ...files(20),
      ['testimonials.yaml', { label: 'x', items: jobs }],
      ['company.yaml', { base: 'Ash', areas: [] }],
    ]),
  );
  const shown = (file: string, ...path: readonly (string | number)[]) =>
    parts
      .filter((part) => part.file === file && part.path.join() === path.join())
      .flatMap(({ pages }) => pages)
      .filter((page) => page.startsWith('/reviews'));
  // The twenty of Ash come first.
  expect(shown('testimonials.yaml', 'items', 1)).toEqual(['/reviews', '/reviews/by-service', '/reviews/by-town']);
  expect(shown('testimonials.yaml', 'items', 0)).toEqual(['/reviews', '/reviews/by-service', '/reviews/by-town/2']);
  const pages = [1, 2, 3].map((page) => (page === 1 ? '' : `/${page}`));
  const grouped = ['by-service', 'by-town'].flatMap((way) => pages.map((page) => `/reviews/${way}${page}`));
  expect(shown('wording.yaml', 'lists', 'groups')).toEqual(grouped);
  expect(shown('wording.yaml', 'lists', 'byTown')).toEqual([...pages.map((page) => `/reviews${page}`), ...grouped]);
  // Of a service that no footer names: its name is on the cards of reviews 18 and 38, and among the links to all services.
  expect(shown('services/n18.yaml', 'linkText')).toEqual([
    '/reviews/2',
    '/reviews/3',
    ...grouped.slice(0, 3),
    '/reviews/by-town/2',
    '/reviews/by-town/3',
  ]);
});

test('shown parts: when photographs say their service, then its page shows the newest three, and no sample of a review', () => {
  const service = '/services/n12';
  const jobs = ['2026-01-01', '2026-04-01', '2026-03-01', '2026-02-01'].map((on) => ({ service, on }));
  const all = new Map<string, unknown>([
    ...files(20),
    ['gallery.yaml', { title: 'Work', items: [...jobs, ...items(20)] }],
    ['testimonials.yaml', { label: 'x', items: [{ service, sample: true }, ...items(20)] }],
  ]);
  const parts = shownRules.partsOf(all);
  const shown = (file: string, ...path: readonly (string | number)[]) =>
    parts.filter((part) => part.file === file && part.path.join() === path.join()).flatMap(({ pages }) => pages);
  expect([0, 1, 2, 3].map((index) => shown('gallery.yaml', 'items', index).includes(service))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(shown('testimonials.yaml', 'items', 0)).toEqual(['/reviews']);
  expect(shown('wording.yaml', 'evidence', 'pictures')).toEqual([service]);
  expect(shown('wording.yaml', 'evidence', 'reviews')).toEqual([]);
  // A card names its service, and the ninth service and those after it stand in no footer.
  expect(shown('services/n12.yaml', 'linkText')).toContain('/gallery');
  expect(shown('services/n12.yaml', 'linkText')).not.toContain('/gallery/2');
});
