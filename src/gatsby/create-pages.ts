import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { entriesOn, listAddress, pagesOf } from '../domain/lists/list-pages';
import { pagesByWay, waysOf } from '../domain/lists/list-ways';
import { type Collection, collections, templateOf } from '../../content/collections';
import { pageNeeds } from './page-needs';

interface Entry {
  id: string;
  route: string;
  parent: { relativePath: string };
}

/** Queries the lists that may need further pages. */
const longLists = `query LongLists {
  testimonials { items { service town } }
  gallery { items { service town } }
  faq { groups { items { question } } }
  allService { totalCount }
  # In the order of their pages (src/pages).
  allInsight(sort: [{ published: DESC }, { title: ASC }]) { nodes { id } }
  allGuide(sort: [{ order: ASC }, { route: ASC }]) { nodes { id group } }
}`;

type Jobs = Parameters<typeof waysOf>[1];

interface LongLists {
  testimonials: { items: Jobs };
  gallery: { items: Jobs };
  faq: { groups: { items: unknown[] }[] };
  allService: { totalCount: number };
  allInsight: { nodes: { id: string }[] };
  allGuide: { nodes: { id: string; group: string }[] };
}

/** Creates a page for each entry of `data/` whose collection has a template, and the further pages of long lists. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, getNode, reporter }) => {
  const types = new Set(collections.flatMap(({ type, template }: Collection) => (template ? [type] : [])));
  const lists = [...types].map((type) => `all${type} { nodes { id route parent { ... on File { relativePath } } } }`);
  const [entries, long] = await Promise.all([
    graphql<Record<string, { nodes: Entry[] }>>(`query EveryPage { ${lists.join('\n')} }`),
    graphql<LongLists>(longLists),
  ]);
  const { data } = entries;
  if (!data || !long.data) {
    reporter.panicOnBuild('The pages could not be listed.', entries.errors ?? long.errors);
    return;
  }
  const { testimonials, gallery, faq, allService, allInsight, allGuide } = long.data;
  /** How many entries each list has whose first page is itself an entry with a template. */
  const listed: Readonly<Record<string, number>> = {
    '/reviews': testimonials.items.length,
    '/services': allService.totalCount,
  };
  const goOn = (route: string, entries: number, component: string, context: (page: number) => object = () => ({})) => {
    for (let page = 2; page <= pagesOf(route, entries); page += 1)
      actions.createPage({
        path: listAddress(route, page),
        component: path.resolve('src', component),
        context: { ...context(page), page },
      });
  };
  /** Creates the further pages of a list that shows drawings. Each queries only its own: drawings take long to fill in. */
  const goOnDrawn = (route: string, component: string, groups: readonly { id: string }[][]) => {
    goOn(route, Math.max(...groups.map(({ length }) => length)), component, (page) => ({
      ids: groups.flatMap((nodes) => entriesOn(nodes, { route, page })).map(({ id }) => id),
    }));
  };
  /** Creates the pages of a list of jobs by service and by town. */
  const goByWays = (route: string, jobs: Jobs, component: string, context = {}) => {
    for (const way of waysOf(route, jobs))
      for (let page = 1; page <= pagesByWay(route, way, jobs); page += 1)
        actions.createPage({
          path: listAddress(route, page, way),
          component: path.resolve('src', component),
          context: { ...context, page, way },
        });
  };
  for (const { id, route, parent } of Object.values(data).flatMap(({ nodes }) => nodes)) {
    const entry = getNode(id) ?? {};
    const template = templateOf(parent.relativePath, entry);
    if (!template) continue;
    actions.createPage({
      path: route,
      component: path.resolve('src/templates', template),
      context: { id, ...pageNeeds(entry) },
    });
    goOn(route, listed[route] ?? 0, `templates/${template}`, () => ({ id }));
    if (route === '/reviews') goByWays(route, testimonials.items, `templates/${template}`, { id });
  }
  goOn('/gallery', gallery.items.length, 'pages/gallery.tsx');
  goByWays('/gallery', gallery.items, 'pages/gallery.tsx');
  goOn('/faq', faq.groups.flatMap(({ items }) => items).length, 'pages/faq.tsx');
  const groups = [...new Set(allGuide.nodes.map(({ group }) => group))];
  const guidesByGroup = groups.map((name) => allGuide.nodes.filter(({ group }) => group === name));
  goOnDrawn('/guides', 'pages/guides/index.tsx', guidesByGroup);
  goOnDrawn('/insights', 'pages/insights/index.tsx', [allInsight.nodes]);
  // Only in development: visitors never see it.
  if (process.env.NODE_ENV === 'development')
    actions.createPage({ path: '/kitchen-sink', component: path.resolve('src/dev/KitchenSink.tsx'), context: {} });
};
