import { asked, type Definition, isOpen } from '../engine/definition';
import { begin, type State, step } from '../engine/engine';

/** One screen of a questionnaire, as stored in an entry of the browser's history. It contains no answers. */
export type Place =
  | { readonly kind: 'asking' | 'changing'; readonly question: string }
  | { readonly kind: 'done'; readonly question?: undefined };

export const placeOf = (state: State): Place =>
  state.kind === 'done' ? { kind: 'done' } : { kind: state.kind, question: state.current };

/** Returns whether two places are the same screen. */
export const isSamePlace = (one: Place, other: Place) => one.kind === other.kind && one.question === other.question;

/** Parses the value of a history entry. Returns undefined if it is not a screen of a questionnaire. */
export function placeIn(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  const question = 'question' in value ? value.question : undefined;
  if (value.kind === 'done') return { kind: 'done' };
  if ((value.kind !== 'asking' && value.kind !== 'changing') || typeof question !== 'string') return undefined;
  return { kind: value.kind, question };
}

/**
 * Returns the state for a screen that Back or Forward of the browser leads to, with the current answers. If they no
 * longer lead to that screen, returns the nearest state that they lead to.
 */
export function revisit(definition: Definition, state: State, place: Place): State {
  if (isSamePlace(placeOf(state), place)) return state;
  if (state.kind === 'changing' && place.kind === 'changing' && state.trail.includes(place.question))
    return { ...state, current: place.question, trail: state.trail.slice(0, state.trail.indexOf(place.question)) };
  // Leaving an unfinished change discards it.
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
