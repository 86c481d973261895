import { type Answers, chosen, type Definition } from '../engine/definition';

const prefix = '#answers?';

/** The part of an address after which another questionnaire goes on from these answers: `#answers?fuel=mains`. */
export const carryFragment = (answers: Answers): string => `${prefix}${new URLSearchParams(answers).toString()}`;

/** The choices such an address carries, as far as they fit; nothing if it is no such address. Texts never travel so. */
export function carriedAnswers(definition: Definition, fragment: string): Answers | undefined {
  if (!fragment.startsWith(prefix)) return undefined;
  return chosen(definition, Object.fromEntries(new URLSearchParams(fragment.slice(prefix.length))));
}
