import type { Definition } from './definition';
import {
  begin,
  currentQuestion,
  hasBack,
  mayGoOn,
  progress,
  type State,
  step,
  type QuestionnaireEvent,
} from './engine';

const questions = [
  { kind: 'choice', id: 'dish', options: ['soup', 'pie'] },
  { kind: 'choice', id: 'drink', options: ['tea', 'milk'] },
  { kind: 'choice', id: 'size', options: ['cup', 'bowl'], when: { dish: ['soup'] } },
  { kind: 'choice', id: 'bread', options: ['yes', 'no'], when: { dish: ['soup'] } },
  { kind: 'choice', id: 'filling', options: ['apple', 'leek'], when: { dish: ['pie'] } },
  { kind: 'text', id: 'table', longest: 10, upperCase: true },
] as const;
const quick: Definition = { advancesOn: 'choice', resultIsStep: false, questions };
const slow: Definition = { advancesOn: 'next', resultIsStep: true, questions };

const choose = (question: string, option: string): QuestionnaireEvent => ({ kind: 'choose', question, option });
const write = (question: string, text: string): QuestionnaireEvent => ({ kind: 'write', question, text });
const next = (question: string): QuestionnaireEvent => ({ kind: 'next', question });
const change = (question: string): QuestionnaireEvent => ({ kind: 'change', question });
const back: QuestionnaireEvent = { kind: 'back' };
const run = (definition: Definition, state: State, ...events: QuestionnaireEvent[]) =>
  events.reduce((reached, event) => step(definition, reached, event), state);

const soup = [choose('dish', 'soup'), choose('drink', 'tea'), choose('size', 'cup'), choose('bread', 'yes')];
const soupDone = run(quick, begin(quick), ...soup, write('table', 'a1'), next('table'));

describe('questionnaire: going through', () => {
  it('when it begins, then it has no answers and asks the first question', () => {
    expect(begin(quick)).toEqual({ kind: 'asking', answers: {}, current: 'dish' });
  });

  it('when answers are carried in, then it begins at the first question without a valid one, and drops what does not fit', () => {
    expect(begin(quick, { dish: 'soup', drink: 'beer', size: 'cup', filling: 'leek' })).toEqual({
      kind: 'asking',
      answers: { dish: 'soup', size: 'cup' },
      current: 'drink',
    });
    expect(begin(quick, soupDone.answers)).toEqual(soupDone);
  });

  it('when an option is chosen, then it advances', () => {
    expect(run(quick, begin(quick), choose('dish', 'pie'))).toEqual({
      kind: 'asking',
      answers: { dish: 'pie' },
      current: 'drink',
    });
  });

  it('when two choices of one step come quickly, then it advances once', () => {
    const once = run(quick, begin(quick), choose('dish', 'pie'));
    expect(step(quick, once, choose('dish', 'pie'))).toBe(once);
    expect(step(quick, once, choose('dish', 'soup'))).toBe(once);
  });

  it('when the second of two quick clicks comes late, then it is ignored, even if the next question has the same options', () => {
    const yesNo = ['yes', 'no'];
    const twins: Definition = {
      ...quick,
      questions: ['one', 'two', 'three'].map((id) => ({ kind: 'choice', id, options: yesNo })),
    };
    const atTwo: State = { kind: 'asking', answers: { one: 'yes', two: 'yes' }, current: 'two' };
    expect(step(twins, atTwo, choose('one', 'no'))).toBe(atTwo);
    expect(step(twins, atTwo, next('one'))).toBe(atTwo);
    expect(step(twins, atTwo, next('two'))).toMatchObject({ current: 'three' });
  });

  it('when an option or a question is unknown, then it is ignored', () => {
    const start = begin(quick);
    for (const event of [
      choose('dish', 'toast'),
      choose('table', 'x'),
      write('dish', 'x'),
      next('drink'),
      change('dish'),
    ])
      expect(step(quick, start, event)).toBe(start);
    expect(step(quick, soupDone, next('table'))).toBe(soupDone);
  });

  it('when a question was left open, then the last question leads back to it', () => {
    const open: State = { kind: 'asking', answers: { drink: 'tea', table: 'A1' }, current: 'table' };
    expect(step(quick, open, next('table'))).toEqual({ ...open, current: 'dish' });
  });

  it('when an optional text was skipped, then it is not asked for again', () => {
    const wish = { kind: 'text', id: 'wish', longest: 10, optional: true } as const;
    const wishing: Definition = { ...quick, questions: [wish] };
    expect(step(wishing, begin(wishing), next('wish'))).toEqual({ kind: 'done', answers: { wish: '' } });
  });

  it('when there is a result, then there is no question to go on from', () => {
    expect(mayGoOn(quick, soupDone)).toBe(false);
  });

  it('when a text that is to be in capitals is typed, then it is upper-cased at once, and trimmed when the visitor goes on', () => {
    const typed = run(quick, begin(quick), ...soup, write('table', ' a1 '));
    expect(typed).toMatchObject({ kind: 'asking', current: 'table', answers: { table: ' A1 ' } });
    expect(step(quick, typed, next('table'))).toMatchObject({ kind: 'done', answers: { table: 'A1' } });
  });

  it('when a text has only spaces, then it stays on that question', () => {
    const typed = run(quick, begin(quick), ...soup, write('table', '  '));
    expect(mayGoOn(quick, typed)).toBe(false);
    expect(step(quick, typed, next('table'))).toBe(typed);
  });
});

