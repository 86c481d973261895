import { rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { GatsbyNode } from 'gatsby';
import { site } from './content/site';
import { type DevelopmentHost, runPreview, type RunningPreview, serveDevelopment } from './tools/studio';
import { keepHtmlTyped } from './src/gatsby/html-type';
import { encodeAvifFaster } from './src/gatsby/images';
import { moveBack } from './src/gatsby/own-files';
import { writePartsFile } from './src/gatsby/parts-file';
import { forNobody, keptWork, type WebpackConfig, withoutEval } from './src/gatsby/webpack';
import { sourcesApart } from './src/gatsby/sources-apart';
import { writeSite } from './src/gatsby/write-site';
import type { SiteSources } from './src/site-output/site-sources';

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

let sources: SiteSources;

let preview: RunningPreview | undefined;
let development: ReturnType<typeof serveDevelopment> | undefined;

/** Stops a build that has mistakes in `data/`, and lists them all. A preview waits until they are corrected. */
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
  const { mistakes, sources: read } = await sourcesApart(project);
  if (!read) {
    reporter.panicOnBuild(`data/ has mistakes; nothing was built.\n\n${mistakes.join('\n')}\n`);
    return;
  }
  markUnfinished(project);
  sources = read;
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
