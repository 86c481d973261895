import { withFragments, withIslands } from './islands';

describe('islands: a static query', () => {
  const fragments = new Map([
    ['Words', 'fragment Words on Estimate { card { ...Card } }'],
    ['Card', 'fragment Card on EstimateCard { heading }'],
    ['Other', 'fragment Other on Company { name }'],
  ]);

  it('when it names a fragment, then that comes with it, and those which that names, each once', () => {
    expect(withFragments('query { estimate { ...Words card { ...Card } } }', fragments)).toBe(
      [
        'query { estimate { ...Words card { ...Card } } }',
        'fragment Words on Estimate { card { ...Card } }',
        'fragment Card on EstimateCard { heading }',
      ].join('\n'),
    );
  });

  it('when it names a fragment that nobody has written, then the build stops and names it', () => {
    expect(() => withFragments('query { company { ...Lost } }', fragments)).toThrow('"Lost"');
  });
});

describe("islands: a page's template", () => {
  const islands = new Map([
    ['booking', ['/islands/booking-1.js', '/islands/react-1.js', '/islands/mail-1.js']],
    ['estimate', ['/islands/estimate-1.js', '/islands/react-1.js']],
    ['receipts', ['/islands/receipts-1.js', '/islands/react-1.js']],
  ]);
  const page = (...names: string[]) =>
    `<main>${names.map((name) => `<div data-island="${name}"></div>`).join('')}</main><template id="app-scripts"></template>`;
  const filesOf = (html: string) =>
    [...html.matchAll(/src="([^"]*)" data-of="([^"]*)"/g)].map(([, file, of]) => `${file} ${of}`);
  const receipts = '/islands/receipts-1.js receipts';

  it('when a page has no island, then only what shows receipts is named', () => {
    expect(filesOf(withIslands(page(), islands))).toEqual([receipts]);
  });

  it('when a page has islands, then each file is named once, with the islands that need it', () => {
    expect(filesOf(withIslands(page('estimate', 'booking', 'booking'), islands))).toEqual([
      '/islands/estimate-1.js estimate',
      '/islands/react-1.js estimate booking',
      '/islands/booking-1.js booking',
      '/islands/mail-1.js booking',
      receipts,
    ]);
  });

  it('when an earlier build has written it, then it is written anew', () => {
    const html = withIslands(page('booking'), islands);
    expect(withIslands(html, islands)).toBe(html);
  });

  it('when an island was not built, then the build stops and names it', () => {
    expect(() => withIslands(page('lost'), islands)).toThrow('"lost"');
  });
});
