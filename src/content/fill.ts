import { z } from 'zod';
import { block } from './blocks';
import { fillIn, type References, toHtml, UnknownName } from './prose';
import type { FieldKind } from './schema';

/** The part of a JSON Schema that is read here. */
export interface SchemaNode {
  kind?: FieldKind | 'blocks';
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
 * A zod schema as plain data: what the GraphQL types, the editor's help and the walks over an entry are made of.
 * Each is worked out once: it takes long, and the check asks for the same one for every file of a folder.
 */
export function schemaNode(schema: z.ZodType): SchemaNode {
  const node = nodes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode);
  nodes.set(schema, node);
  return node;
}

type Entry = Record<string, unknown>;
const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which member of a union a value is: by its `kind`, or else by its type; the union itself where none fits. */
export function memberOf(node: SchemaNode, value: unknown): SchemaNode {
  const members = node.oneOf ?? node.anyOf;
  if (!members) return node;
  const fits = (member: SchemaNode) => {
    if (isObject(value) && 'kind' in value) return member.properties?.kind?.const === value.kind;
    if (isObject(value)) return (member.required ?? []).every((key) => key in value) && member.type === 'object';
    return member.type === (value === null ? 'null' : typeof value);
  };
  return members.find(fits) ?? node;
}

/** Calls `visit` for every text of an entry whose schema says what kind of text it is. */
export function eachText(
  node: SchemaNode,
  value: unknown,
  visit: (kind: FieldKind, text: string, path: (string | number)[]) => void,
  path: (string | number)[] = [],
): void {
  const own = memberOf(node, value);
  if (typeof value === 'string') {
    if (own.kind && own.kind !== 'blocks') visit(own.kind, value, path);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (own.items) eachText(own.items, item, visit, [...path, index]);
    });
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      const property = own.properties?.[key] ?? own.additionalProperties;
      if (isObject(property)) eachText(property, item, visit, [...path, key]);
    }
  }
}

/**
 * One text, filled in as its kind asks: a line stays plain, prose becomes HTML, a fact's name becomes the fact.
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

const blockNode = schemaNode(block);

function fillNode(node: SchemaNode, value: unknown, references: References): unknown {
  const own = memberOf(node, value);
  if (typeof value === 'string')
    return own.kind && own.kind !== 'blocks' ? fillText(own.kind, value, references) : value;
  if (Array.isArray(value)) return value.map((item) => fillNode(own.items ?? {}, item, references));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillNode(own.properties?.[key] ?? {}, item, references)]),
    );
  return value;
}

/** A whole file as it stands in YAML, with every text filled in. */
export const fillEntry = (schema: z.ZodType, entry: unknown, references: References) =>
  fillNode(schemaNode(schema), entry, references);

/** Blocks as they stand in YAML, with every text filled in. */
export const fillBlocks = (blocks: readonly unknown[], references: References) =>
  blocks.map((item) => fillNode(blockNode, item, references));
