import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { GatsbyNode, Node } from 'gatsby';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { brokenLinks, builtPages, liveScripts } from './src/content/built-site';
import { checkData } from './src/content/check';
import { type Collection, collectionOf, collections, routeOf } from './src/content/collections';
import { formatComplaint } from './src/content/complaint';
import { factsOf } from './src/content/facts';
import { filledWords, filler } from './src/content/filler';
import { parseAll } from './src/content/parse-data';
import { readData } from './src/content/read-data';
import { runPreview, type RunningPreview } from './src/content/running-preview';
import { siteFiles, type SiteFilesData, siteFilesQuery } from './src/content/site-files';
import { typeDefs } from './src/content/type-defs';
import { copyVideos } from './src/content/videos';
import { forNobody, keptWork, type WebpackConfig } from './src/hosting/bundles';
import { writeCards } from './src/hosting/cards';
import { buildIslands } from './src/hosting/islands';
import { moveAside, moveBack } from './src/hosting/own-files';
import { publish } from './src/hosting/publish';
import { tokens } from './src/theme/tokens';

type Source = Node & Record<string, unknown>;
/** The part of Gatsby's development server that is used here. */
interface Express {
  get(
    route: string,
    answer: (request: IncomingMessage & { query: { path?: string } }, response: ServerResponse) => void,
  ): void;
}
interface Context {
  nodeModel: {
    getNodeById(query: { id: string }): Source | null;
    findOne(query: { type: string; query: object }): Promise<Source | null>;
  };
  defaultFieldResolver(...args: unknown[]): unknown;
}

const isPreview = () => process.env.NODE_ENV === 'development';

/** From here on the cache is no longer that of a build that ended well (scripts/build.js). */
const markUnfinished = (project: string) => {
  rmSync(path.join(project, '.cache/finished'), { force: true });
};

/** The facts of a build, for /facts.json. */
let facts: ReturnType<typeof factsOf>;

let preview: RunningPreview | undefined;

/**
 * Stops a build and lists every mistake in `data/` at once. Where there is none, copies the videos and collects the facts,
 * which Gatsby does not do. A preview waits until mistakes are put right.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const project = process.cwd();
  moveBack(project);
  if (isPreview()) {
    preview = runPreview(project, reporter, Boolean(process.env.EDIT_LINKS));
    await preview.begun;
    markUnfinished(project);
    return;
  }
  const folder = readData(project);
  const complaints = checkData(folder);
  if (complaints.length > 0)
    reporter.panicOnBuild(`data/ has mistakes; nothing was built.\n\n${complaints.map(formatComplaint).join('\n')}\n`);
  markUnfinished(project);
  // Here, because what was parsed for the check need not be parsed again.
  copyVideos(project, folder);
  facts = factsOf(parseAll(folder));
};

/** Every page of a preview hears at once what is wrong, and when nothing is any more (src/layout/Preview.tsx). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  (app as Express).get('/___preview', (request, response) => {
    const path = request.query.path ?? '';
    // Not to be compressed, which would hold it back.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    const tell = () => {
      response.write(`data: ${JSON.stringify(preview?.newsFor(path))}\n\n`);
    };
    tell();
    const end = preview?.subscribe(tell);
    request.on('close', () => end?.());
  });
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
    name: 'words',
    extend: () => ({
      resolve: (source: Source, _args: unknown, { nodeModel }: Context) =>
        filledWords(source.internal.type, source, (type) => nodeModel.findOne({ type, query: {} })),
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
  actions.createTypes(typeDefs());
};

interface Entry {
  id: string;
  route: string;
  parent: { relativePath: string };
}

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
      actions.createPage({
        path: route,
        component: path.resolve('src/templates', template),
        context: { id },
      });
  }
  // For people who work on the design, never for visitors.
  if (isPreview())
    actions.createPage({ path: '/kitchen-sink', component: path.resolve('src/dev/KitchenSink.tsx'), context: {} });
};

/** Writes the files beside the pages and for the hosts, then refuses a site with a broken link or a script nobody knows. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<SiteFilesData>(siteFilesQuery);
  if (errors || !data) {
    reporter.panicOnBuild('The files beside the pages could not be written.', errors);
    return;
  }
  const { program } = store.getState() as { program: { directory: string } };
  const folder = path.join(program.directory, 'public');
  const files = siteFiles(data, facts, { theme: tokens['ink-900'], background: tokens.enamel });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  // The address people and tools try first.
  copyFileSync(path.join(folder, 'sitemap-index.xml'), path.join(folder, 'sitemap.xml'));

  await writeCards(program.directory, builtPages(folder));
  // Whoever has been here once reads these without a connection: the phone numbers, and what to do at once.
  const offline = ['/', ...data.guides.nodes.filter((guide) => guide.offline).map(({ route }) => route)];
  moveAside(program.directory);
  const islands = await buildIslands(program.directory, graphql);
  const { problems: strangers, warnings } = await publish(program.directory, offline, islands);
  for (const warning of warnings) reporter.warn(warning);
  const pages = builtPages(folder);
  const problems = [...brokenLinks(folder, pages), ...liveScripts(pages), ...strangers];
  if (problems.length > 0) reporter.panicOnBuild(`The built site has mistakes.\n\n${problems.join('\n')}\n`);
};

// Left to itself, V8 lets the garbage of a build grow to several times what is in use; cleared sooner, it costs no measurable
// time.
setFlagsFromString('--heap-growing-percent=70');

// gatsby-plugin-sharp has no setting for it. The next step takes four times as long and makes a file no smaller.
const { avif } = sharp.prototype as Sharp;
(sharp.prototype as Sharp).avif = function (options?: AvifOptions) {
  return avif.call(this, { effort: 3, ...options });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, stage }) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  actions.setWebpackConfig(keptWork());
  // As a whole: of what is merged in, Gatsby leaves out the output.
  if (stage === 'build-javascript') actions.replaceWebpackConfig(forNobody(getConfig() as WebpackConfig));
};
