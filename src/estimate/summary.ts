import type { EstimateData } from '../content/estimate';
import { wholePounds } from '../content/money';
import type { Answers } from '../wizard/definition';
import { type AnswerLine, answerLines, type QuestionText } from '../wizard/question-text';
import { estimateDefinition } from './questions';

/** The answers in words, in the order of the questions: the list 'Your answers'. */
export const summary = (answers: Answers, texts: readonly QuestionText[]): AnswerLine[] =>
  answerLines(estimateDefinition, texts, answers);

/** The order of section 7; the form gives the email address itself. */
const mailOrder = ['boilerType', 'propertySize', 'flue', 'distance', 'window', 'roofType', 'fuel', 'postcode'];

/** One line of a booking mail. */
export type MailLine = Pick<AnswerLine, 'label' | 'value'>;

/** What the installation's booking mail says about the estimate (spec 7), `pounds` being its price including VAT. */
export function mailLines(
  answers: Answers,
  pounds: number,
  words: { readonly questions: readonly QuestionText[] } & Pick<EstimateData, 'mail'>,
): MailLine[] {
  const lines = summary(answers, words.questions);
  const ordered = mailOrder.flatMap((id) => lines.filter(({ question }) => question === id));
  const priced = { label: words.mail.price, value: `${wholePounds(pounds)} (${words.mail.including})` };
  return [...ordered.map(({ label, value }) => ({ label, value })), priced];
}
