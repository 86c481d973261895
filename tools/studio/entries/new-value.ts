import type { SchemaNode } from '../../yaml/schema';

/** The limits of a JSON Schema that a new value must keep. */
interface Limits extends SchemaNode {
  minItems?: number;
}

/**
 * Returns what the form of a new entry begins with: its required groups and lists, empty, `today` (the company's day) for a
 * day, the first of fixed words, and false. It holds nothing that somebody could leave as it is by mistake: no words, no
 * price, no stars, no picture, no link. What has no harmless value is left out, and the check asks for it.
 */
export function newValue(node: SchemaNode, today: string): unknown {
  const { minItems = 0 }: Limits = node;
  const member = node.oneOf?.[0] ?? node.anyOf?.[0];
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  if (member) return newValue(member, today);
  if (node.kind === 'day') return today;
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        (node.required ?? [])
          .map((key) => [key, newValue(node.properties?.[key] ?? {}, today)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      // An item has a place in its list, also while nothing is written in it.
      return Array.from({ length: minItems }, () => newValue(node.items ?? {}, today) ?? '');
    case 'boolean':
      return false;
    default:
      return undefined;
  }
}
