import { compiledOnArrival, withFragments, withIslands } from './bundle-islands';

describe('islands: a static query', () => {
  const fragments = new Map([
    ['Words', 'fragment Words on Bells { card { ...Card } }'],
    ['Card', 'fragment Card on BellsCard { heading }'],
    ['Other', 'fragment Other on Company { name }'],
  ]);

  it('when it names a fragment, then it includes that and the fragments it names, each once', () => {
    expect(withFragments('query { bells { ...Words card { ...Card } } }', fragments)).toBe(
      [
        'query { bells { ...Words card { ...Card } } }',
        'fragment Words on Bells { card { ...Card } }',
        'fragment Card on BellsCard { heading }',
      ].join('\n'),
    );
  });

  it('when it names an unknown fragment, then the build stops with the name', () => {
    expect(() => withFragments('query { company { ...Lost } }', fragments)).toThrow('"Lost"');
  });
});

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

  it('when a page has no island, then it contains only the files of the island that every page may need', () => {
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

describe('islands: a script', () => {
  it('when packages are wrapped in it, then their functions are put in parentheses, so that browsers compile them on arrival', () => {
    expect(compiledOnArrival('var a=o(e=>{e.a=1}),b=i((e,t)=>{t.b=a()});export{b};')).toBe(
      'var a=o((e=>{e.a=1})),b=i(((e,t)=>{t.b=a()}));export{b};',
    );
  });

  it('when no package is wrapped in it, then it stays as it is', () => {
    const code = 'var a=o(1),b=c(e=>e,2);d(e=>e);';
    expect(compiledOnArrival(code)).toBe(code);
  });
});
