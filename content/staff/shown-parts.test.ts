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
  expect(pagesOf(30, 'guides/boiler-11.yaml', 'summary')).toContain('/guides');
  expect(pagesOf(30, 'guides/boiler-24.yaml', 'summary')).toContain('/guides/3');
  expect(pagesOf(30, 'gallery.yaml', 'title')).toEqual(['/gallery', '/gallery/2']);
});

test('shown parts: when a list goes on, then its further pages show the list, the buttons and the links to the others', () => {
  expect(pagesOf(30, 'pages/reviews.yaml', 'blocks', 0)).toEqual(['/reviews']);
  expect(pagesOf(30, 'pages/reviews.yaml', 'blocks', 1)).toEqual(['/reviews', '/reviews/2']);
  expect(pagesOf(30, 'wording.yaml', 'lists', 'next')).toEqual([
    '/reviews',
    '/gallery',
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
  const searched = 'structured data: /faq';
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
