import { estimateDefinition } from '../estimate/questions';
import { begin, progress, type State, step } from '../questionnaire/engine/engine';
import { everyWay } from '../questionnaire/test-support/every-way';
import { calculatorDefinition, sameInEstimate } from './questions';

const ways = everyWay(calculatorDefinition, 'By the chimney');

/** Returns every step a visitor with these answers sees, with the number of steps shown. */
function walk(answers: Readonly<Record<string, string>>) {
  const seen: string[] = [];
  let state: State = begin(calculatorDefinition);
  while (state.kind !== 'done') {
    const question = state.current;
    const { step: at, of } = progress(calculatorDefinition, state);
    seen.push(`${at}/${of} ${question}`);
    const answer = answers[question] ?? '';
    const isText = question === 'whereIsTheFlue' || question === 'note';
    const answered = step(
      calculatorDefinition,
      state,
      isText ? { kind: 'write', question, text: answer } : { kind: 'choose', question, option: answer },
    );
    state = step(calculatorDefinition, answered, { kind: 'next', question });
  }
  const { step: at, of } = progress(calculatorDefinition, state);
  return { seen: [...seen, `${at}/${of} result`], answers: state.answers };
}

const common = { type: 'combi', size: 'small', fuel: 'mains', samePlace: 'unsure' };
const first = ['1/8 type', '2/8 size', '3/8 location'];

it.each([
  [
    'eight steps for a wall flue',
    { ...common, location: 'wall', distance: 'far', window: 'within30cm' },
    [...first, '4/8 fuel', '5/8 samePlace', '6/8 distance', '7/8 window', '8/8 result'],
  ],
  [
    'seven steps for a roof flue',
    { ...common, location: 'roof', roofType: 'flat' },
    [...first, '4/7 fuel', '5/7 samePlace', '6/7 roofType', '7/7 result'],
  ],
  [
    'eight steps for a flue elsewhere',
    { ...common, location: 'other', whereIsTheFlue: 'Basement', note: '' },
    [...first, '4/8 fuel', '5/8 samePlace', '6/8 whereIsTheFlue', '7/8 note', '8/8 result'],
  ],
])('calculator: when every question is answered, then there are %s, in order', (_, answers, steps) => {
  expect(walk(answers)).toEqual({ seen: steps, answers });
});

it('calculator: when any answers are given, then they lead to the price', () => {
  expect(ways).toHaveLength(3 * 3 * 2 * 3 * (3 * 2 + 2 + 1));
  for (const answers of ways) {
    const { seen, answers: reached } = walk(answers);
    expect(seen).toHaveLength(answers.location === 'roof' ? 7 : 8);
    expect(reached).toEqual(answers);
  }
});

it.each(['type', 'location', 'samePlace', 'whereIsTheFlue'])(
  'calculator: when Next is pressed without an answer, then it stays on %s',
  (current) => {
    const known = { type: 'combi', size: 'small', location: 'other', fuel: 'mains', samePlace: 'yes' };
    const answers = Object.fromEntries(Object.entries(known).filter(([id]) => id !== current));
    const state: State = { kind: 'asking', answers, current };
    expect(step(calculatorDefinition, state, { kind: 'next', question: current })).toBe(state);
  },
);

it('calculator: when the location changes, then the answers that depend on it are cleared', () => {
  const wall: State = {
    kind: 'asking',
    answers: { ...common, location: 'wall', distance: 'far', window: 'within30cm' },
    current: 'location',
  };
  expect(step(calculatorDefinition, wall, { kind: 'choose', question: 'location', option: 'other' }).answers).toEqual({
    ...common,
    location: 'other',
  });
});

it('calculator: when the estimate asks the same question, then its options are the same, "other" aside', () => {
  const questions: readonly { id: string; options?: readonly string[] }[] = [
    ...estimateDefinition.questions,
    ...calculatorDefinition.questions,
  ];
  const optionsOf = (id: string) => questions.find((question) => question.id === id)?.options ?? [];
  for (const [own, theirs] of Object.entries(sameInEstimate)) {
    expect(optionsOf(theirs)).not.toEqual([]);
    expect(optionsOf(own).filter((option) => option !== 'other')).toEqual(optionsOf(theirs));
  }
});
