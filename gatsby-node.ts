import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { GatsbyNode, Node } from 'gatsby';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { brokenLinks, builtPages, liveScripts } from './src/content/built-site';
import { checkData } from './src/content/check';
import { type Collection, collectionOf, collections, routeOf, slugOf } from './src/content/collections';
import { formatComplaint } from './src/content/complaint';
import { editLink, type PageSource, pageSources } from './src/content/edit-map';
import { factsOf } from './src/content/facts';
import { filler } from './src/content/filler';
import { parseAll } from './src/content/parse-data';
import { type PreviewNews, previewNotice, refreshPreview, watchData } from './src/content/preview';
import { readData } from './src/content/read-data';
import {
  atomFeed,
  factsJson,
  type ListedPage,
  llmsText,
  manifest,
  robots,
  type SiteFacts,
} from './src/content/site-files';
import { typeDefs } from './src/content/type-defs';
import { copyVideos } from './src/content/videos';
import { writeCards } from './src/hosting/cards';
import { hashDigits } from './src/hosting/headers';
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
/** The part of webpack's statistics that is used here. */
interface Stats {
  compilation: { buildDependencies: { clear(): void } };
}
interface Context {
  nodeModel: {
    getNodeById(query: { id: string }): Source | null;
    findOne(query: { type: string; query: object }): Promise<Source | null>;
  };
  defaultFieldResolver(...args: unknown[]): unknown;
}

const isPreview = () => process.env.NODE_ENV === 'development';

/** The facts of a build, for /facts.json. */
let facts: ReturnType<typeof factsOf>;

/** What the pages of a running preview are told, and those that listen. */
let notice = '';
let sources: PageSource[] = [];
const listeners = new Set<() => void>();

/**
 * Stops a build with every mistake in `data/` at once; where there are none, takes what Gatsby does not: videos
 * and facts. A preview begins, or goes on, once mistakes are put right.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const project = process.cwd();
  if (!isPreview()) {
    const folder = readData(project);
    const complaints = checkData(folder);
    if (complaints.length > 0)
      reporter.panicOnBuild(
        `data/ has mistakes; nothing was built.\n\n${complaints.map(formatComplaint).join('\n')}\n`,
      );
    // Here, because what was parsed for the check need not be parsed again.
    copyVideos(project, folder);
    facts = factsOf(parseAll(folder));
    return;
  }
  await new Promise<void>((begin) => {
    const refresh = () => {
      const complaints = refreshPreview(project);
      if (complaints.length === 0 && notice) reporter.info('data/ is in order again.');
      notice = previewNotice(complaints);
      if (notice) reporter.error(notice);
      else {
        if (process.env.EDIT_LINKS) sources = pageSources(readData(project).files);
        begin();
      }
      for (const tell of listeners) tell();
    };
    watchData(project, refresh);
    refresh();
  });
};

/** Every page of a preview hears at once what is wrong, and when nothing is any more (src/layout/Preview.tsx). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  (app as Express).get('/___preview', (request, response) => {
    const path = request.query.path ?? '';
    // Not to be compressed, which would hold it back.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    const tell = () => {
      const news: PreviewNews = { notice, edit: editLink(process.cwd(), path, sources) };
      response.write(`data: ${JSON.stringify(news)}\n\n`);
    };
    tell();
    listeners.add(tell);
    request.on('close', () => listeners.delete(tell));
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

interface SiteFilesQuery {
  company: Omit<SiteFacts, 'email' | 'gasSafeNumber'> & { emails: { office: string }; gasSafe: { number: string } };
  services: { nodes: ListedPage[] };
  guides: { nodes: (ListedPage & { offline: boolean | null })[] };
  insights: { nodes: ListedPage[] };
}

/** Writes the files beside the pages and for the hosts, then refuses a site with a broken link or a script nobody knows. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<SiteFilesQuery>(`
    query SiteFiles {
      company {
        siteUrl
        name
        description
        base
        areas
        emails {
          office
        }
        gasSafe {
          number
        }
        phones {
          office {
            number
            use
          }
          emergency {
            number
            use
          }
          mobile {
            number
            use
          }
          gasEmergency {
            number
            use
          }
        }
      }
      services: allService(sort: { order: ASC }) {
        nodes {
          route
          title
          summary
        }
      }
      guides: allGuide(sort: { order: ASC }) {
        nodes {
          offline
          route
          title
          summary
        }
      }
      insights: allInsight(sort: [{ published: DESC }, { title: ASC }]) {
        nodes {
          route
          title
          summary
          published
          updated
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The files beside the pages could not be written.', errors);
    return;
  }
  const { company, services, guides, insights } = data;
  const site: SiteFacts = { ...company, email: company.emails.office, gasSafeNumber: company.gasSafe.number };
  const { program } = store.getState() as { program: { directory: string } };
  const folder = path.join(program.directory, 'public');
  const files = {
    'robots.txt': robots(site),
    'feed.xml': atomFeed(site, insights.nodes),
    'llms.txt': llmsText(site, [
      { heading: 'Services', pages: services.nodes },
      { heading: 'Guides', pages: guides.nodes },
      { heading: 'Insights', pages: insights.nodes },
    ]),
    'facts.json': factsJson(facts),
    'manifest.webmanifest': manifest(site, { theme: tokens['ink-900'], background: tokens.enamel }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  // The address people and tools try first.
  copyFileSync(path.join(folder, 'sitemap-index.xml'), path.join(folder, 'sitemap.xml'));

  await writeCards(program.directory, builtPages(folder));
  // Whoever has been here once reads these without a connection: the phone numbers, and what to do at once.
  const offline = ['/', ...guides.nodes.filter((guide) => guide.offline).map(({ route }) => route)];
  const { problems: strangers, warnings } = await publish(program.directory, offline);
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

/** What decides how webpack works: with another of these, what it has kept from an earlier build is of no use. */
const builder = ['package-lock.json', 'package.json', 'gatsby-config.ts', 'gatsby-node.ts'];

/**
 * Keeps webpack from following every file its loaders are made of, to learn later whether one has changed: the lock file
 * says that. It was a quarter of a build's work.
 */
const namedByLockFile = {
  apply(compiler: { hooks: { done: { tap(name: string, then: (stats: Stats) => void): void } } }) {
    compiler.hooks.done.tap('NamedByLockFile', ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/**
 * What plugins add to the browser without effect on this site: a wrapper of all styled components for options nobody uses,
 * which keeps webpack from leaving out the parts of styled-components that are not used; and, in Gatsby itself, a helper for
 * scripts of others.
 */
const idle = /(?:gatsby-plugin-styled-components|internal-plugins[\\/]partytown)[\\/]gatsby-browser\.js$/;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, loaders, stage }) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const hash = createHash('sha256');
  for (const file of builder) hash.update(readFileSync(file));
  actions.setWebpackConfig({ cache: { version: hash.digest('hex') }, plugins: [namedByLockFile] });
  if (stage !== 'build-javascript') return;
  const config = getConfig() as { output: object; module: { rules: object[] } };
  // Source maps are for us, not for visitors; and every page lists the scripts by name, so their hashes are short. To be
  // replaced as a whole: of what is merged in, Gatsby leaves out the output.
  const name = `[name]-[contenthash:${hashDigits}].js`;
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    // The browser does not render it (src/layout/Root.tsx), so nothing of it needs to be sent.
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        { test: /GlobalStyle\.tsx$/, sideEffects: false },
        { test: idle, use: [loaders.null()] },
      ],
    },
    output: { ...config.output, filename: name, chunkFilename: name },
  });
};
