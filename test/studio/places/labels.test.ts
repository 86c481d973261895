import { site } from '../../../content/site';
import { isRecord } from '../../../tools/shared/json';
import { staffLabel } from '../../../tools/shared/text';
import { schemaNode } from '../../../tools/yaml/schema';

/** Every description in a JSON schema, with the keys that lead there. */
function* descriptions(node: unknown, where: string): Generator<[where: string, description: string]> {
  if (Array.isArray(node)) for (const part of node) yield* descriptions(part, where);
  if (!isRecord(node)) return;
  if (typeof node.description === 'string') yield [where, node.description];
  for (const [name, part] of Object.entries(node))
    if (name !== 'description' || isRecord(part)) yield* descriptions(part, `${where}.${name}`);
}

const all = [
  ...new Map(site.collections.flatMap(({ type, schema }) => [...descriptions(schemaNode(schema), type)])).entries(),
];

test('labels: when any field of data/ has a form, then its label has nothing of files and programs in it', () => {
  const programmers = /["`{}]|data\/|\.(?:yaml|json|vtt)|\btrue\b|WebVTT|YAML|JSON|GraphQL|schema|string|array/;
  const found = all.map(([where, text]) => `${where}: ${staffLabel(text)}`).filter((label) => programmers.test(label));
  expect(found).toEqual([]);
  expect(all.length).toBeGreaterThan(400);
});
