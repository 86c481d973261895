import { fixtureData } from '../../test/fixture';
import { endingOf, type FaultQuestion, waysThrough } from '../domain/fault-tree';
import { carriedAnswers, carryFragment } from '../questionnaire/persistence/handover';
import { begin, progress, type State, step } from '../questionnaire/engine/engine';
import { answerLines, type QuestionText } from '../questionnaire/engine/question-text';
import { everyWay } from '../questionnaire/test-support/every-way';
import { faultDefinition } from './definition';
import { repairSummary, type SummaryWords } from './summary';

type Ask = FaultQuestion & Pick<QuestionText, 'label' | 'question'> & { answers?: { value: string; label: string }[] };
const guide = fixtureData('guides/no-heating-or-hot-water.yaml') as {
  steps: { asks: Ask }[];
  finder: { repair: SummaryWords; endings: { name: string; heading?: string }[] };
};
const questions = guide.steps.map(({ asks }) => asks);
const definition = faultDefinition(questions);
const texts = questions.map(({ name, label, question, answers }): QuestionText => ({
  ...{ name, label, question, why: '' },
  ...(answers && { options: answers }),
}));
const code = 'x'.repeat(160);

it('fault finder: when the engine walks every way, then it asks the questions of that way only', () => {
  const ways = waysThrough(questions).map(({ answers }) =>
    Object.fromEntries(answers.map(({ question, value = code }) => [question, value])),
  );
  expect(everyWay(definition, code)).toEqual(ways);
});

it.each(waysThrough(questions).map(({ answers, ends }) => [ends, answers.length, answers] as const))(
  'fault finder: when the way to %s is walked, then it takes %d answers, counts its steps, and its link carries the choices',
  (ends, length, answers) => {
    let state: State = begin(definition);
    for (const [index, { question, value }] of answers.entries()) {
      expect(state).toMatchObject({ kind: 'asking', current: question });
      const { step: at, of } = progress(definition, state);
      expect(at).toBe(index + 1);
      expect(of).toBeGreaterThanOrEqual(length);
      state = step(
        definition,
        state,
        value === undefined ? { kind: 'next', question } : { kind: 'choose', question, option: value },
      );
    }
    expect(state.kind).toBe('done');
    expect(endingOf(questions, state.answers)).toBe(ends);
    // The link carries the choices; the text stays on the device, and its question is asked again.
    const carried = carriedAnswers(definition, carryFragment(definition, state.answers)) ?? {};
    expect(begin(definition, carried)).toMatchObject(
      answers.some(({ value }) => value === undefined)
        ? { kind: 'asking', current: answers.at(-1)?.question }
        : { kind: 'done', answers: state.answers },
    );
  },
);

it('fault finder: when an earlier answer is changed, then those that no longer apply are gone', () => {
  const answers = { danger: 'none', gas: 'none', meter: 'topped', reset: 'runs' };
  const done = begin(definition, answers);
  expect(done.kind).toBe('done');
  const changing = step(definition, done, { kind: 'change', question: 'gas' });
  expect(step(definition, changing, { kind: 'choose', question: 'gas', option: 'works' })).toMatchObject({
    kind: 'changing',
    current: 'power',
    answers: { danger: 'none', gas: 'works' },
  });
});

it('summary: when the code is not known, then it has the answers, a line to fill in and the photos', () => {
  const answers = { danger: 'none', gas: 'works', power: 'dark' };
  expect(
    repairSummary(guide.finder.repair, 'The boiler gets no power', answerLines(definition, texts, answers), false),
  ).toBe(
    [
      'Boiler repair: The boiler gets no power',
      'Danger: None of these',
      'Other things on gas: Yes, or nothing else here is on gas',
      'Power: No, though everything is switched on',
      'Make, model and code on the display: ',
      'Photos to send: the display, and the label with make and model',
    ].join('\n'),
  );
});

it('summary: when make and code are written down, then has no line to fill in', () => {
  const lines = [{ question: 'code', label: 'Display and label', value: 'F28' }];
  expect(repairSummary(guide.finder.repair, 'It stays off', lines, true)).not.toContain('Make, model and code');
});

it('summary: when the way is the longest, then it fits into the field of the form', () => {
  const longest = everyWay(definition, code).map((answers) => {
    const ending = guide.finder.endings.find(({ name }) => name === endingOf(questions, answers));
    const lines = answerLines(definition, texts, answers);
    return repairSummary(guide.finder.repair, ending?.heading ?? '', lines, 'code' in answers).length;
  });
  expect(Math.max(...longest)).toBeLessThanOrEqual(1000);
});
