import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { type Collection, collectionOf, collections } from '../../content/collections';

interface Entry {
  id: string;
  route: string;
  parent: { relativePath: string };
}

/** Creates a page for each entry of `data/` whose collection has a template. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const types = new Set(collections.flatMap(({ type, template }: Collection) => (template ? [type] : [])));
  const lists = [...types].map((type) => `all${type} { nodes { id route parent { ... on File { relativePath } } } }`);
  const { data, errors } = await graphql<Record<string, { nodes: Entry[] }>>(`query EveryPage { ${lists.join('\n')} }`);
  if (errors || !data) {
    reporter.panicOnBuild('The pages could not be listed.', errors);
    return;
  }
  for (const { id, route, parent } of Object.values(data).flatMap(({ nodes }) => nodes)) {
    const template = collectionOf(parent.relativePath)?.template;
    if (template)
      actions.createPage({ path: route, component: path.resolve('src/templates', template), context: { id } });
  }
  // Only in development: visitors never see it.
  if (process.env.NODE_ENV === 'development')
    actions.createPage({ path: '/kitchen-sink', component: path.resolve('src/dev/KitchenSink.tsx'), context: {} });
};
