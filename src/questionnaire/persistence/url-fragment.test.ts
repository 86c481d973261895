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

describe('an address', () => {
  it.each([
    ['#estimate%3D1-abc-2000-1l4rd74', '#estimate=1-abc-2000-1l4rd74'],
    ['#answers%3Ffuel%3dmains%26flue%3Dwall', '#answers?fuel=mains&flue=wall'],
    ['#estimate=1-abc-2000-1l4rd74', '#estimate=1-abc-2000-1l4rd74'],
    ['#%253D', '#%3D'],
    ['#estimate%3D%E0%A4%A%', '#estimate=%E0%A4%A%'],
  ])('that a mail program escaped is read once: %s', (fragment, plain) => {
    expect(plainFragment(fragment)).toBe(plain);
  });

  it('without an escape stays as it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => text.includes('%') || plainFragment(text) === text));
  });
});

describe('what a tab holds', () => {
  const held = { dish: 'pie', filling: 'leek', table: ' A1 ' };

  it('keeps its texts beside a result that a link opens, and none of its choices', () => {
    expect(withTexts(definition, { kind: 'done', answers: { dish: 'soup' } }, held)).toEqual({
      kind: 'done',
      answers: { dish: 'soup', table: 'A1' },
    });
  });

  it('is asked for no text again', () => {
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

  it('gives way to what the link carries', () => {
    const state = begin(definition, { dish: 'soup', table: 'B2' });
    expect(withTexts(definition, state, held)).toEqual(state);
  });

  it('is asked again for what was left empty', () => {
    const state = begin(definition, { dish: 'soup' });
    expect(withTexts(definition, state, { table: ' ' })).toEqual(state);
  });
});
