import { z } from 'zod';
import { isRecord } from '../../shared/json';
import { type FieldKind, isFieldKind } from './field-kinds';

/** The parts of a JSON Schema that this file reads. */
export interface SchemaNode {
  /** The kind of a field (field-kinds.ts): a line, prose, the address of a page, or a value with texts inside. */
  kind?: string;
  /** On the name of a fact: the fact must be a number. */
  isNumber?: boolean;
  type?: string;
  description?: string;
  const?: unknown;
  enum?: string[];
  /** What the words of `enum` mean, in their order. A word that needs no explanation is repeated here. */
  enumDescriptions?: string[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
}

const nodes = new WeakMap<z.ZodType, SchemaNode>();

/**
 * Returns a zod schema as plain data. The GraphQL types, the studio and every traversal of an entry use it.
 * Cached, because the conversion is slow and the check needs the same schema for every file of a folder.
 */
export function schemaNode(schema: z.ZodType): SchemaNode {
  const node = nodes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode);
  nodes.set(schema, node);
  return node;
}

/**
 * Returns the union member that a value matches: by its `kind`, or else by its type and, in a group, its required fields.
 * Returns the union itself if none matches.
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

/** Returns a field's schema by its path. Keeps a union where the value, or its absence, does not say which member. */
export function schemaAt(node: SchemaNode, data: unknown, path: readonly PropertyKey[]): SchemaNode {
  const [step, ...rest] = path;
  if (step === undefined) return node;
  const own = memberOf(node, data);
  const next =
    typeof step === 'number'
      ? own.items
      : (own.properties?.[String(step)] ??
        (typeof own.additionalProperties === 'object' ? own.additionalProperties : undefined));
  return schemaAt(next ?? {}, (data as Record<PropertyKey, unknown> | null | undefined)?.[step], rest);
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
