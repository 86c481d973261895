import { site } from '../../../content/site';
import { fixture } from '../../../test/fixture';
import { isRecord } from '../../shared/json';
import { memberOf, schemaNode, type SchemaNode } from '../../yaml/facts/interpolate';
import { readData } from '../../yaml/data-folder';
import { parsedOnce } from '../../yaml/parse-data';
import { readYaml } from '../../yaml/read-yaml';
import type { Steps } from '../api';
import { schemaAt } from '../places/fields';
import { valueIn } from './change-data';
import { changeText } from './change-text';

const folder = readData(fixture, site);

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
      return node.kind === 'day' ? '2030-01-31' : 'Words: with a colon';
  }
}

/** Every field that a group of a file may have and has not, and, where it takes any name, a new one. */
function* addable(schema: SchemaNode, data: unknown, path: Steps = []): Generator<{ path: Steps; value: unknown }> {
  const value = valueIn(data, path);
  if (Array.isArray(value)) for (const index of value.keys()) yield* addable(schema, data, [...path, index]);
  if (!isRecord(value)) return;
  const own = memberOf(schemaAt(schema, data, path), value);
  const names = [
    ...Object.keys(own.properties ?? {}),
    ...(typeof own.additionalProperties === 'object' ? ['aNewOne'] : []),
  ];
  for (const name of names)
    if (!Object.hasOwn(value, name))
      yield { path: [...path, name], value: sample(own.properties?.[name] ?? schemaAt(schema, data, [...path, name])) };
  for (const name of Object.keys(value)) yield* addable(schema, data, [...path, name]);
}

// Short files first: each field is tried once, and a change reads its whole file several times.
const files = [...folder.files]
  .sort((one, other) => one.bytes.length - other.bytes.length)
  .flatMap((found) => {
    const { entry } = parsedOnce(found, site);
    return entry ? [{ file: found.path, text: new TextDecoder().decode(found.bytes), entry }] : [];
  });

it('optional fields: each one that a file can have can be added, and taken away again without a trace', () => {
  const seen = new Set<string>();
  const failed: string[] = [];
  for (const { file, text, entry } of files)
    for (const { path, value } of addable(schemaNode(entry.collection.schema), entry.data)) {
      const field = [entry.collection.type, ...path.map((step) => (typeof step === 'number' ? '*' : step))].join('.');
      if (seen.has(field)) continue;
      seen.add(field);
      const next = changeText(text, { op: 'set', file, path, value });
      expect([file, path, valueIn(readYaml(next).data, path)]).toEqual([file, path, value]);
      if (changeText(next, { op: 'remove', file, path }) !== text) failed.push(`${file} ${path.join('.')}`);
    }
  expect(failed).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
});
