import { site } from './site';
import { existsSync } from 'node:fs';
import { fixture } from '../test/fixture';
import { type Collection, collectionOf, collections, routeOf, templateOf } from './collections';
import { readData } from '../tools/yaml';

it('collections: when all pages are listed, then no two share an address, and none but / ends with a slash', () => {
  const routes = readData(fixture, site)
    .files.map(({ path }) => routeOf(path))
    .filter((route) => route !== undefined);
  expect(routes.filter((route, index) => routes.indexOf(route) < index)).toEqual([]);
  expect(routes.filter((route) => route !== '/' && route.endsWith('/'))).toEqual([]);
});

it('collections: when data/ is complete, then every collection finds a file or a folder of its own', () => {
  const paths = readData(fixture, site).files.map(({ path }) => path);
  for (const { files } of collections) expect(paths.filter((path) => path.startsWith(files))).not.toEqual([]);
});

it('collections: when a collection has pages, then src/templates or src/pages has the file that draws them', () => {
  const pages: Record<string, string> = { '/': 'index', '/faq': 'faq', '/gallery': 'gallery', '/legal': 'legal' };
  for (const { route, template, templateWith } of collections as readonly Collection[]) {
    if (route === undefined) continue;
    const templates = [template, templateWith?.template].flatMap((name) => (name ? [`src/templates/${name}`] : []));
    const drawn = templates.length > 0 ? templates : [`src/pages/${pages[route] ?? route.slice(1)}`];
    for (const place of drawn)
      expect([place, [place, `${place}.tsx`, `${place}/index.tsx`].some((file) => existsSync(file))]).toEqual([
        place,
        true,
      ]);
  }
});

it.each([
  ['guides/how-to-bleed-radiator.yaml', 'Guide', '/guides/how-to-bleed-radiator'],
  ['pages/home.yaml', 'HomePage', '/'],
  ['faq.yaml', 'Faq', '/faq'],
  ['prices.yaml', 'Prices', undefined],
  ['guides/winter/frozen.yaml', undefined, undefined],
  ['pages/unknown.yaml', undefined, undefined],
  ['old-faq.yaml', undefined, undefined],
])(
  'collections: when the file is %s, then it has the type and the address that its collection gives, if there are any',
  (path, type, route) => {
    expect([collectionOf(path)?.type, routeOf(path)]).toEqual([type, route]);
  },
);

it.each([
  ['guides/no-heating.yaml', { title: 'No heating', finder: { heading: 'What is wrong?' } }, 'finder-guide.tsx'],
  ['guides/no-heating.yaml', { title: 'No heating', finder: null }, 'guide.tsx'],
  ['insights/boilers.yaml', { finder: {} }, 'insight.tsx'],
  ['faq.yaml', {}, undefined],
  ['pages/unknown.yaml', {}, undefined],
])('collections: when %s holds %j, then its page has the template %s', (path, entry, template) => {
  expect(templateOf(path, entry)).toBe(template);
});
