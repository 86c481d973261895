import type { Answers } from '../questionnaire/engine/definition';
import { type AnswerLine, answerLines, type QuestionText, textOf } from '../questionnaire/engine/question-text';
import { estimateDefinition } from './questions';

/** Returns the answers in words, in the order of the questions, for the list 'Your answers'. */
export const summary = (answers: Answers, texts: readonly QuestionText[]): AnswerLine[] =>
  answerLines(estimateDefinition, texts, answers);

/** A line of the booking mail. `typed` marks the visitor's own text. */
export interface BookedAnswer {
  readonly label: string;
  readonly value: string;
  readonly typed?: boolean;
}

/**
 * Returns the answers of an estimate as lines of its booking mail, without the email address, which the form adds.
 * Distance and window, or the type of roof, follow the line of the flue. The postcode is empty in a shared estimate.
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
