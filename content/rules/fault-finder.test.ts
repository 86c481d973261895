import { fixtureData } from '../../test/fixture';
import { finderMistakes } from './fault-finder';

type Guide = Parameters<typeof finderMistakes>[0];

const read = () => structuredClone(fixtureData('guides/no-heating-or-hot-water.yaml')) as Guide;

/** The fixture's guide after an edit of its questions and endings. */
function edited(edit: (ask: (name: string) => NonNullable<Guide['steps'][number]['asks']>, guide: Guide) => void) {
  const guide = read();
  edit((name) => {
    const ask = guide.steps.find((step) => step.asks?.name === name)?.asks;
    if (!ask) throw new Error(`no question ${name}`);
    return ask;
  }, guide);
  return finderMistakes(guide).map(([path, message]) => `${path.join('.')}: ${message}`);
}
const answerOf = (ask: NonNullable<Guide['steps'][number]['asks']>, value: string) => {
  const answer = ask.answers?.find((each) => each.value === value);
  if (!answer) throw new Error(`no answer ${value}`);
  return answer;
};
const endingOf = (guide: Guide, name: string) => {
  const ending = guide.finder?.endings.find((each) => each.name === name);
  if (!ending) throw new Error(`no ending ${name}`);
  return ending;
};

it('fault finder: when the tree is whole, then reports nothing', () => {
  expect(finderMistakes(read())).toEqual([]);
});

it('fault finder: when an answer leads to an earlier question or to itself, then it says which are later', () => {
  const later = 'Write a later one: "reset", "code".';
  expect(edited((ask) => Object.assign(answerOf(ask('frost'), 'mild'), { next: 'power' }))[0]).toBe(
    `steps.7.asks.answers.0.next: "power" is not asked after this question, so the questions would not end. ${later}`,
  );
  expect(edited((ask) => Object.assign(answerOf(ask('frost'), 'mild'), { next: 'frost' }))[0]).toContain(later);
});

it('fault finder: when an answer leads nowhere, then lists what it can lead to', () => {
  expect(edited((ask) => Object.assign(answerOf(ask('frost'), 'mild'), { next: 'rest' }))[0]).toBe(
    'steps.7.asks.answers.0.next: no question is called "rest". Write a later one: "reset", "code".',
  );
  expect(edited((ask) => Object.assign(answerOf(ask('timer'), 'blank'), { ends: 'control' }))).toEqual([
    expect.stringMatching(
      /^steps\.4\.asks\.answers\.2\.ends: no ending is called "control"\. Write one of "gasSmell", .*"lockout", or add it to `endings` of `finder`\.$/,
    ),
  ]);
});

it('fault finder: when no answer leads to a question or an ending, then names it', () => {
  expect(edited((ask) => Object.assign(ask('gas').answers?.[1] ?? {}, { next: 'power' }))).toEqual([
    'steps.2.asks.name: no answer leads to "meter". Add next: meter to an answer before it.',
  ]);
  expect(edited((ask) => Object.assign(answerOf(ask('power'), 'dark'), { ends: 'wiring' }))).toEqual([
    expect.stringMatching(/^finder\.endings\.\d+\.name: no answer leads to "noPower"\. Add ends: noPower to an answer/),
  ]);
});

it('fault finder: when two questions or endings have one name, then it asks to rename one', () => {
  expect(edited((ask) => Object.assign(ask('code'), { name: 'reset' }))).toContain(
    'steps.9.asks.name: two questions are called "reset". Rename one.',
  );
  expect(edited((_, guide) => Object.assign(endingOf(guide, 'thawed'), { name: 'frozen' }))).toContainEqual(
    expect.stringContaining('two endings are called "frozen". Rename one.'),
  );
});

it('fault finder: when two endings have one heading, then it asks for another, because paper has no links', () => {
  const asked = 'another ending has the same heading. Give this one its own `heading`.';
  expect(edited((_, guide) => delete endingOf(guide, 'lpgSmell').heading)).toEqual([]);
  expect(
    edited((_, guide) => Object.assign(endingOf(guide, 'frozen'), { heading: endingOf(guide, 'thawed').heading })),
  ).toContainEqual(expect.stringContaining(asked));
});

it.each([
  ['smell', 'smell'],
  ['lpg', 'lpg'],
  ['monoxide', 'carbonMonoxide'],
])('fault finder: when the first question does not stop for %s, then reports it', (value, danger) => {
  expect(edited((ask) => Object.assign(answerOf(ask('danger'), value), { ends: 'switchOff' }))).toContainEqual(
    `steps.0.asks.question: the first question does not stop for "${danger}". Add an answer that leads to an ending with danger: ${danger}.`,
  );
});

