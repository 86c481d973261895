import { type FaultQuestion, leadsOf } from '../domain/fault-tree';
import type { Condition, Definition, Question } from '../questionnaire/engine/definition';

/** Longest text about the display and the label, in characters: a code, a make and a model. */
const longest = 160;

/** Returns when a question is asked: after each answer that leads to it. */
const whenAsked = (questions: readonly FaultQuestion[], to: string): Condition[] =>
  questions.flatMap((question) => {
    const values = leadsOf(question).flatMap(({ next, value }) => (next === to && value !== undefined ? [value] : []));
    return values.length > 0 ? [{ [question.name]: values }] : [];
  });

/** Returns the questions of a guide as a questionnaire. The first is always asked, a later one if an answer leads to it. */
export const faultDefinition = (questions: readonly FaultQuestion[]): Definition => ({
  advancesOn: 'choice',
  resultIsStep: false,
  questions: questions.map((question, index): Question => {
    const asked = { id: question.name, ...(index > 0 && { when: whenAsked(questions, question.name) }) };
    return question.answers
      ? { ...asked, kind: 'choice', options: question.answers.map(({ value }) => value) }
      : { ...asked, kind: 'text', longest, optional: true };
  }),
});
