/** The address of a page's social card; src/hosting/cards.ts draws one for every address that a page names. */
export const cardAddress = (path: string) =>
  `/cards/${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.png`;
