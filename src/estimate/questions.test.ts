import { fixtureData } from '../../test/fixture';
import { estimate } from '../../content/features/estimate';
import { begin, progress, type State, step } from '../questionnaire/engine/engine';
import { everyWay } from '../questionnaire/test-support/every-way';
import { textOf } from '../questionnaire/engine/question-text';
import { installation } from './installation';
import { estimateDefinition } from './questions';

const { questions: texts } = estimate.parse(fixtureData('estimate.yaml'));
const ways = everyWay(estimateDefinition, 'X');

/** Gives an answer as a visitor does: a text needs Continue, a choice advances by itself. */
function answer(state: State, question: string, given: string): State {
  if (question !== 'postcode' && question !== 'email')
    return step(estimateDefinition, state, { kind: 'choose', question, option: given });
  const typed = step(estimateDefinition, state, { kind: 'write', question, text: given });
  return step(estimateDefinition, typed, { kind: 'next', question });
}

/** Returns the steps a visitor with these answers sees, and the final state. */
function walk(answers: Readonly<Record<string, string>>) {
  const seen: string[] = [];
  let state: State = begin(estimateDefinition);
  while (state.kind !== 'done') {
    const { step: at, of } = progress(estimateDefinition, state);
    seen.push(`${at} of ${of}: ${state.current}`);
    state = answer(state, state.current, answers[state.current] ?? '');
  }
  return { seen, state };
}

const common = {
  fuel: 'mains',
  boilerType: 'combi',
  propertySize: 'small',
  postcode: 'GU12 9ZZ',
  email: 'a@example.com',
};
const wall = { ...common, flue: 'wall', distance: 'adjacent', window: 'moreThan30cm' };
const roof = { ...common, flue: 'roof', roofType: 'flat' };

it('estimate: when the flue goes through a wall, then it asks eight questions, in this order', () => {
  expect(walk(wall).seen).toEqual([
    '1 of 8: fuel',
    '2 of 8: boilerType',
    '3 of 8: propertySize',
    '4 of 8: flue',
    '5 of 8: distance',
    '6 of 8: window',
    '7 of 8: postcode',
    '8 of 8: email',
  ]);
});

it('estimate: when the flue goes through the roof, then it asks seven, and shows eight steps until the roof is chosen', () => {
  expect(walk(roof).seen).toEqual([
    '1 of 8: fuel',
    '2 of 8: boilerType',
    '3 of 8: propertySize',
    '4 of 8: flue',
    '5 of 7: roofType',
    '6 of 7: postcode',
    '7 of 7: email',
  ]);
});

it('estimate: when any of the 144 combinations is answered, then it leads to its installation', () => {
  expect(ways).toHaveLength(144);
  for (const answers of ways) {
    const { seen, state } = walk(answers);
    expect(seen).toHaveLength(answers.flue === 'wall' ? 8 : 7);
    expect(state.answers).toEqual(answers);
    expect(installation(state.answers)).toBeDefined();
  }
});

it.each(ways.map((answers) => [Object.values(answers).join(' '), answers]))(
  'estimate: when the flue changes, then the answers of the other branch are cleared: %s',
  (_, answers) => {
    const changing = step(estimateDefinition, { kind: 'done', answers }, { kind: 'change', question: 'flue' });
    const option = answers.flue === 'wall' ? 'roof' : 'wall';
    const { distance, window, roofType, ...others } = answers;
    expect([distance, window, roofType].filter(Boolean)).toHaveLength(answers.flue === 'wall' ? 2 : 1);
    const changed = answer(changing, 'flue', option);
    expect(changed).toMatchObject({ current: option === 'roof' ? 'roofType' : 'distance' });
    expect(changed.answers).toEqual({ ...others, flue: option });
  },
);

it('estimate: when an answer of a shared estimate is changed, then it does not ask for postcode and email', () => {
  const { postcode, email, ...shared } = wall;
  expect([postcode, email]).toEqual(['GU12 9ZZ', 'a@example.com']);
  const opened: State = { kind: 'done', answers: shared };
  const changing = step(estimateDefinition, opened, { kind: 'change', question: 'flue' });
  expect(answer(answer(changing, 'flue', 'roof'), 'roofType', 'flat').kind).toBe('done');
});

it('estimate: when a postcode is typed, then it is shown in capitals, and any is accepted', () => {
  const answers = { ...wall, postcode: '' };
  const state: State = { kind: 'asking', answers, current: 'postcode' };
  const typed = step(estimateDefinition, state, { kind: 'write', question: 'postcode', text: 'anywhere 1' });
  expect(typed.answers.postcode).toBe('ANYWHERE 1');
  expect(step(estimateDefinition, typed, { kind: 'next', question: 'postcode' })).toMatchObject({ current: 'email' });
});

it('estimate: when an option is shown, then in the words of the specification', () => {
  const labels = estimateDefinition.questions
    .filter(({ kind }) => kind === 'choice')
    .map(({ id }) => [id, (textOf(texts, id).options ?? []).map(({ label }) => label)]);
  expect(Object.fromEntries(labels)).toEqual({
    fuel: ['Mains gas', 'LPG'],
    boilerType: ['Combi', 'System', 'Regular'],
    propertySize: [
      'Small (1-2 bedrooms, 1 bathroom)',
      'Medium (3-4 bedrooms, 2 bathrooms)',
      'Large (5+ bedrooms, 3+ bathrooms)',
    ],
    flue: ['Wall', 'Roof'],
    distance: ['Adjacent', 'Nearby (1-2 m)', 'Far (more than 2 m)'],
    window: ['Within 30 cm', 'More than 30 cm'],
    roofType: ['Flat', 'Pitched'],
  });
  expect(['postcode', 'email'].map((id) => textOf(texts, id).label)).toEqual(['Postcode', 'Email']);
});
