import type { Answers } from '../wizard/definition';
import { type AnswerLine, answerLines, type QuestionText, textOf } from '../wizard/question-text';
import { estimateDefinition } from './questions';

/** The answers in words, in the order of the questions: the list 'Your answers'. */
export const summary = (answers: Answers, texts: readonly QuestionText[]): AnswerLine[] =>
  answerLines(estimateDefinition, texts, answers);

/** A line of the booking mail; `typed` marks what the visitor typed. */
export interface BookedAnswer {
  readonly label: string;
  readonly value: string;
  readonly typed?: boolean;
}

/**
 * The answers of an estimate as its booking mail words them (spec 7); the form gives the email address itself. What the
 * price depends on beside the flue's place follows in lines of its own. The postcode's is empty in an estimate that was
 * shared.
 */
export function bookedAnswers(answers: Answers, texts: readonly QuestionText[]): BookedAnswer[] {
  const lines = summary(answers, texts);
  const answerTo = (id: string) => ({
    label: textOf(texts, id).label,
    value: lines.find(({ question }) => question === id)?.value ?? '',
  });
  const besideFlue = lines
    .filter(({ question }) => ['distance', 'window', 'roofType'].includes(question))
    .map(({ label, value }) => ({ label, value }));
  return [
    answerTo('boilerType'),
    answerTo('propertySize'),
    answerTo('flue'),
    ...besideFlue,
    answerTo('fuel'),
    { ...answerTo('postcode'), typed: true },
  ];
}
