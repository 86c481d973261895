import type { Html } from '../safe-html';
import { type Answers, asked, type Definition } from './definition';

/** The words of one question, as `data/` gives them; `name` is the question's id. */
export interface QuestionText {
  readonly name: string;
  /** Its short name, for lists and mails; a text box is called by it. */
  readonly label: string;
  readonly question: string;
  readonly why: string;
  readonly options?: readonly OptionText[] | null;
  /** HTML: what to look for if the visitor does not know. */
  readonly notSure?: Html | null;
}

/** The words of one option, and a line that helps to choose it. */
export interface OptionText {
  readonly value: string;
  readonly label: string;
  readonly help: string;
}

/** The words of the progress: 'Step 2 of 8'. */
export interface ProgressWords {
  readonly step: string;
  readonly of: string;
  /** What a screen reader calls the bar. */
  readonly progress: string;
}

/** The words around the questions. */
export interface WizardWords extends ProgressWords {
  readonly back: string;
  readonly notSure: string;
  /** What is said where the page's scripts do not arrive. */
  readonly notLoaded: string;
  readonly retry: string;
  readonly next: string;
  /** On the last question. */
  readonly last: string;
  /** What a press says while the answer is missing; without it the button is disabled until there is one. */
  readonly unanswered?: { readonly choice: string; readonly text: string };
}

/**
 * The words of a question.
 * @throws if there are none, which the check of `data/` rules out
 */
export function textOf(texts: readonly QuestionText[], id: string): QuestionText {
  const text = texts.find(({ name }) => name === id);
  if (!text) throw new Error(`No words for the question "${id}".`);
  return text;
}

/** One answer in words. */
export interface AnswerLine {
  readonly question: string;
  readonly label: string;
  readonly value: string;
}

/** The answers in words, in the order of the questions; what was left empty has no line. */
export const answerLines = (definition: Definition, texts: readonly QuestionText[], answers: Answers): AnswerLine[] =>
  asked(definition, answers).flatMap(({ id }) => {
    const answer = (answers[id] ?? '').trim();
    const { label, options } = textOf(texts, id);
    const value = options?.find((option) => option.value === answer)?.label ?? answer;
    return answer ? [{ question: id, label, value }] : [];
  });
