import { compiledOnArrival, withFragments, withIslands } from './bundle-islands';

describe('islands: a static query', () => {
  const fragments = new Map([
    ['Words', 'fragment Words on Estimate { card { ...Card } }'],
    ['Card', 'fragment Card on EstimateCard { heading }'],
    ['Other', 'fragment Other on Company { name }'],
  ]);

  it('when it names a fragment, then includes it and the fragments it names, each once', () => {
    expect(withFragments('query { estimate { ...Words card { ...Card } } }', fragments)).toBe(
      [
        'query { estimate { ...Words card { ...Card } } }',
        'fragment Words on Estimate { card { ...Card } }',
        'fragment Card on EstimateCard { heading }',
      ].join('\n'),
    );
  });

  it('when it names an unknown fragment, then stops the build with the name', () => {
    expect(() => withFragments('query { company { ...Lost } }', fragments)).toThrow('"Lost"');
  });
});

describe("islands: a page's template", () => {
  const islands = new Map([
    ['booking', ['/islands/react-1.js', '/islands/receipts-1.js', '/islands/mail-1.js', '/islands/booking-1.js']],
    ['estimate', ['/islands/react-1.js', '/islands/estimate-1.js']],
    ['receipts', ['/islands/react-1.js', '/islands/receipts-1.js']],
  ]);
  const page = (...names: string[]) =>
    `<main>${names.map((name) => `<div data-island="${name}"></div>`).join('')}</main><template id="app-scripts"></template>`;
  const filesOf = (html: string) =>
    [...html.matchAll(/src="([^"]*)" data-of="([^"]*)"/g)].map(([, file, of]) => `${file} ${of}`);
  const receipts = '/islands/receipts-1.js receipts';

  it("when a page has no island, then contains only the receipts' files", () => {
    expect(filesOf(withIslands(page(), islands))).toEqual([receipts]);
  });

  it('when a page has islands, then names each file once, after those it imports, with the islands that need it', () => {
    expect(filesOf(withIslands(page('estimate', 'booking', 'booking'), islands))).toEqual([
      '/islands/react-1.js estimate booking',
      '/islands/estimate-1.js estimate',
      '/islands/receipts-1.js booking receipts',
      '/islands/mail-1.js booking',
      '/islands/booking-1.js booking',
    ]);
  });

  it('when it was already filled by an earlier build, then fills it in again', () => {
    const html = withIslands(page('booking'), islands);
    expect(withIslands(html, islands)).toBe(html);
  });

  it('when an island was not built, then stops the build with its name', () => {
    expect(() => withIslands(page('lost'), islands)).toThrow('"lost"');
  });
});

describe('islands: a script', () => {
  it('when packages are wrapped in it, then their functions stand in parentheses', () => {
    expect(compiledOnArrival('var a=o(e=>{e.a=1}),b=i((e,t)=>{t.b=a()});export{b};')).toBe(
      'var a=o((e=>{e.a=1})),b=i(((e,t)=>{t.b=a()}));export{b};',
    );
  });

  it('when none is, then it stays as it is', () => {
    const code = 'var a=o(1),b=c(e=>e,2);d(e=>e);';
    expect(compiledOnArrival(code)).toBe(code);
  });
});
