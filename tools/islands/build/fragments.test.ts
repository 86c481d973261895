import { withFragments } from './fragments';

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
