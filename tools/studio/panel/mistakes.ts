import type { Diagnostic } from '../../yaml/diagnostic';
import { words } from './words';

/** How many mistakes the status message names. All of them stand at their fields. */
const named = 3;

/** Says in the status message what is wrong. */
export const mistakesInWords = (diagnostics: readonly Diagnostic[]) =>
  [
    ...diagnostics.slice(0, named).map(({ message }) => message),
    ...(diagnostics.length > named ? [words.moreMistakes(diagnostics.length - named)] : []),
  ].join('\n');
