import type { Diagnostic } from '../../yaml';
import { nameInWords } from '../../shared/text';
import { words } from './words';

/** How many mistakes the status message names. All of them stand at their fields. */
const named = 3;

/** Rewords a mistake for somebody who sees a form and no file: without the field's name and without quotes. */
const reworded = (message: string) =>
  message
    .replace(/^[^\s:"]+: /, '')
    .replace(/ in quotes, such as '([^']*)'/g, ', such as $1')
    .replace(/^missing\. Expected one of (.*)\.$/, 'choose one of these: $1.')
    .replace(/^missing\. Expected .*$/, words.fillIn);

/** Says what is wrong at its field. */
export function atField(message: string): string {
  const text = reworded(message);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Says the same away from the field, which is named in words. */
function withField(message: string): string {
  const [, path] = /^([^\s:"]+): /.exec(message) ?? [];
  const [, about] = /^[^\s:"]+: missing\. Expected .*? \((.*)\)\.$/.exec(message) ?? [];
  const field =
    about ??
    path
      ?.split('.')
      .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : nameInWords(step)))
      .join(' › ');
  return field === undefined ? atField(message) : `${field}: ${reworded(message)}`;
}

/** Says in the status message what is wrong. */
export const mistakesInWords = (diagnostics: readonly Diagnostic[]) =>
  [
    ...diagnostics.slice(0, named).map(({ message }) => withField(message)),
    ...(diagnostics.length > named ? [words.moreMistakes(diagnostics.length - named)] : []),
  ].join('\n');
