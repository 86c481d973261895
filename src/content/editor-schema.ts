import { z } from 'zod';
import { type Collection, collections } from './collections';

/** A part of a JSON Schema that an editor reads. */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What an editor can see of a text without the other files: a price is named, not written out, and a brace has its
 * partner. Whether a name exists is known only to `npm run check-data`.
 */
const definitions: Node = {
  words: {
    allOf: [
      {
        not: { pattern: '£\\s?(\\d|\\{prices\\.)' },
        errorMessage: 'Do not type a price. Write its name in braces: {prices.annualService}. The site adds the £.',
      },
      {
        pattern: '^[^{}]*(\\{[^{}]+\\}[^{}]*)*$',
        errorMessage: 'A brace stands alone: {prices.annualService} has two',
      },
    ],
  },
  fact: { pattern: '^[a-z]+\\.\\w+(\\.\\w+)*$', errorMessage: 'The name of a fact, such as prices.annualService' },
};
const definitionOf: Record<string, string | undefined> = { line: 'words', prose: 'words', fact: 'fact' };

/** A note for us is never shown, so it may say a price. */
const ownNote = (name: string, { kind, ...rest }: Node): Node => (name === 'evidence' ? rest : { kind, ...rest });

/** Adds what the editor shows and refuses to every field of a schema; our own notes on a field leave it. */
function forEditor(node: Node): Node {
  const { kind, ...rest } = node;
  const mapped = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((item: unknown) => (isNode(item) ? forEditor(item) : item))
        : key === 'properties' && isNode(value)
          ? Object.fromEntries(
              Object.entries(value).map(([name, part]) => [name, forEditor(ownNote(name, part as Node))]),
            )
          : isNode(value)
            ? forEditor(value)
            : value,
    ]),
  );
  const shown = mapped.pattern && mapped.description ? { errorMessage: `Expected: ${String(mapped.description)}` } : {};
  const definition = typeof kind === 'string' ? definitionOf[kind] : undefined;
  return { ...mapped, ...shown, ...(definition ? { allOf: [{ $ref: `#/definitions/${definition}` }] } : {}) };
}

const perType = (): Collection[] => [
  ...new Map(collections.map((collection: Collection) => [collection.type, collection])).values(),
];

/** The schema of every kind of file in `data/`, for editors that know JSON Schema, by GraphQL type. */
export const editorSchemas = (): Map<string, Node> =>
  new Map(
    perType().map(({ type, schema }) => [
      type,
      {
        ...forEditor(z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as Node),
        definitions,
      },
    ]),
  );

/** Which files each schema is for, as the YAML extension of VS Code reads it. */
function editorSettings(): Node {
  const files = (wanted: string) =>
    collections
      .filter(({ type }) => type === wanted)
      .map((collection: Collection) => `data/${collection.files}${collection.files.endsWith('/') ? '*.yaml' : ''}`);
  return {
    'yaml.schemas': Object.fromEntries(perType().map(({ type }) => [`./.vscode/schemas/${type}.json`, files(type)])),
    'yaml.format.enable': false,
    'files.encoding': 'utf8',
    'files.eol': '\n',
    'editor.wordWrap': 'on',
  };
}

/** Every file an editor needs, by its path in the project. */
export const editorFiles = (): Map<string, string> =>
  new Map(
    [
      ...[...editorSchemas()].map(([type, schema]) => [`.vscode/schemas/${type}.json`, schema] as const),
      ['.vscode/settings.json', editorSettings()] as const,
      ['.vscode/extensions.json', { recommendations: ['redhat.vscode-yaml'] }] as const,
    ].map(([path, content]) => [path, `${JSON.stringify(content, null, 2)}\n`]),
  );
