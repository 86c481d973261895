import { isRecord } from '../../../../tools/shared/json';
import { memberOf, schemaAt, type SchemaNode } from '../../../../tools/yaml/schema';
import type { Steps } from '../../../../tools/studio/api';
import { valueIn } from '../../../../tools/studio/documents/change-data';

const samples: Record<string, string> = {
  day: '2030-01-31',
  page: '/faq',
  picture: 'home-hero.jpg',
  poster: 'home-hero.jpg',
  fact: 'prices.annualService',
};

/** A value of a schema's form. Whether it is right is for the check to say. */
function sample(node: SchemaNode): unknown {
  const [member] = node.oneOf ?? node.anyOf ?? [];
  if (member) return sample(member);
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  switch (node.type) {
    case 'object': {
      const wanted = (node.required ?? []).map((name) => [name, sample(node.properties?.[name] ?? {})] as const);
      return Object.fromEntries(wanted);
    }
    case 'array':
      return [sample(node.items ?? {})];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return 3;
    default:
      return samples[node.kind ?? ''] ?? 'Words: with a colon';
  }
}

/** Every field that a group of a file may have and has not, and, where it takes any name, a new one. */
export function* addableFields(
  schema: SchemaNode,
  data: unknown,
  path: Steps = [],
): Generator<{ path: Steps; value: unknown }> {
  const value = valueIn(data, path);
  if (Array.isArray(value)) for (const index of value.keys()) yield* addableFields(schema, data, [...path, index]);
  if (!isRecord(value)) return;
  const own = memberOf(schemaAt(schema, data, path), value);
  const names = [
    ...Object.keys(own.properties ?? {}),
    ...(typeof own.additionalProperties === 'object' ? ['aNewOne'] : []),
  ];
  for (const name of names)
    if (!Object.hasOwn(value, name))
      yield { path: [...path, name], value: sample(own.properties?.[name] ?? schemaAt(schema, data, [...path, name])) };
  for (const name of Object.keys(value)) yield* addableFields(schema, data, [...path, name]);
}
