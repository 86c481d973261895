import type { Fact } from '../../shared/fact';
import { telLink } from '../../shared/text';
import type { FieldKind } from '../schema/field-kinds';
import { linksIn, namesIn } from './markdown';

const named: Record<string, { facts: string; address: (text: string) => string }> = {
  tel: { facts: 'phone', address: telLink },
  mailto: { facts: 'email', address: (email) => `mailto:${email}` },
  web: { facts: 'web', address: (url) => url },
};

/**
 * Returns the name of the fact behind a named link: `phone.emergency` for `tel:emergency`. Returns undefined for any
 * other link.
 */
export function factBehind(link: string): string | undefined {
  const [scheme = '', name = ''] = link.split(':');
  const kind = named[scheme];
  return kind && `${kind.facts}.${name}`;
}

/** Returns the address behind `tel:emergency`, `mailto:office` or `web:register`. */
export function namedAddress(link: string, facts: ReadonlyMap<string, Fact>): string | undefined {
  const fact = facts.get(factBehind(link) ?? '');
  return fact && named[link.replace(/:.*/, '')]?.address(fact.text);
}

/** Returns the names of the facts that a text of `data/` names, with those behind its named links. */
export function factsNamed(kind: FieldKind, text: string): string[] {
  if (kind === 'fact') return [text];
  const names = kind === 'line' || kind === 'prose' ? namesIn(text).map((name) => name.trim()) : [];
  return kind === 'prose' ? [...names, ...linksIn(text).flatMap((link) => factBehind(link) ?? [])] : names;
}
