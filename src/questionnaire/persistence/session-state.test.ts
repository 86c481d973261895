import fc from 'fast-check';
import { cutOff, damaged } from '../../../test/damaged-values';
import type { Definition } from '../engine/definition';
import { begin, type State, step } from '../engine/engine';
import { parse, serialise } from './session-state';

const definition: Definition = {
  advancesOn: 'choice',
  resultIsStep: false,
  questions: [
    { kind: 'choice', id: 'dish', options: ['soup', 'pie'] },
    { kind: 'choice', id: 'filling', options: ['apple', 'leek'], when: { dish: ['pie'] } },
    { kind: 'text', id: 'table', longest: 5, upperCase: true, resultWithout: true },
    { kind: 'text', id: 'guest', longest: 9, when: { filling: ['leek'] } },
    { kind: 'text', id: 'tip', longest: 9, when: { dish: ['soup'] }, optional: true },
  ],
};
const answers = { dish: 'pie', filling: 'leek', table: 'A1', guest: 'Ann' };

it.each<[string, State]>([
  ['the beginning', begin(definition)],
  ['a text half typed', { kind: 'asking', answers: { dish: 'soup', table: 'A ' }, current: 'table' }],
  ['the result', { kind: 'done', answers }],
  ['a result opened without the table', { kind: 'done', answers: { dish: 'soup' } }],
  [
    'a change of such a result',
    step(definition, { kind: 'done', answers: { dish: 'soup' } }, { kind: 'change', question: 'dish' }),
  ],
  [
    'a change',
    step(definition, { kind: 'done', answers: { dish: 'soup', table: '1' } }, { kind: 'change', question: 'dish' }),
  ],
  [
    'the second question of a change',
    {
      kind: 'changing',
      answers: { dish: 'pie', table: '1' },
      current: 'filling',
      before: { dish: 'soup', table: '1' },
      trail: ['dish'],
    },
  ],
])('stored answers: when the page was left at %s, then that is brought back', (_, state) => {
  expect(parse(definition, serialise(state))).toEqual(state);
});

const stored = (state: object) => JSON.stringify({ version: 1, ...state });

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no answers', stored({ kind: 'done' })],
  ['no version', JSON.stringify({ kind: 'done', answers })],
  ['another version', stored({ version: 2, kind: 'done', answers })],
  ['another kind', stored({ kind: 'sent', answers })],
  ['an unknown option', stored({ kind: 'done', answers: { ...answers, filling: 'plum' } })],
  ['an unknown question', stored({ kind: 'done', answers: { ...answers, drink: 'tea' } })],
  ['an answer of the other branch', stored({ kind: 'done', answers: { ...answers, dish: 'soup' } })],
  ['a number for an answer', stored({ kind: 'done', answers: { ...answers, table: 1 } })],
  ['a text that is too long', stored({ kind: 'done', answers: { ...answers, table: '123456' } })],
  ['a text in small letters', stored({ kind: 'done', answers: { ...answers, table: 'a1' } })],
  ['a question that is not asked', stored({ kind: 'asking', answers: { dish: 'soup' }, current: 'filling' })],
  ['a question beyond an open one', stored({ kind: 'asking', answers: { dish: 'pie' }, current: 'table' })],
  ['no question', stored({ kind: 'asking', answers })],
  [
    'a change of a question that is not asked',
    stored({ kind: 'changing', answers, current: 'drink', before: answers, trail: [] }),
  ],
  ['a result that lacks a choice', stored({ kind: 'done', answers: { dish: 'pie', table: 'A1' } })],
  ['a result that lacks a text', stored({ kind: 'done', answers: { dish: 'pie', filling: 'leek' } })],
  ['a result with white space for a text', stored({ kind: 'done', answers: { ...answers, guest: ' ' } })],
  [
    'a change of a result that lacks a choice',
    stored({ kind: 'changing', answers, current: 'dish', before: { dish: 'pie' }, trail: [] }),
  ],
  [
    'a change beyond a choice that is open',
    stored({ kind: 'changing', answers: { dish: 'pie' }, current: 'table', before: answers, trail: [] }),
  ],
  ['a change without a before', stored({ kind: 'changing', answers, current: 'dish', trail: [] })],
  [
    'a change with a false before',
    stored({ kind: 'changing', answers, current: 'dish', before: { dish: 'x' }, trail: [] }),
  ],
  [
    'a change with a trail ahead of it',
    stored({ kind: 'changing', answers, current: 'dish', before: answers, trail: ['table'] }),
  ],
  ['a change with no trail', stored({ kind: 'changing', answers, current: 'dish', before: answers })],
  ['a prototype', '{"version":1,"kind":"done","answers":{"__proto__":"x"}}'],
])('stored answers: when there is %s, then nothing is taken from them', (_, text) => {
  expect(parse(definition, text)).toBeUndefined();
});

const settled: State = { kind: 'done', answers };
const underWay: State = { kind: 'changing', answers, current: 'table', before: answers, trail: ['dish', 'filling'] };

it.each([
  ['a result', settled],
  ['a question', { kind: 'asking', answers, current: 'guest' } satisfies State],
  ['a change', underWay],
])(
  'stored answers: when %s is damaged in any of fifty ways, then it is dropped or still a state that can be shown',
  (_, state) => {
    const whole = JSON.parse(serialise(state)) as object;
    const texts = [...damaged(whole).map((value) => JSON.stringify(value)), ...cutOff(JSON.stringify(whole))];
    const parsed = texts.map((text) => parse(definition, text));
    expect(parsed.filter((each) => each === undefined).length).toBeGreaterThanOrEqual(50);
    for (const kept of parsed.flatMap((each) => each ?? [])) {
      expect(parse(definition, serialise(kept))).toEqual(kept);
      expect(Object.values(kept.answers).every((answer) => typeof answer === 'string')).toBe(true);
      // Back must not fail on its screen.
      expect(() => step(definition, kept, { kind: 'back' })).not.toThrow();
    }
  },
);

it('stored answers: when any text or JSON lies in the storage, then nothing is thrown, and nothing is taken from it', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parse(definition, text) === undefined));
});
