import fc from 'fast-check';
import type { Definition } from '../engine/definition';
import { begin, type State, step, type QuestionnaireEvent } from '../engine/engine';
import { type Place, isSamePlace, placeIn, placeOf, revisit } from './history-entry';
import { parse, serialise } from './session-state';

const definition: Definition = {
  advancesOn: 'choice',
  resultIsStep: false,
  questions: [
    { kind: 'choice', id: 'dish', options: ['soup', 'pie'] },
    { kind: 'choice', id: 'filling', options: ['apple', 'leek'], when: { dish: ['pie'] } },
    { kind: 'text', id: 'table', longest: 5, upperCase: true },
  ],
};
const answers = { dish: 'pie', filling: 'leek', table: 'A1' };
const done: State = { kind: 'done', answers };
const asking = (current: string, given: State['answers'] = answers): State => ({
  kind: 'asking',
  answers: given,
  current,
});
const changing = step(definition, done, { kind: 'change', question: 'dish' });
const second: State = {
  kind: 'changing',
  answers: { dish: 'pie', table: 'A1' },
  current: 'filling',
  before: { dish: 'soup', table: 'A1' },
  trail: ['dish'],
};

const shared: State = { kind: 'done', answers: { dish: 'soup' } };
const sharedChange = step(definition, shared, { kind: 'change', question: 'dish' });

it('history: when it is already at the place, then the state stays as it is', () => {
  expect(revisit(definition, second, placeOf(second))).toBe(second);
});

it('history: when a question is asked or changed, then these are two places', () => {
  expect(isSamePlace({ kind: 'asking', question: 'dish' }, { kind: 'changing', question: 'dish' })).toBe(false);
});

it.each<[string, State, Place, State]>([
  ['a question back', asking('table'), { kind: 'asking', question: 'filling' }, asking('filling')],
  ['a question forward', asking('dish'), { kind: 'asking', question: 'table' }, asking('table')],
  ['the result again', asking('table'), { kind: 'done' }, done],
  ['to the first question', asking('table'), { kind: 'asking', question: 'dish' }, asking('dish')],
  [
    'past questions still open',
    asking('filling', { dish: 'pie' }),
    { kind: 'asking', question: 'dish' },
    asking('dish', { dish: 'pie' }),
  ],
  ['from the result to its last question', done, { kind: 'asking', question: 'table' }, asking('table')],
  [
    'a question of the other branch',
    asking('table', { dish: 'soup', table: 'A1' }),
    { kind: 'asking', question: 'filling' },
    { kind: 'done', answers: { dish: 'soup', table: 'A1' } },
  ],
  ['a question beyond an open one', begin(definition), { kind: 'asking', question: 'table' }, begin(definition)],
  ['a result that lacks an answer', begin(definition), { kind: 'done' }, begin(definition)],
  [
    'out of a change: it is given up',
    second,
    { kind: 'done' },
    { kind: 'done', answers: { dish: 'soup', table: 'A1' } },
  ],
  [
    'back inside a change',
    second,
    { kind: 'changing', question: 'dish' },
    { kind: 'changing', answers: { dish: 'pie', table: 'A1' }, current: 'dish', before: second.before, trail: [] },
  ],
  [
    'out of a change to a question it has passed: it is given up all the same',
    second,
    { kind: 'asking', question: 'dish' },
    asking('dish', { dish: 'soup', table: 'A1' }),
  ],
  ['out of a change to a shared result, which lacks the table', sharedChange, { kind: 'done' }, shared],
  ['into a change of a shared result', shared, { kind: 'changing', question: 'dish' }, sharedChange],
  ['into a change again', done, { kind: 'changing', question: 'dish' }, changing],
])('history: when Back or Forward leads %s, then the state follows', (_, from, place, to) => {
  expect(revisit(definition, from, place)).toEqual(to);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a word', 'done'],
  ['another kind', { kind: 'sent', question: 'dish' }],
  ['no question', { kind: 'asking' }],
  ['a number for a question', { kind: 'changing', question: 1 }],
])('history: when an entry holds %s, then it is no place', (_, value) => {
  expect(placeIn(value)).toBeUndefined();
});

it('history: when Back, Forward and answers come in any order, then the state can be stored and shown', () => {
  const questions = ['dish', 'filling', 'table'];
  const event: fc.Arbitrary<QuestionnaireEvent> = fc.oneof(
    fc.constantFrom<QuestionnaireEvent>(
      { kind: 'choose', question: 'dish', option: 'pie' },
      { kind: 'choose', question: 'dish', option: 'soup' },
      { kind: 'choose', question: 'filling', option: 'leek' },
      { kind: 'write', question: 'table', text: 'b2' },
      { kind: 'next', question: 'table' },
      { kind: 'back' },
    ),
    fc.constantFrom(...questions).map((question): QuestionnaireEvent => ({ kind: 'change', question })),
  );
  const place: fc.Arbitrary<Place> = fc.oneof(
    fc.constant<Place>({ kind: 'done' }),
    fc.constantFrom(...questions).map((question): Place => ({ kind: 'asking', question })),
    fc.constantFrom(...questions).map((question): Place => ({ kind: 'changing', question })),
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          event,
          place.map((to) => ({ to })),
        ),
      ),
      (moves) => {
        let state: State = begin(definition);
        for (const move of moves) {
          state = 'to' in move ? revisit(definition, state, move.to) : step(definition, state, move);
          expect(parse(definition, serialise(state))).toEqual(state);
          expect(placeIn(JSON.parse(JSON.stringify(placeOf(state))))).toEqual(placeOf(state));
          expect(isSamePlace(placeOf(revisit(definition, state, placeOf(state))), placeOf(state))).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});
