import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { indexAddress } from '../domain/search/index-file';
import { buildIslands, withIslands, withoutRouter } from '../../tools/islands/build';
import { builtPages, publish, removeMoves } from '../../tools/hosts';
import { siteFiles, type SiteFilesData, siteFilesQuery } from '../site-output/feeds-and-manifests';
import { hosting } from '../site-output/hosting';
import { islandSite } from '../site-output/island-site';
import { withQuestions } from '../site-output/question-addresses';
import type { SiteSources } from '../site-output/site-sources';
import { writeCards } from '../site-output/social-cards/write';
import { tokens } from '../theme/tokens';
import { moveAside, movePicturesAside } from './own-files';

type PostBuild = Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0];

/**
 * Writes the files beside the pages and for the hosts. Stops the build at a broken link, an unknown inline script, or a
 * limit of a host.
 */
export async function writeSite(
  { graphql, reporter, store }: PostBuild,
  { facts, search, moves, questions }: SiteSources,
) {
  const { data, errors } = await graphql<SiteFilesData>(siteFilesQuery);
  if (errors || !data) {
    reporter.panicOnBuild('The files beside the pages could not be written.', errors);
    return;
  }
  const { program } = store.getState() as { program: { directory: string } };
  const folder = path.join(program.directory, 'public');
  removeMoves(folder);
  const files = siteFiles(data, facts, { theme: tokens['ink-900'], background: tokens.enamel }, new Date());
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  // People and tools try this address first.
  copyFileSync(path.join(folder, 'sitemap-index.xml'), path.join(folder, 'sitemap.xml'));

  const drawings = data.guides.nodes.flatMap(({ route, cardDrawing }) =>
    cardDrawing ? [[route, cardDrawing] as const] : [],
  );
  await writeCards(program.directory, builtPages(folder), new Map(drawings));
  // Precached for visitors without a connection: the phone numbers, and what to do in an emergency.
  const offline = ['/', ...data.guides.nodes.filter((guide) => guide.offline).map(({ route }) => route)];
  moveAside(program.directory);
  writeFileSync(path.join(folder, indexAddress), JSON.stringify(search));
  const { islands, metafiles } = await buildIslands(program.directory, islandSite, graphql);
  movePicturesAside(program.directory);
  const { problems, warnings } = await publish(program.directory, hosting, {
    siteUrl: data.company.siteUrl,
    offline,
    bundles: metafiles,
    moves,
    finish: (html) => withQuestions(withoutRouter(withIslands(html, islands, islandSite.pageIsland)), questions),
  });
  for (const warning of warnings) reporter.warn(warning);
  if (problems.length > 0) reporter.panicOnBuild(`The built site has mistakes.\n\n${problems.join('\n')}\n`);
}
