import { type Answers, chosen, type Definition } from '../engine/definition';

const prefix = '#answers?';

/**
 * Returns the part of an address from which another questionnaire goes on: `#answers?fuel=mains`. It holds the choices
 * and never a text, because visitors send such links to others. `renamed` gives the choices the other one's names.
 */
export const carryFragment = (
  definition: Definition,
  answers: Answers,
  renamed = (choices: Answers): Answers => choices,
): string => `${prefix}${new URLSearchParams(renamed(chosen(definition, answers))).toString()}`;

/** Returns the valid choices in such a part of an address, or undefined if it is none. Ignores texts. */
export function carriedAnswers(definition: Definition, fragment: string): Answers | undefined {
  if (!fragment.startsWith(prefix)) return undefined;
  return chosen(definition, Object.fromEntries(new URLSearchParams(fragment.slice(prefix.length))));
}
