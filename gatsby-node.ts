import { rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { GatsbyNode } from 'gatsby';
import type { Faq } from './content/pages/faq';
import { site } from './content/site';
import { type DevelopmentHost, runPreview, type RunningPreview, serveDevelopment } from './tools/studio';
import { factsOf } from './tools/yaml/facts';
import { movesOf } from './tools/yaml/site';
import { copyVideos } from './tools/yaml/media';
import { keepHtmlTyped } from './src/gatsby/html-type';
import { encodeAvifFaster } from './src/gatsby/images';
import { moveBack } from './src/gatsby/own-files';
import { writePartsFile } from './src/gatsby/parts-file';
import { forNobody, keptWork, type WebpackConfig, withoutEval } from './src/gatsby/webpack';
import { type SiteSources, writeSite } from './src/gatsby/write-site';
import { questionAddresses } from './src/site-output/question-addresses';
import { publishedFacts } from './src/site-output/published-facts';
import { searchIndex } from './src/site-output/search-index';
import { checkData, formatDiagnostic, publishedAddresses, readData } from './tools/yaml';
import { parseAll } from './tools/yaml/files';

export { createPages } from './src/gatsby/create-pages';
export { createSchemaCustomization } from './src/gatsby/field-extensions';

// Collects garbage earlier, without a measurable slowdown. By default V8 lets the heap of a build grow to several times
// the live data.
setFlagsFromString('--heap-growing-percent=40');
encodeAvifFaster();

/** Marks the cache as incomplete until this build succeeds (scripts/build.js). */
const markUnfinished = (project: string) => {
  rmSync(path.join(project, '.cache/finished'), { force: true });
};

/** What src/gatsby/write-site.ts needs of `data/`: /facts.json, the search index, former addresses, and those of questions. */
let sources: SiteSources;

let preview: RunningPreview | undefined;
let development: ReturnType<typeof serveDevelopment> | undefined;

/**
 * Stops a build that has mistakes in `data/`, and lists them all. Otherwise copies the videos and collects what
 * src/gatsby/write-site.ts needs of `data/`. A preview waits until mistakes are corrected.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const project = process.cwd();
  moveBack(project);
  writePartsFile(project);
  keepHtmlTyped(project);
  if (process.env.NODE_ENV === 'development') {
    preview = runPreview(project, site, reporter, Boolean(process.env.STUDIO_KEY));
    await preview.begun;
    markUnfinished(project);
    return;
  }
  const folder = { ...readData(project, site), published: publishedAddresses(project, site) };
  const diagnostics = checkData(folder);
  if (diagnostics.length > 0)
    reporter.panicOnBuild(
      `data/ has mistakes; nothing was built.\n\n${diagnostics.map(formatDiagnostic).join('\n')}\n`,
    );
  markUnfinished(project);
  // Done here because the check has already parsed the files.
  copyVideos(project, folder);
  const data = parseAll(folder);
  const facts = factsOf(data, site);
  sources = {
    facts: publishedFacts(data, facts),
    search: searchIndex(data, facts),
    moves: movesOf(data, site),
    questions: questionAddresses(data.get('faq.yaml') as Faq, facts),
  };
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, emitter, reporter, store }) => {
  development = serveDevelopment({ app, emitter, store } as unknown as DevelopmentHost, {
    project: process.cwd(),
    site,
    preview,
    key: process.env.STUDIO_KEY,
    print: (text) => {
      reporter.info(text);
    },
    report: (text) => {
      reporter.error(text);
    },
  });
};

/** Of a running preview, waits for texts that have just been changed. */
export const sourceNodes: GatsbyNode['sourceNodes'] = () => development?.takenUp();

export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => writeSite(args, sources);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, stage }) => {
  if (stage === 'develop') actions.setWebpackConfig(withoutEval(Boolean(process.env.STUDIO_KEY)));
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  actions.setWebpackConfig(keptWork());
  // Replaces the whole config: `setWebpackConfig` ignores changes to `output`.
  if (stage === 'build-javascript') actions.replaceWebpackConfig(forNobody(getConfig() as WebpackConfig));
};
