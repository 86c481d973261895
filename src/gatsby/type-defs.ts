import { type Collection, collections } from '../../content/collections';
import { type SchemaNode, schemaNode } from '../../tools/yaml/schema';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Types that several files share. */
const shared = `
  scalar Html
  type Fact { name: String! text: String! low: Float high: Float dependsOn: String }
`;

/** Returns the GraphQL type of a zod schema, from its JSON Schema, and those of its nested objects. */
function objectType(name: string, node: SchemaNode, header: string, extra = ''): string[] {
  const nested: string[] = [];
  const fields = Object.entries(node.properties ?? {}).map(([key, property]) => {
    const [type, directive, more] = fieldType(`${name}${pascal(key)}`, property);
    nested.push(...more);
    const required = node.required?.includes(key) && !isNullable(property) ? '!' : '';
    return `${key}: ${type}${required}${directive}`;
  });
  return [`${header} { ${extra}${fields.join('\n')} }`, ...nested];
}

/**
 * Whether GraphQL can have an enum of these words. Its values are names, and a page gets the name itself, so a word with
 * a hyphen, such as `home-quote`, would not arrive as it is in `data/`. Such a field stays a String.
 */
const canBeEnum = (words: readonly string[]) => words.every((word) => /^(?!__)[A-Za-z_]\w*$/.test(word));

const isNullable = (node: SchemaNode) => (node.anyOf ?? []).some(({ type }) => type === 'null');

/** Returns the type of a field, the directive that fills it in, and the nested types it needs. */
function fieldType(name: string, node: SchemaNode): [type: string, directive: string, more: string[]] {
  if (node.kind === 'blocks') return ['[JSON!]', ' @filled(as: "blocks")', []];
  if (node.kind === 'drawing') return ['JSON', ' @filled(as: "drawing")', []];
  const own = isNullable(node) ? ((node.anyOf ?? []).find(({ type }) => type !== 'null') ?? node) : node;
  switch (own.kind) {
    case 'line':
      return ['String', ' @filled(as: "line")', []];
    case 'prose':
      return ['Html', ' @filled(as: "prose")', []];
    case 'fact':
      return ['Fact', ' @filled(as: "fact")', []];
    case 'picture':
      return ['File', ' @picture', []];
    case 'day':
      return ['Date', ' @dateformat(formatString: "YYYY-MM-DD")', []];
    default:
  }
  switch (own.type) {
    case 'array': {
      const [type, directive, more] = fieldType(name, own.items ?? {});
      return [`[${type}!]`, directive, more];
    }
    case 'object':
      return [name, '', objectType(name, own, `type ${name}`)];
    case 'integer':
      return ['Int', '', []];
    case 'number':
      return ['Float', '', []];
    case 'boolean':
      return ['Boolean', '', []];
    default:
      return own.enum && canBeEnum(own.enum)
        ? [name, '', [`enum ${name} { ${own.enum.join(' ')} }`]]
        : ['String', '', []];
  }
}

/**
 * Returns the GraphQL types of `data/`: one for each type of collection and those within it, with nothing inferred from the
 * content of the files.
 */
export function typeDefs(): string {
  const byType = new Map(collections.map((collection: Collection) => [collection.type, collection]));
  const types = [...byType.values()].flatMap(({ type, schema, ...rest }) => {
    const address = rest.route ? 'route: String! @route\n' : '';
    // The drawing on a guide's card, with nothing filled in: it loses its labels, and filling in a thousand takes seconds.
    const card = type === 'Guide' ? 'cardDrawing: JSON @cardDrawing\n' : '';
    const words = rest.isWords ? 'words: JSON! @words\n' : '';
    return objectType(
      type,
      schemaNode(schema),
      `type ${type} implements Node @dontInfer`,
      `id: ID!\n${address}${words}${card}`,
    );
  });
  return shared + types.join('\n');
}
