import { asTyped } from '../../../tools/shared/invisible';
import type { Html } from '../../../tools/shared/safe-html';
import { type Answers, asked, type Definition } from './definition';

/** The words of one question in `data/`. `name` is the id of the question. */
export interface QuestionText {
  readonly name: string;
  /** The short name, for lists and mails, and the label of a text box. */
  readonly label: string;
  readonly question: string;
  /** Plain text: why the question is asked. `how`, if it is there, is shown in its place. */
  readonly why: string;
  /** HTML: what to do before answering. */
  readonly how?: Html;
  readonly options?: readonly OptionText[] | null;
  /** HTML: what to look for if the visitor does not know. */
  readonly notSure?: Html | null;
}

/** The words of one option, with a line of help if its label does not say enough. */
export interface OptionText {
  readonly value: string;
  readonly label: string;
  readonly help?: string;
}

/** The words of the progress: 'Step 2 of 8'. */
export interface ProgressWords {
  readonly step: string;
  readonly of: string;
  /** The accessible name of the progress bar. */
  readonly progress: string;
}

/** The words around the questions. */
export interface WizardWords extends ProgressWords {
  readonly back: string;
  readonly notSure: string;
  /** The message if the scripts of the page cannot be loaded. */
  readonly notLoaded: string;
  readonly retry: string;
  readonly next: string;
  /** The label of the button on the last question. */
  readonly last: string;
  /** The message after a press without an answer. `[answer]` is replaced with the label of the question. */
  readonly unanswered: { readonly choice?: string; readonly text: string };
}

/**
 * Returns the words of a question.
 * @throws Error if there are none, which `npm run check-data` rules out
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

/** Returns the answers in words, in the order of the questions. Omits empty answers. */
export const answerLines = (definition: Definition, texts: readonly QuestionText[], answers: Answers): AnswerLine[] =>
  asked(definition, answers).flatMap(({ id }) => {
    const answer = asTyped(answers[id]);
    const { label, options } = textOf(texts, id);
    const value = options?.find((option) => option.value === answer)?.label ?? answer;
    return answer ? [{ question: id, label, value }] : [];
  });
