/** What has been answered: an option's value or a text, by the question's id. */
export type Answers = Readonly<Record<string, string>>;

interface Asked {
  readonly id: string;
  /** Asked only when each of these earlier questions has one of these answers; always asked without it. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}

/** A question answered by one of a few options. */
export interface Choice extends Asked {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** A question answered in the visitor's own words. */
export interface Text extends Asked {
  readonly kind: 'text';
  /** How many characters fit. */
  readonly longest: number;
  readonly optional?: true;
  readonly upperCase?: true;
  /** A result is shown without it too, such as one that a link opened. */
  readonly resultWithout?: true;
}

/** One question; its words stand in `data/`. */
export type Question = Choice | Text;

/** A questionnaire as data. A condition may name only questions that stand before its own. */
export interface Definition {
  readonly questions: readonly Question[];
  /** Whether choosing an option goes on by itself or waits for Next. Texts always wait. */
  readonly advancesOn: 'choice' | 'next';
  /** Whether the result is counted in 'Step X of N'. */
  readonly resultIsStep: boolean;
}

const isAsked = ({ when = {} }: Question, answers: Answers) =>
  Object.entries(when).every(([id, values]) => values.includes(answers[id] ?? ''));

/** The questions these answers lead to, in order. One that hangs on a question still open is not among them. */
export const asked = ({ questions }: Definition, answers: Answers): Question[] =>
  questions.filter((question) => isAsked(question, answers));

/** A text as it is kept: upper-cased if the question says so, no longer than fits, no half of a character at its end. */
export function written({ upperCase, longest }: Text, text: string): string {
  const cased = upperCase ? text.toUpperCase() : text;
  return cased.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}

const fits = (question: Question, answer: string) =>
  question.kind === 'choice' ? question.options.includes(answer) : written(question, answer) === answer;

/**
 * The answers that belong to a question which is asked and accepts them. So a choice clears what hangs on another
 * one: wall clears the roof type, roof clears distance and window (spec 4).
 */
export function kept({ questions }: Definition, answers: Answers): Answers {
  const left: Record<string, string> = {};
  for (const question of questions) {
    const answer = answers[question.id];
    if (answer !== undefined && isAsked(question, left) && fits(question, answer)) left[question.id] = answer;
  }
  return left;
}

/** The chosen options among some answers, as far as they fit, in the order of the questions: no text. */
export const chosen = ({ questions, ...rest }: Definition, answers: Answers): Answers =>
  kept({ ...rest, questions: questions.filter(({ kind }) => kind === 'choice') }, answers);

/** Whether the visitor may go on from a question: it has an answer, or needs none. White space alone is none. */
export const isAnswered = (question: Question, answers: Answers): boolean =>
  (question.kind === 'text' && question.optional === true) || (answers[question.id] ?? '').trim() !== '';

/** Whether a question has still to be shown: it lacks its answer, or it is optional and was never passed. */
export const isOpen = (question: Question, answers: Answers): boolean =>
  answers[question.id] === undefined || !isAnswered(question, answers);

/** Whether every required question that these answers lead to is answered. */
export const isComplete = (definition: Definition, answers: Answers): boolean =>
  asked(definition, answers).every((question) => isAnswered(question, answers));

/** Whether this question, not answered, keeps the result from being shown; some texts are asked for later. */
export const isLacking = (question: Question, answers: Answers): boolean =>
  !isAnswered(question, answers) && !(question.kind === 'text' && question.resultWithout === true);

/** Whether these answers have a result. Required texts that a result does without may be missing. */
export const hasResult = (definition: Definition, answers: Answers): boolean =>
  !asked(definition, answers).some((question) => isLacking(question, answers));

/** How many questions there are; while a choice that decides it is open, as many as the longest way has. */
export function countQuestions(definition: Definition, answers: Answers): number {
  const deciding = new Set(definition.questions.flatMap(({ when = {} }) => Object.keys(when)));
  const questions = asked(definition, answers);
  const undecided = questions.find(({ id }) => deciding.has(id) && answers[id] === undefined);
  if (undecided?.kind !== 'choice') return questions.length;
  return Math.max(
    ...undecided.options.map((option) => countQuestions(definition, { ...answers, [undecided.id]: option })),
  );
}

/** The option chosen for a question as one of the known ones, or nothing. */
export const choiceOf = <Option extends string>(
  answers: Answers,
  id: string,
  options: readonly Option[],
): Option | undefined => options.find((option) => option === answers[id]);
