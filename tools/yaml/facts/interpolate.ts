import type { z } from 'zod';
import { isRecord } from '../../shared/json';
import { type FieldKind, isFieldKind } from '../schema/field-kinds';
import { memberOf, type SchemaNode, schemaNode } from '../schema/schema-node';
import { fillIn, type References, toHtml, UnknownName } from './markdown';

/**
 * Fills in one text: a line stays plain text, prose becomes HTML, a fact's name becomes the fact.
 * @throws UnknownName
 */
export function fillText(kind: FieldKind, text: string, references: References): unknown {
  switch (kind) {
    case 'line':
      return fillIn(text, references);
    case 'prose':
      return toHtml(text, references);
    case 'fact': {
      const fact = references.fact(text);
      if (!fact) throw new UnknownName(text, 'fact');
      return fact;
    }
    default:
      return text;
  }
}

function fillNode(node: SchemaNode, value: unknown, references: References): unknown {
  const own = memberOf(node, value);
  if (typeof value === 'string') return isFieldKind(own.kind) ? fillText(own.kind, value, references) : value;
  if (Array.isArray(value)) return value.map((item) => fillNode(own.items ?? {}, item, references));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillNode(own.properties?.[key] ?? {}, item, references)]),
    );
  return value;
}

/** Fills in every text of a whole file. */
export const fillEntry = (schema: z.ZodType, entry: unknown, references: References) =>
  fillNode(schemaNode(schema), entry, references);
