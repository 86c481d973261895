import { asked, type Definition, isOpen } from './definition';
import { begin, type State, step } from './engine';

/** One screen of a questionnaire, as an entry of the browser's history remembers it. It holds no answers. */
export type Place =
  | { readonly kind: 'asking' | 'changing'; readonly question: string }
  | { readonly kind: 'done'; readonly question?: undefined };

/** Where a state stands. */
export const placeOf = (state: State): Place =>
  state.kind === 'done' ? { kind: 'done' } : { kind: state.kind, question: state.current };

/** Whether two states show the same screen. */
export const isSamePlace = (one: Place, other: Place) => one.kind === other.kind && one.question === other.question;

/** The place in what a history entry holds, or nothing if it is none. */
export function placeIn(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  const question = 'question' in value ? value.question : undefined;
  if (value.kind === 'done') return { kind: 'done' };
  if ((value.kind !== 'asking' && value.kind !== 'changing') || typeof question !== 'string') return undefined;
  return { kind: value.kind, question };
}

/**
 * The state at a place the browser's Back or Forward leads to, with the answers of now. Where these no longer lead
 * there, it is the nearest state they do lead to.
 */
export function revisit(definition: Definition, state: State, place: Place): State {
  if (isSamePlace(placeOf(state), place)) return state;
  if (state.kind === 'changing' && place.kind === 'changing' && state.trail.includes(place.question))
    return { ...state, current: place.question, trail: state.trail.slice(0, state.trail.indexOf(place.question)) };
  // Leaving a change that was not finished gives it up.
  const settled = settle(definition, state);
  const { answers } = settled;
  switch (place.kind) {
    case 'done':
      return settled.kind === 'done' ? settled : begin(definition, answers);
    case 'changing': {
      const done = settled.kind === 'done' ? settled : begin(definition, answers);
      return step(definition, done, { kind: 'change', question: place.question });
    }
    case 'asking': {
      const questions = asked(definition, answers);
      const index = questions.findIndex(({ id }) => id === place.question);
      const reachable = index >= 0 && questions.slice(0, index).every((question) => !isOpen(question, answers));
      return reachable ? { kind: 'asking', answers, current: place.question } : begin(definition, answers);
    }
  }
}

const settle = (definition: Definition, state: State): State =>
  state.kind === 'changing' ? settle(definition, step(definition, state, { kind: 'back' })) : state;
