import fc from 'fast-check';
import type { Definition } from '../engine/definition';
import { begin } from '../engine/engine';
import { plainFragment, withTexts } from './url-fragment';

const definition: Definition = {
  advancesOn: 'choice',
  resultIsStep: false,
  questions: [
    { kind: 'choice', id: 'dish', options: ['soup', 'pie'] },
    { kind: 'text', id: 'filling', longest: 9, when: { dish: ['pie'] } },
    { kind: 'text', id: 'table', longest: 5, resultWithout: true },
  ],
};

describe('fragment: an address', () => {
  it.each([
    ['#estimate%3D1-abc-2000-1l4rd74', '#estimate=1-abc-2000-1l4rd74'],
    ['#answers%3Ffuel%3dmains%26flue%3Dwall', '#answers?fuel=mains&flue=wall'],
    ['#estimate=1-abc-2000-1l4rd74', '#estimate=1-abc-2000-1l4rd74'],
    ['#%253D', '#%3D'],
    ['#estimate%3D%E0%A4%A%', '#estimate=%E0%A4%A%'],
  ])('when a mail program has escaped it, then it is read once: %s', (fragment, plain) => {
    expect(plainFragment(fragment)).toBe(plain);
  });

  it('when it has no escape, then it stays as it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => text.includes('%') || plainFragment(text) === text));
  });
});

describe('fragment: the texts of the tab', () => {
  const held = { dish: 'pie', filling: 'leek', table: ' A1 ' };

  it("when a link opens a result, then they are kept beside it, and the tab's choices are not", () => {
    expect(withTexts(definition, { kind: 'done', answers: { dish: 'soup' } }, held)).toEqual({
      kind: 'done',
      answers: { dish: 'soup', table: 'A1' },
    });
  });

  it('when the tab still has the typed texts, then their questions are not asked again', () => {
    expect(withTexts(definition, begin(definition, { dish: 'pie' }), { filling: 'leek' })).toEqual({
      kind: 'asking',
      answers: { dish: 'pie', filling: 'leek' },
      current: 'table',
    });
    expect(withTexts(definition, begin(definition, { dish: 'pie' }), held)).toEqual({
      kind: 'done',
      answers: { dish: 'pie', filling: 'leek', table: 'A1' },
    });
  });

  it("when the link carries them too, then the link's count", () => {
    const state = begin(definition, { dish: 'soup', table: 'B2' });
    expect(withTexts(definition, state, held)).toEqual(state);
  });

  it('when they were left empty, then they are asked for', () => {
    const state = begin(definition, { dish: 'soup' });
    expect(withTexts(definition, state, { table: ' ' })).toEqual(state);
  });
});