it.each([
  ['Remove the front cover and look at the flame.', 'open the case'],
  ['Take off the case.', 'open the case'],
  ['Take the boiler’s cover off and turn both dials up.', 'open the case'],
  ['Open the boiler’s case, without force, and turn both up.', 'open the case'],
  ['Relight the boiler.', 'light the boiler'],
  ['Turn the gas back on at the meter.', 'light the boiler'],
  ['Never open the case.', undefined],
  ['Only a Gas Safe registered engineer may open the case.', undefined],
  ['Look at it with the case shut.', undefined],
  ['Find the fault without opening the case.', undefined],
  ['Take a photo of the cover. Then turn it off.', undefined],
])('fault finder: when a step, a question, an answer or an ending says "%s", then reports %s', (text, what) => {
  const expected = what === undefined ? [] : [expect.stringContaining(`it tells to ${what}`)];
  expect(edited((ask) => Object.assign(ask('power'), { how: text }))).toEqual(expected);
  expect(edited((ask) => Object.assign(answerOf(ask('power'), 'lit'), { label: text }))).toEqual(expected);
  expect(edited((_, guide) => Object.assign(endingOf(guide, 'runs'), { text }))).toEqual(expected);
  expect(edited((_, guide) => Object.assign(endingOf(guide, 'runs'), { heading: text }))).toEqual(expected);
  expect(edited((_, guide) => Object.assign(guide.steps[3] ?? {}, { text }))).toEqual(expected);
  expect(edited((_, guide) => Object.assign(guide.steps[3] ?? {}, { title: text }))).toEqual(expected);
  expect(edited((_, guide) => Object.assign(guide.steps[3] ?? {}, { cases: ['Wait.', text] }))).toEqual(expected);
});

it('fault finder: when reset is pressed a second time, then reports where', () => {
  expect(edited((ask) => Object.assign(ask('code'), { how: 'Press reset again, and wait.' }))).toEqual([
    'steps.9.asks.how: reset is pressed a second time, after "reset". One press is enough: ask for a repair.',
  ]);
  expect(edited((_, guide) => Object.assign(endingOf(guide, 'lockout'), { text: 'Hold reset, then call.' }))).toEqual([
    expect.stringContaining('an ending tells to press reset. Leave it to the one question about reset.'),
  ]);
});

it('fault finder: when reset is pressed more than once in one step, then it names that step', () => {
  const often = 'this step tells to press reset more than once. One press is enough.';
  expect(edited((ask) => Object.assign(ask('reset'), { how: 'Press it twice.' }))).toEqual([
    `steps.8.asks.how: ${often}`,
  ]);
  expect(edited((ask) => Object.assign(ask('timer'), { how: 'Press reset twice.' }))[0]).toBe(
    `steps.4.asks.how: ${often}`,
  );
});

it.each([
  [6, 'Go on to step 7.', 'it sends to step 7, which is this step. Count again.'],
  [6, 'Go on to step 20.', 'there is no step 20: the last is step 10. Count again.'],
  [6, 'Go on to step 8.', undefined],
  [6, 'See step 12 of [our guide](/guides/frozen-condensate-pipe).', undefined],
])('fault finder: when step %i, counted from 0, says "%s", then it reports %s', (index, text, message) => {
  expect(edited((_, guide) => Object.assign(guide.steps[index] ?? {}, { text }))).toEqual(
    message === undefined ? [] : [`steps.${index}.text: ${message}`],
  );
  expect(edited((_, guide) => Object.assign(guide.steps[index] ?? {}, { cases: [text] }))).toEqual(
    message === undefined ? [] : [`steps.${index}.cases.0: ${message}`],
  );
});

it('fault finder: when half of all ways take more than five answers, then it asks for a shorter order', () => {
  const more = [...'abcdef'].map((value) => ({ value, label: value, next: 'frost' }));
  expect(edited((ask) => ask('pressure').answers?.push(...more))).toEqual([
    expect.stringContaining('finder.heading: half of all ways take more than 5 answers.'),
  ]);
});

it('fault finder: when a guide has questions without a finder, or a finder without questions, then reports it', () => {
  expect(edited((_, guide) => delete guide.finder)).toEqual([
    expect.stringContaining('steps.0.asks: a question without'),
  ]);
  expect(edited((_, guide) => guide.steps.forEach((step) => delete step.asks))).toEqual([
    'finder: a fault finder without questions. Add `asks` to the steps.',
  ]);
});
