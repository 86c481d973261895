import type { Answers } from '../wizard/definition';
import { type AnswerLine, answerLines, type QuestionText } from '../wizard/question-text';
import { estimateDefinition } from './questions';

/** The answers in words, in the order of the questions: the list 'Your answers'. */
export const summary = (answers: Answers, texts: readonly QuestionText[]): AnswerLine[] =>
  answerLines(estimateDefinition, texts, answers);

/** What a booking mail says about the answers (spec 7), in words; the form gives the email address itself. */
export interface BookedAnswers {
  readonly boilerType: string;
  readonly propertySize: string;
  /** With what the price depends on beside the flue: section 7 has no line of its own for it. */
  readonly flueLocation: string;
  readonly gasType: string;
  /** Empty in an estimate that was shared. */
  readonly postcode: string;
}

/** The answers of an estimate as its booking mail words them. */
export function bookedAnswers(answers: Answers, texts: readonly QuestionText[]): BookedAnswers {
  const lines = summary(answers, texts);
  const valueOf = (id: string) => lines.find(({ question }) => question === id)?.value ?? '';
  const besideFlue = lines
    .filter(({ question }) => ['distance', 'window', 'roofType'].includes(question))
    .map(({ label, value }) => `${label}: ${value}`);
  return {
    boilerType: valueOf('boilerType'),
    propertySize: valueOf('propertySize'),
    flueLocation: [valueOf('flue'), ...besideFlue].join('; '),
    gasType: valueOf('fuel'),
    postcode: valueOf('postcode'),
  };
}
