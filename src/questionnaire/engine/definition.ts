import { asTyped } from '../../../tools/shared/invisible';

/** The answers by question id: the value of an option, or a text. */
export type Answers = Readonly<Record<string, string>>;

/** Each of these earlier questions has one of these answers. */
export type Condition = Readonly<Record<string, readonly string[]>>;

interface Asked {
  readonly id: string;
  /** Asks this question only if this is so, or one of these is. Without it, always asks. */
  readonly when?: Condition | readonly Condition[];
}

/** A question with a list of options, of which one is chosen. */
interface Choice extends Asked {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** A question that is answered with a text. */
export interface Text extends Asked {
  readonly kind: 'text';
  /** The maximum length in characters. */
  readonly longest: number;
  readonly optional?: true;
  readonly upperCase?: true;
  /** Allows a result without this answer, such as a shared one. */
  readonly resultWithout?: true;
}

export type Question = Choice | Text;

/** A questionnaire as data. A condition can refer only to earlier questions. */
export interface Definition {
  readonly questions: readonly Question[];
  /** Whether choosing an option advances to the next question or Next does. Texts always need Next. */
  readonly advancesOn: 'choice' | 'next';
  /** Whether the result is counted in 'Step X of N'. */
  readonly resultIsStep: boolean;
}

const conditionsOf = ({ when = {} }: Question): readonly Condition[] => [when].flat();

const isAsked = (question: Question, answers: Answers) =>
  conditionsOf(question).some((condition) =>
    Object.entries(condition).every(([id, values]) => values.includes(answers[id] ?? '')),
  );

/** Returns the questions to ask, in order. Omits a question whose condition depends on one without an answer. */
export const asked = ({ questions }: Definition, answers: Answers): Question[] =>
  questions.filter((question) => isAsked(question, answers));

/**
 * Normalises a text: converts it to upper case if required, and cuts it to its limit, but never in a surrogate pair.
 */
export function written({ upperCase, longest }: Text, text: string): string {
  const cased = upperCase ? text.toUpperCase() : text;
  return cased.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}

const fits = (question: Question, answer: string) =>
  question.kind === 'choice' ? question.options.includes(answer) : written(question, answer) === answer;

/**
 * Returns the answers that are valid for a question which is asked. So an answer clears those of questions that no
 * longer apply: wall clears the roof type, roof clears distance and window.
 */
export function kept({ questions }: Definition, answers: Answers): Answers {
  const left: Record<string, string> = {};
  for (const question of questions) {
    const answer = answers[question.id];
    if (answer !== undefined && isAsked(question, left) && fits(question, answer)) left[question.id] = answer;
  }
  return left;
}

/** Returns the valid answers that are options, in the order of the questions. Omits texts. */
export const chosen = ({ questions, ...rest }: Definition, answers: Answers): Answers =>
  kept({ ...rest, questions: questions.filter(({ kind }) => kind === 'choice') }, answers);

/** Returns whether a question has an answer or needs none. Whitespace alone is not an answer. */
export const isAnswered = (question: Question, answers: Answers): boolean =>
  (question.kind === 'text' && question.optional === true) || asTyped(answers[question.id]) !== '';

/** Returns whether a question must still be shown: it has no answer, or it is optional and has not been shown yet. */
export const isOpen = (question: Question, answers: Answers): boolean =>
  answers[question.id] === undefined || !isAnswered(question, answers);

/** Returns whether every required question has an answer. */
export const isComplete = (definition: Definition, answers: Answers): boolean =>
  asked(definition, answers).every((question) => isAnswered(question, answers));

/** Returns whether a missing answer to this question prevents a result. Those with `resultWithout` do not. */
export const isLacking = (question: Question, answers: Answers): boolean =>
  !isAnswered(question, answers) && !(question.kind === 'text' && question.resultWithout === true);

/** Returns whether these answers lead to a result. Texts with `resultWithout` may be missing. */
export const hasResult = (definition: Definition, answers: Answers): boolean =>
  !asked(definition, answers).some((question) => isLacking(question, answers));

/** Counts the questions. While an answer that determines the count is missing, returns the highest possible count. */
export function countQuestions(definition: Definition, answers: Answers): number {
  const deciding = new Set(definition.questions.flatMap(conditionsOf).flatMap((condition) => Object.keys(condition)));
  const questions = asked(definition, answers);
  const undecided = questions.find(({ id }) => deciding.has(id) && answers[id] === undefined);
  if (undecided?.kind !== 'choice') return questions.length;
  return Math.max(
    ...undecided.options.map((option) => countQuestions(definition, { ...answers, [undecided.id]: option })),
  );
}

/** Returns the chosen option of a question if it is one of `options`, or undefined. */
export const choiceOf = <Option extends string>(
  answers: Answers,
  id: string,
  options: readonly Option[],
): Option | undefined => options.find((option) => option === answers[id]);
