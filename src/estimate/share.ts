import { type Answers, asked } from '../wizard/definition';
import { installation, type Installation } from './installation';
import { estimateDefinition } from './questions';

/** An estimate that was shared, with its price in pounds at that time; or a link that cannot be read. */
export type Shared =
  | { readonly kind: 'opened'; readonly installation: Installation; readonly poundsThen: number }
  | { readonly kind: 'refused' };

const prefix = '#estimate=';
/** Another way of writing a link gets another number; links of the old way are then refused. */
const version = '1';

/** FNV-1a: it tells a link that was cut short or altered. It guards no secret. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

const sealed = (content: string) => `${content}-${checksum(content)}`;

/** Each answer's first letter, in the order of the questions. */
function lettersOf(chosen: Installation): string {
  const answers: Answers = { ...chosen };
  return asked(estimateDefinition, answers)
    .map(({ id }) => answers[id]?.charAt(0) ?? '')
    .join('');
}

function installationOf(letters: string): Installation | undefined {
  const answers: Record<string, string> = {};
  for (const letter of letters) {
    const question = asked(estimateDefinition, answers).find(({ id }) => answers[id] === undefined);
    const option = question?.kind === 'choice' ? question.options.find((value) => value.startsWith(letter)) : undefined;
    if (!question || !option) return undefined;
    answers[question.id] = option;
  }
  return installation(answers);
}

/**
 * The address that reopens an estimate on a page: `page#estimate=1-mcswam-2000-0c5f1zk`. It holds what changes the
 * price, and the price; never the postcode or the email address (estimate.md).
 */
export const shareLink = (page: string, chosen: Installation, pounds: number): string =>
  `${page}${prefix}${sealed(`${version}-${lettersOf(chosen)}-${pounds}`)}`;

/** What a page's fragment (`location.hash`) shares: nothing if it is no share link, a refusal if it was altered. */
export function openShared(fragment: string): Shared | undefined {
  if (!fragment.startsWith(prefix)) return undefined;
  const code = fragment.slice(prefix.length);
  const [, content = '', written = '', letters = '', pounds = ''] = /^((\d+)-([a-z]+)-(\d{1,6}))-/.exec(code) ?? [];
  const chosen = written === version && sealed(content) === code ? installationOf(letters) : undefined;
  return chosen ? { kind: 'opened', installation: chosen, poundsThen: Number(pounds) } : { kind: 'refused' };
}
