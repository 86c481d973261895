/**
 * Returns the address of a page's social card. src/site-output/social-cards/write.ts draws a card for every page that
 * names one.
 */
export const cardAddress = (path: string) =>
  `/cards/${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.png`;

/** The size of a card in pixels that all networks recommend. */
export const cardSize = { width: 1200, height: 630 } as const;
