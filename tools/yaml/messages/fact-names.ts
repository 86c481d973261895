import type { Fact } from '../../shared/fact';
import type { SchemaNode } from '../schema/schema-node';

/**
 * Returns a hint with up to three facts whose figures are nearest to an amount: ' The nearest: prices.annualService (£50),
 * ….'.
 */
function nearestFacts(amount: number, file: string, facts: ReadonlyMap<string, Fact>): string {
  const near = [...facts.values()]
    .flatMap(({ name, text, low }) =>
      name.startsWith(`${file}.`) && !name.endsWith('.number') && low !== undefined
        ? [{ away: Math.abs(low - amount), shown: `${name} (${text})` }]
        : [],
    )
    .sort((a, b) => a.away - b.away)
    .map(({ shown }) => shown);
  return near.length > 0 ? ` The nearest: ${near.slice(0, 3).join(', ')}.` : '';
}

/**
 * Explains what was typed instead of a fact's name, such as the name in braces or the figure itself. Returns undefined for a
 * value that it does not recognise.
 */
export function explainFact(
  found: unknown,
  { description = '', isNumber }: SchemaNode,
  facts: ReadonlyMap<string, Fact>,
  example: string,
) {
  const text = typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  const fact = facts.get(text);
  if (isNumber && fact && fact.low === undefined)
    return `found ${text}, expected the name of a number (${description}). Write another name, such as ${example}.`;
  const group = typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.keys(found) : [];
  const name = group.length === 1 ? group[0] : /^\{\s*([\w.]+)\s*\}$/.exec(text)?.[1];
  const file = /data\/(\w+)\.yaml/.exec(description)?.[1];
  if (file !== undefined && facts.has(text) && !text.startsWith(`${file}.`))
    return `found ${text}, expected a name from data/${file}.yaml (${description}).`;
  if (name !== undefined)
    return `found the name in braces, expected the name alone (${description}). Write ${name} without braces.`;
  const digits = /^£?\s*(\d[\d,.]*)\s*(?:pounds)?$/i.exec(text)?.[1];
  if (typeof found === 'boolean') return `found ${String(found)}, expected a name (${description}).`;
  return digits === undefined
    ? undefined
    : `found ${text}, expected a name (${description}).${nearestFacts(Number(digits.replaceAll(',', '')), file ?? '', facts)}`;
}
