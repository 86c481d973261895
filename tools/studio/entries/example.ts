import { exampleText } from '../../yaml/rules';
import type { SchemaNode } from '../../yaml/schema';
import type { Choices } from '../api';

/** The limits of a JSON Schema that an example must keep. */
interface Limits extends SchemaNode {
  minItems?: number;
  maxLength?: number;
}

/** What examples choose from. */
interface Sources extends Choices {
  today: string;
  /** The first word of the names of prices. */
  prices: string;
}

/**
 * Returns an example for a schema: what is required and nothing else. Its texts say what to write there, and the check
 * refuses them until they are overwritten. `count` distinguishes the items of a list.
 */
export function exampleOf(node: SchemaNode, sources: Sources, count = 0): unknown {
  const { minItems = 0, maxLength = 1000 }: Limits = node;
  const member = node.oneOf?.[0] ?? node.anyOf?.[0];
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  if (member) return exampleOf(member, sources, count);
  switch (node.kind) {
    case 'day':
      return sources.today;
    case 'page':
      return sources.pages[count % sources.pages.length];
    // A default must not be a claim: no stars, and not somebody's portrait.
    case 'picture':
    case 'poster':
      return undefined;
    case 'fact':
      return sources.facts.find(({ name }) => name.startsWith(`${sources.prices}.`))?.name;
    default:
  }
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        (node.required ?? [])
          .map((key) => [key, exampleOf(node.properties?.[key] ?? {}, sources, count)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return Array.from({ length: minItems }, (_, index) => exampleOf(node.items ?? {}, sources, index));
    case 'integer':
    case 'number':
      return undefined;
    case 'boolean':
      return false;
    default:
      return `${exampleText} ${count > 0 ? `${count + 1} ` : ''}(${node.description ?? 'a text'})`.slice(0, maxLength);
  }
}
