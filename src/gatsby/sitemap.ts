import { type Collection, collections } from '../../content/collections';
import { isByWay } from '../domain/lists/list-ways';
import { cardAddress } from '../seo/social-card-address';

interface Dated {
  route: string;
  updated: string;
}
interface Guide extends Dated {
  cardDrawing: unknown;
}
interface SitemapData {
  allSitePage: { nodes: readonly { path: string }[] };
  allGuide: { nodes: readonly Guide[] };
  allInsight: { nodes: readonly Dated[] };
}

export interface SitemapPage {
  path: string;
  updated?: string | undefined;
  /** Whether the page's card shows one of its drawings. */
  hasDrawing: boolean;
}

/** Asks for the pages in an order that is the same in every build, with what is known about them. */
export const sitemapQuery = `{
  site { siteMetadata { siteUrl } }
  allSitePage(sort: { path: ASC }) { nodes { path } }
  allGuide { nodes { route updated cardDrawing } }
  allInsight { nodes { route updated } }
}`;

const hidden = new Set(collections.flatMap(({ isHidden, route }: Collection) => (isHidden && route ? [route] : [])));

/** Returns the pages for search engines: none that are hidden, and no lists by service or by town, which repeat others. */
export function sitemapPages({ allSitePage, allGuide, allInsight }: SitemapData): SitemapPage[] {
  const updated = new Map([...allGuide.nodes, ...allInsight.nodes].map((entry) => [entry.route, entry.updated]));
  const drawn = new Set(allGuide.nodes.filter(({ cardDrawing }) => cardDrawing).map(({ route }) => route));
  const shown = allSitePage.nodes.filter(({ path }) => !hidden.has(path) && !isByWay(path));
  return shown.map(({ path }) => ({ path, updated: updated.get(path), hasDrawing: drawn.has(path) }));
}

/**
 * Returns the sitemap's entry of a page: when it changed, where an editor has said so, and the card that shows one of its
 * drawings. Search engines ignore `changefreq` and `priority`.
 */
export const sitemapEntry = (siteUrl: string, { path, updated, hasDrawing }: SitemapPage) => ({
  url: path,
  ...(updated && { lastmod: updated }),
  ...(hasDrawing && { img: [{ url: `${siteUrl}${cardAddress(path)}` }] }),
});