describe('questionnaire: with Next', () => {
  it('when an option is chosen, then it waits for Next', () => {
    const chosen = run(slow, begin(slow), choose('dish', 'pie'));
    expect(chosen).toEqual({ kind: 'asking', answers: { dish: 'pie' }, current: 'dish' });
    expect(step(slow, chosen, next('dish'))).toMatchObject({ current: 'drink' });
  });

  it('when Next comes without an answer, then it stays', () => {
    const start = begin(slow);
    expect(step(slow, start, next('dish'))).toBe(start);
  });

  it('when there is no question further on or back, then it stays at the result or the first one', () => {
    const reached = run(
      slow,
      begin(slow),
      ...soup.flatMap((event) => [event, next('question' in event ? event.question : '')]),
    );
    const result = run(slow, reached, write('table', '1'), next('table'));
    expect(progress(slow, result)).toEqual({ step: 6, of: 6, share: 1 });
    expect(step(slow, result, next('table'))).toBe(result);
    const start = begin(slow);
    expect(step(slow, start, back)).toBe(start);
  });
});

describe('questionnaire: going back', () => {
  it('when Back is pressed, then it goes one question back and keeps the answers', () => {
    const state = run(quick, begin(quick), choose('dish', 'soup'), choose('drink', 'tea'), back);
    expect(state).toEqual({ kind: 'asking', answers: { dish: 'soup', drink: 'tea' }, current: 'drink' });
    expect(step(quick, state, next('drink'))).toMatchObject({ current: 'size' });
  });

  it('when it is at the second question or later, or in a change, then Back is offered', () => {
    expect(hasBack(quick, begin(quick))).toBe(false);
    expect(hasBack(quick, run(quick, begin(quick), choose('dish', 'pie')))).toBe(true);
    expect(hasBack(quick, run(quick, soupDone, change('dish')))).toBe(true);
    expect(hasBack(quick, soupDone)).toBe(false);
  });

  it('when it is at the result, then Back leads to the last question', () => {
    expect(step(quick, soupDone, back)).toMatchObject({ kind: 'asking', current: 'table' });
  });

  it('when a result was opened incomplete, then Back leads to what it lacks', () => {
    const opened: State = { kind: 'done', answers: { dish: 'pie', drink: 'tea' } };
    expect(step(quick, opened, back)).toMatchObject({ kind: 'asking', current: 'filling' });
  });

  it('when an answer changes, then those that depend on it are cleared, also when it changes back', () => {
    const atDish = run(quick, begin(quick), ...soup, back, back, back, back);
    expect(run(quick, atDish, choose('dish', 'pie'))).toMatchObject({
      answers: { dish: 'pie', drink: 'tea' },
      current: 'drink',
    });
    expect(run(quick, atDish, choose('dish', 'pie'), back, choose('dish', 'soup')).answers).toEqual({
      dish: 'soup',
      drink: 'tea',
    });
  });
});

describe('questionnaire: changing one answer', () => {
  it('when the result is still complete, then it goes straight back to it', () => {
    expect(run(quick, soupDone, change('drink'), choose('drink', 'milk'))).toEqual({
      kind: 'done',
      answers: { ...soupDone.answers, drink: 'milk' },
    });
  });

  it('when the change needs new answers, then it asks only these', () => {
    const changed = run(quick, soupDone, change('dish'), choose('dish', 'pie'));
    expect(changed).toMatchObject({ kind: 'changing', current: 'filling' });
    expect(run(quick, changed, choose('filling', 'leek'))).toEqual({
      kind: 'done',
      answers: { dish: 'pie', drink: 'tea', filling: 'leek', table: 'A1' },
    });
  });

  it('when Back is pressed while an answer is being changed, then it visits only the questions of that change, and then restores the old result', () => {
    const pie = run(quick, soupDone, change('dish'), choose('dish', 'pie'), choose('filling', 'leek'));
    const size = run(quick, pie, change('dish'), choose('dish', 'soup'), choose('size', 'cup'));
    expect(currentQuestion(quick, size)?.id).toBe('bread');
    const dish = run(quick, size, back, back);
    expect(currentQuestion(quick, dish)?.id).toBe('dish');
    expect(step(quick, dish, back)).toEqual(pie);
  });

  it('when the result was opened without a text, then a change does not ask for it', () => {
    const opened: State = { kind: 'done', answers: { dish: 'pie', drink: 'tea', filling: 'leek' } };
    expect(run(quick, opened, change('drink'), choose('drink', 'milk'))).toMatchObject({ kind: 'done' });
    expect(
      run(quick, opened, change('dish'), choose('dish', 'soup'), choose('size', 'cup'), choose('bread', 'no')),
    ).toMatchObject({
      kind: 'done',
    });
  });

  it('when a question was not asked, then it cannot be changed', () => {
    expect(step(quick, soupDone, change('filling'))).toBe(soupDone);
  });
});

describe('questionnaire: progress', () => {
  it('when the way is not chosen yet, then it counts the longest, and the chosen one afterwards', () => {
    expect(progress(quick, begin(quick))).toEqual({ step: 1, of: 5, share: 0 });
    expect(progress(quick, run(quick, begin(quick), choose('dish', 'pie')))).toEqual({ step: 2, of: 4, share: 0.25 });
    expect(progress(quick, soupDone)).toEqual({ step: 5, of: 5, share: 1 });
  });

  it('when the result counts as a step, then the progress has one step more', () => {
    expect(progress(slow, begin(slow))).toEqual({ step: 1, of: 6, share: 0 });
  });
});
