import type { GatsbyNode, Node } from 'gatsby';
import { type Collection, collections, routeOf } from '../../content/collections';
import { site } from '../../content/site';
import type { Composition } from '../step-drawings/compose';
import { filledWords, filler } from '../../tools/yaml/facts';
import { tellingDrawing } from '../site-output/social-cards/step-drawing';
import { typeDefs } from './type-defs';

type Source = Node & Record<string, unknown>;
interface Context {
  nodeModel: {
    getNodeById(query: { id: string }): Source | null;
    findOne(query: { type: string; query: object }): Promise<Source | null>;
  };
  defaultFieldResolver(...args: unknown[]): unknown;
}

/** The steps of a guide, as they are in `data/`. */
interface GuideSteps {
  steps: readonly { drawing?: Composition }[];
  urgent?: Pick<GuideSteps, 'steps'> | null;
}

const fileOf = (source: Source, { nodeModel }: Context) =>
  String(nodeModel.getNodeById({ id: source.parent ?? '' })?.relativePath ?? '');

/** Declares the GraphQL types of `data/`, and their directives, which fill in texts and find pictures and routes. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({
    name: 'filled',
    args: { as: 'String!' },
    extend: ({ as }: { as: string }) => ({
      resolve: async (source: Source, args: unknown, context: Context, info: unknown) =>
        filler(
          as,
          (type) => context.nodeModel.findOne({ type, query: {} }),
          site,
        )(await context.defaultFieldResolver(source, args, context, info)),
    }),
  });
  actions.createFieldExtension({
    name: 'words',
    extend: () => ({
      resolve: async (source: Source, _args: unknown, { nodeModel }: Context) => {
        const { type } = source.internal;
        const words = await filledWords(type, source, (name) => nodeModel.findOne({ type: name, query: {} }), site);
        const collection = collections.find((each: Collection) => each.type === type) as Collection | undefined;
        return collection?.kept ? collection.kept(words as never) : words;
      },
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
    name: 'route',
    extend: () => ({
      resolve: (source: Source, _args: unknown, context: Context) => routeOf(fileOf(source, context)),
    }),
  });
  actions.createFieldExtension({
    name: 'cardDrawing',
    extend: () => ({
      resolve: ({ steps, urgent }: Source & GuideSteps) =>
        tellingDrawing([...(urgent?.steps ?? []), ...steps].flatMap((step) => step.drawing ?? [])),
    }),
  });
  actions.createTypes(typeDefs());
};
