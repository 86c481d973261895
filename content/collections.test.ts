import { site } from './site';
import { existsSync } from 'node:fs';
import { fixture } from '../test/fixture';
import { type Collection, collectionOf, collections, routeOf } from './collections';
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
  for (const { route, template } of collections as readonly Collection[]) {
    if (route === undefined) continue;
    const drawn = template ? [`src/templates/${template}`] : [`src/pages/${pages[route] ?? route.slice(1)}`];
    const places = drawn.flatMap((place) => [place, `${place}.tsx`, `${place}/index.tsx`]);
    expect([route, places.some((place) => existsSync(place))]).toEqual([route, true]);
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
