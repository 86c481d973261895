import { z } from 'zod';
import { fillIn, type References, toHtml, UnknownName } from './markdown';
import type { FieldKind } from './field-kinds';
import { isFieldKind } from './field-kinds';
import { isRecord } from '../../shared/json';

/** The parts of a JSON Schema that this file reads. */
export interface SchemaNode {
  /** What kind of text it is, or of a value that is filled in as a whole. */
  kind?: string;
  /** On the name of a fact: the fact must be a number. */
  isNumber?: boolean;
  type?: string;
  description?: string;
  const?: unknown;
  enum?: string[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
}

const nodes = new WeakMap<z.ZodType, SchemaNode>();

/**
 * Returns a zod schema as plain data. The GraphQL types, the editor's help and every traversal of an entry use it.
 * Cached, because the conversion is slow and the check needs the same schema for every file of a folder.
 */
export function schemaNode(schema: z.ZodType): SchemaNode {
  const node = nodes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode);
  nodes.set(schema, node);
  return node;
}

/**
 * Returns the union member that a value matches: by its `kind`, or else by its type. Returns the union itself if none
 * matches.
 */
export function memberOf(node: SchemaNode, value: unknown): SchemaNode {
  const members = node.oneOf ?? node.anyOf;
  if (!members) return node;
  const fits = (member: SchemaNode) => {
    if (isRecord(value) && 'kind' in value) return member.properties?.kind?.const === value.kind;
    if (isRecord(value)) return (member.required ?? []).every((key) => key in value) && member.type === 'object';
    return member.type === (value === null ? 'null' : typeof value);
  };
  return members.find(fits) ?? node;
}

/** Calls `visit` for every text whose schema gives its kind. */
export function eachText(
  node: SchemaNode,
  value: unknown,
  visit: (kind: FieldKind, text: string, path: (string | number)[]) => void,
  path: (string | number)[] = [],
): void {
  const own = memberOf(node, value);
  if (typeof value === 'string') {
    if (isFieldKind(own.kind)) visit(own.kind, value, path);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (own.items) eachText(own.items, item, visit, [...path, index]);
    });
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      const property = own.properties?.[key] ?? own.additionalProperties;
      if (isRecord(property)) eachText(property, item, visit, [...path, key]);
    }
  }
}

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
