import { sitemapEntry, sitemapPages } from './sitemap';

const pages = sitemapPages({
  allSitePage: { nodes: ['/', '/reply', '/guides', '/guides/a', '/guides/b', '/insights/c'].map((path) => ({ path })) },
  allGuide: {
    nodes: [
      { route: '/guides/a', updated: '2026-11-20', cardDrawing: {} },
      { route: '/guides/b', updated: '2026-10-01', cardDrawing: null },
    ],
  },
  allInsight: { nodes: [{ route: '/insights/c', updated: '2026-09-09' }] },
});

it('sitemap: when a page is hidden from search engines, then it is not listed', () => {
  expect(pages.map(({ path }) => path)).not.toContain('/reply');
});

it('sitemap: when an entry was updated or has a drawing, then it says so, and nothing that is the same for all', () => {
  expect(pages.map((page) => sitemapEntry('https://www.example.com', page))).toEqual([
    { url: '/' },
    { url: '/guides' },
    { url: '/guides/a', lastmod: '2026-11-20', img: [{ url: 'https://www.example.com/cards/guides-a.png' }] },
    { url: '/guides/b', lastmod: '2026-10-01' },
    { url: '/insights/c', lastmod: '2026-09-09' },
  ]);
});
