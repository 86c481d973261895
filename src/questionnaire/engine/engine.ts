import { asTyped } from '../../../tools/shared/invisible';
import {
  type Answers,
  asked,
  countQuestions,
  type Definition,
  isAnswered,
  isOpen,
  kept,
  type Question,
  written,
} from './definition';

/** The state of a questionnaire. */
export type State = Asking | Changing | Done;

/** The questions are asked one after the other. */
interface Asking {
  readonly kind: 'asking';
  readonly answers: Answers;
  readonly current: string;
}

/** One answer of a result is being changed, with any questions that the change adds. */
interface Changing {
  readonly kind: 'changing';
  readonly answers: Answers;
  readonly current: string;
  /** The answers of the result before the change. Going back restores them. */
  readonly before: Answers;
  /** The questions of this change that were shown before `current`. */
  readonly trail: readonly string[];
}

/** The result is shown. */
interface Done {
  readonly kind: 'done';
  readonly answers: Answers;
}

/**
 * The events of a questionnaire. `question` is the question that was on the screen, or in `change` the one to ask again.
 * `choose`, `write` and `next` for any other question are ignored: they come from the second of two quick clicks.
 */
export type QuestionnaireEvent =
  | { readonly kind: 'choose'; readonly question: string; readonly option: string }
  | { readonly kind: 'write'; readonly question: string; readonly text: string }
  | { readonly kind: 'next'; readonly question: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'change'; readonly question: string };

/**
 * Returns the first state: at the first question without an answer, or done if there is none. Drops answers that are not
 * valid.
 */
export function begin(definition: Definition, answers: Answers = {}): Asking | Done {
  const fitting = kept(definition, answers);
  const first = asked(definition, fitting).find((question) => isOpen(question, fitting));
  return first ? { kind: 'asking', answers: fitting, current: first.id } : { kind: 'done', answers: fitting };
}

/** Returns the next state. Returns the same object if the event is ignored. */
export function step(definition: Definition, state: State, event: QuestionnaireEvent): State {
  if (event.kind === 'back') return goBack(definition, state);
  if (event.kind === 'change') return change(definition, state, event.question);
  const question = currentQuestion(definition, state);
  if (state.kind === 'done' || question?.id !== event.question) return state;
  switch (event.kind) {
    case 'choose': {
      if (question.kind !== 'choice' || !question.options.includes(event.option)) return state;
      const chosen = { ...state, answers: kept(definition, { ...state.answers, [question.id]: event.option }) };
      return definition.advancesOn === 'choice' ? goOn(definition, chosen) : chosen;
    }
    case 'write':
      if (question.kind !== 'text') return state;
      return { ...state, answers: { ...state.answers, [question.id]: written(question, event.text) } };
    case 'next': {
      if (!isAnswered(question, state.answers)) return state;
      return goOn(definition, {
        ...state,
        answers: { ...state.answers, [question.id]: state.answers[question.id] ?? '' },
      });
    }
  }
}

const done = (answers: Answers): Done => ({
  kind: 'done',
  answers: Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, asTyped(answer)])),
});

function goOn(definition: Definition, state: Asking | Changing): State {
  const { answers, current } = state;
  const questions = asked(definition, answers);
  const later = questions.slice(questions.findIndex(({ id }) => id === current) + 1);
  if (state.kind === 'asking') {
    const next = later[0] ?? questions.find((question) => isOpen(question, answers));
    return next ? { ...state, current: next.id } : done(answers);
  }
  // A shared estimate has no postcode and email. A change must not ask for answers that the result did not need.
  const askedBefore = asked(definition, state.before);
  const missingBefore = askedBefore.filter((question) => isOpen(question, state.before));
  const next = later.find((question) => isOpen(question, answers) && !missingBefore.includes(question));
  return next ? { ...state, current: next.id, trail: [...state.trail, current] } : done(answers);
}

function goBack(definition: Definition, state: State): State {
  switch (state.kind) {
    case 'asking': {
      const questions = asked(definition, state.answers);
      const previous = questions[questions.findIndex(({ id }) => id === state.current) - 1];
      return previous ? { ...state, current: previous.id } : state;
    }
    case 'changing': {
      const previous = state.trail.at(-1);
      if (previous === undefined) return done(state.before);
      return { ...state, current: previous, trail: state.trail.slice(0, -1) };
    }
    case 'done': {
      const questions = asked(definition, state.answers);
      const last = questions.find((question) => isOpen(question, state.answers)) ?? questions.at(-1);
      return last ? { kind: 'asking', answers: state.answers, current: last.id } : state;
    }
  }
}

function change(definition: Definition, state: State, question: string): State {
  const { answers } = state;
  if (state.kind !== 'done' || !asked(definition, answers).some(({ id }) => id === question)) return state;
  return { kind: 'changing', answers, current: question, before: answers, trail: [] };
}

/** Returns the question on the screen, or undefined while the result is shown. */
export const currentQuestion = (definition: Definition, state: State): Question | undefined =>
  state.kind === 'done' ? undefined : definition.questions.find(({ id }) => id === state.current);

/** Returns whether Continue or Next is enabled: the current question has an answer or needs none. */
export function mayGoOn(definition: Definition, state: State): boolean {
  const question = currentQuestion(definition, state);
  return question !== undefined && isAnswered(question, state.answers);
}

/** Returns whether a question has a Back button: all but the first, and any question while it is being changed. */
export const hasBack = (definition: Definition, state: State): boolean =>
  state.kind === 'changing' || (state.kind === 'asking' && goBack(definition, state) !== state);

/** Returns the numbers of 'Step X of N', and the share of completed steps, from 0 to 1. */
export function progress(definition: Definition, state: State): { step: number; of: number; share: number } {
  const of = countQuestions(definition, state.answers) + (definition.resultIsStep ? 1 : 0);
  if (state.kind === 'done') return { step: of, of, share: 1 };
  const index = asked(definition, state.answers).findIndex(({ id }) => id === state.current);
  return { step: index + 1, of, share: index / of };
}
