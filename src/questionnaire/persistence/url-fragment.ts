import { asTyped } from '../../../tools/shared/invisible';
import { type Answers, type Definition, kept } from '../engine/definition';
import { begin, type State } from '../engine/engine';

/**
 * Returns the end of an address (`#…`) with its ASCII characters unescaped: mail programs send `#estimate=` as
 * `#estimate%3D`.
 */
export const plainFragment = (fragment: string): string =>
  fragment.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Adds the texts that were typed in this tab to the state that a link opens, because links contain no texts. */
export function withTexts(definition: Definition, { kind, answers }: State, held: Answers): State {
  const texts = definition.questions.flatMap(({ kind: asks, id }): [string, string][] => {
    const text = asks === 'text' ? asTyped(held[id]) : '';
    return text ? [[id, text]] : [];
  });
  const all = kept(definition, { ...Object.fromEntries(texts), ...answers });
  return kind === 'done' ? { kind, answers: all } : begin(definition, all);
}
