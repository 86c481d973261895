import path from 'node:path';
import type { GatsbyNode, Node, ParentSpanPluginArgs } from 'gatsby';
import { checkData, formatComplaint } from './src/content/check';
import { type Collection, collections, routeOf, slugOf } from './src/content/collections';
import { filler } from './src/content/filler';
import { readData } from './src/content/read-data';
import { typeDefs } from './src/content/type-defs';

type Source = Node & Record<string, unknown>;
interface Context {
  nodeModel: {
    getNodeById(query: { id: string }): Source | null;
    findOne(query: { type: string; query: object }): Promise<Source | null>;
  };
  defaultFieldResolver(...args: unknown[]): unknown;
}

/** Stops a build, and warns a running preview, with every mistake in `data/` at once. */
function check({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>) {
  const complaints = checkData(readData(process.cwd()));
  if (complaints.length > 0)
    reporter.panicOnBuild(`data/ has mistakes; nothing was built.\n\n${complaints.map(formatComplaint).join('\n')}\n`);
}

export const onPreInit: GatsbyNode['onPreInit'] = (args) => {
  check(args);
};

// `onPreInit` has looked at every file; from the end of the bootstrap on, edits in a running preview are looked at too.
let previewing = false;
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () => {
  previewing = process.env.NODE_ENV === 'development';
};

export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  const { sourceInstanceName, extension } = args.node;
  if (previewing && sourceInstanceName === 'data' && extension === 'yaml') check(args);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const fileOf = (source: Source, { nodeModel }: Context) =>
    String(nodeModel.getNodeById({ id: source.parent ?? '' })?.relativePath ?? '');

  actions.createFieldExtension({
    name: 'filled',
    args: { as: 'String!' },
    extend: ({ as }: { as: string }) => ({
      resolve: async (source: Source, args: unknown, context: Context, info: unknown) =>
        filler(as, (type) => context.nodeModel.findOne({ type, query: {} }))(
          await context.defaultFieldResolver(source, args, context, info),
        ),
    }),
  });
  actions.createFieldExtension({
    name: 'picture',
    extend: () => ({
      resolve: async (source: Source, args: unknown, context: Context, info: unknown) => {
        const name = await context.defaultFieldResolver(source, args, context, info);
        const query = { filter: { relativePath: { eq: `pictures/${String(name)}` } } };
        return name ? context.nodeModel.findOne({ type: 'File', query }) : null;
      },
    }),
  });
  actions.createFieldExtension({
    name: 'slug',
    extend: () => ({
      resolve: (source: Source, _args: unknown, context: Context) => slugOf(fileOf(source, context)),
    }),
  });
  actions.createFieldExtension({
    name: 'route',
    extend: () => ({
      resolve: (source: Source, _args: unknown, context: Context) => routeOf(fileOf(source, context)),
    }),
  });
  actions.createTypes(typeDefs());
};

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const templates = new Map(
    collections.flatMap(({ type, template }: Collection) => (template ? [[type, template] as const] : [])),
  );
  const lists = [...templates.keys()].map((type) => `all${type} { nodes { id route } }`).join('\n');
  const { data, errors } = await graphql<Record<string, { nodes: { id: string; route: string }[] }>>(
    `query EveryPage { ${lists} }`,
  );
  if (errors || !data) {
    reporter.panicOnBuild('The pages could not be listed.', errors);
    return;
  }
  for (const [type, template] of templates)
    for (const { id, route } of data[`all${type}`]?.nodes ?? [])
      actions.createPage({ path: route, component: path.resolve('src/templates', template), context: { id } });
};
