import { valueInWords } from '../../shared/text';
import type { SchemaNode } from '../../yaml/schema';

/** Returns what staff read in place of the words of a fixed list, in their order. */
export const choicesInWords = (node: SchemaNode): string[] =>
  (node.enum ?? []).map((value) => choiceInWords(node, value));

/** Words one of these: some lists have a hundred words. */
function choiceInWords({ enum: values = [], enumDescriptions = [] }: SchemaNode, value: string): string {
  const own = enumDescriptions[values.indexOf(value)] ?? value;
  return own === value ? valueInWords(value) : own.charAt(0).toUpperCase() + own.slice(1);
}

/** Returns what staff read in place of a value that is no text: 'Morning' for `am`, 'yes' for `true`. */
export function plainValue(node: SchemaNode, value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (node.const !== undefined) return node.description;
  return node.enum?.includes(String(value)) ? choiceInWords(node, String(value)) : undefined;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes a day as pages do, 31 March 2027. Leaves what is no day as it is. */
export function dayInWords(raw: string): string {
  const day = new Date(`${raw}T00:00:00Z`);
  // 30 February would become 2 March.
  return day.toJSON()?.startsWith(raw) ? days.format(day) : raw;
}
