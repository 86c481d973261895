import { withIslands } from './with-islands';

describe("islands: a page's template", () => {
  const islands = new Map([
    ['brakes', ['/islands/react-1.js', '/islands/basket-1.js', '/islands/post-1.js', '/islands/brakes-1.js']],
    ['bells', ['/islands/react-1.js', '/islands/bells-1.js']],
    ['basket', ['/islands/react-1.js', '/islands/basket-1.js']],
  ]);
  const page = (...names: string[]) =>
    `<main>${names.map((name) => `<div data-island="${name}"></div>`).join('')}</main><template id="app-scripts"></template>`;
  const filesOf = (html: string) =>
    [...html.matchAll(/src="([^"]*)" data-of="([^"]*)"/g)].map(([, file, of]) => `${file} ${of}`);
  const basket = '/islands/basket-1.js basket';

  it('when a page has no island, then it contains only the entry file of the island that every page may need', () => {
    expect(filesOf(withIslands(page(), islands, 'basket'))).toEqual([basket]);
  });

  it('when a page has islands, then it names each file once, after those it imports, with the islands that need it', () => {
    expect(filesOf(withIslands(page('bells', 'brakes', 'brakes'), islands, 'basket'))).toEqual([
      '/islands/react-1.js bells brakes',
      '/islands/bells-1.js bells',
      '/islands/basket-1.js brakes basket',
      '/islands/post-1.js brakes',
      '/islands/brakes-1.js brakes',
    ]);
  });

  it('when it was already filled by an earlier build, then it is filled again and stays the same', () => {
    const html = withIslands(page('brakes'), islands, 'basket');
    expect(withIslands(html, islands, 'basket')).toBe(html);
  });

  it('when an island was not built, then the build stops with its name', () => {
    expect(() => withIslands(page('lost'), islands, 'basket')).toThrow('"lost"');
  });
});
