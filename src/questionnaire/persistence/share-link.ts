import { type Answers, asked, chosen, type Definition, hasResult } from '../engine/definition';
import { begin, type State } from '../engine/engine';

/** A questionnaire whose results can be shared. The links of `estimate` begin with `#estimate=`. */
export interface Shareable {
  readonly definition: Definition;
  readonly name: string;
}

/** A shared result with its price in pounds at that time, or a link that cannot be read. */
type Shared =
  { readonly kind: 'opened'; readonly answers: Answers; readonly poundsThen: number } | { readonly kind: 'refused' };

/** The version of the link format. Change it with the format: links of other versions are rejected. */
const version = '1';

/** Computes an FNV-1a checksum, to detect links that were cut short or altered. It is not a security measure. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

const sealed = (content: string) => `${content}-${checksum(content)}`;

function answersOf(definition: Definition, letters: string): Answers | undefined {
  const answers: Record<string, string> = {};
  for (const letter of letters) {
    const question = asked(definition, answers).find(({ kind, id }) => kind === 'choice' && answers[id] === undefined);
    const option = question?.kind === 'choice' ? question.options.find((value) => value.startsWith(letter)) : undefined;
    if (!question || !option) return undefined;
    answers[question.id] = option;
  }
  return hasResult(definition, answers) ? answers : undefined;
}

/**
 * Returns the fragment that reopens a result: `#estimate=1-mcswam-2000-1l4rd74`. It contains the first letter of each
 * chosen option, in the order of the questions, and the price, but no text. Returns undefined if the result needs a
 * text.
 */
export function shareFragment({ definition, name }: Shareable, answers: Answers, pounds: number): string | undefined {
  const options = chosen(definition, answers);
  if (!hasResult(definition, options)) return undefined;
  const letters = Object.values(options).map((option) => option.charAt(0));
  return `#${name}=${sealed(`${version}-${letters.join('')}-${pounds}`)}`;
}

/** Parses the fragment of a page. Returns undefined if it is not a share link, and a refusal if it was altered. */
export function openShared({ definition, name }: Shareable, fragment: string): Shared | undefined {
  const start = `#${name}`;
  // With `%`, a mail program has escaped the `=`, and the escape was cut short.
  if (!fragment.startsWith(`${start}=`) && !fragment.startsWith(`${start}%`)) return undefined;
  const code = fragment.slice(start.length + 1);
  const [, content = '', written = '', letters = '', pounds = ''] = /^((\d+)-([a-z]+)-(\d{1,6}))-/.exec(code) ?? [];
  const isWhole = written === version && fragment === `${start}=${sealed(content)}`;
  const answers = isWhole ? answersOf(definition, letters) : undefined;
  return answers ? { kind: 'opened', answers, poundsThen: Number(pounds) } : { kind: 'refused' };
}

/** Returns the state that a share link opens. For an altered link that is the first question, with a notice. */
export function sharedState(shareable: Shareable, fragment: string): State | undefined {
  const shared = openShared(shareable, fragment);
  if (shared?.kind === 'refused') return begin(shareable.definition);
  return shared && { kind: 'done', answers: shared.answers };
}
