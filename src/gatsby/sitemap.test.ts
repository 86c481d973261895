import { sitemapEntry } from './sitemap';

it.each([
  ['/guides/how-to-bleed-radiator', [{ url: 'https://www.example.com/cards/guides-how-to-bleed-radiator.png' }]],
  ['/guides', undefined],
  ['/', undefined],
])('sitemap: names the picture of a guide, and of nothing else: %s', (path, img) => {
  const entry: { url: string; img?: unknown } = sitemapEntry('https://www.example.com', path);
  expect([entry.url, entry.img]).toEqual([path, img]);
});
