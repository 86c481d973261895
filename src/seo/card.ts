/** The address of a page's social card; src/hosting/cards.ts draws one for every address that a page names. */
export const cardAddress = (path: string) =>
  `/cards/${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.png`;

/** The size of a card in pixels: every network asks for this one. */
export const cardSize = { width: 1200, height: 630 } as const;
