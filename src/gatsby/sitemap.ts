import { cardAddress } from '../seo/social-card-address';

/** Returns the sitemap's entry of a page. A guide has a picture: its card, which shows one of its drawings. */
export const sitemapEntry = (siteUrl: string, path: string) => ({
  url: path,
  changefreq: 'daily',
  priority: 0.7,
  ...(path.startsWith('/guides/') && { img: [{ url: `${siteUrl}${cardAddress(path)}` }] }),
});
