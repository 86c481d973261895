import { z } from 'zod';
import { type Collection, collections } from '../content-model/collections';
import { isRecord } from '../domain/json';

/** A part of a JSON Schema that an editor reads. */
type Node = Record<string, unknown>;

/**
 * What an editor can check without other files: prices are named, not typed, and braces are paired. Only `npm run
 * check-data` knows whether a name exists.
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

/** Drops the kind of internal notes, which are never shown and may contain prices. */
const ownNote = (name: string, { kind, ...rest }: Node): Node =>
  /^(?:evidence|ask)$/.test(name) ? rest : { kind, ...rest };

/** Adds the editor's help and checks to every field of a schema, and removes our own annotations. */
function forEditor(node: Node): Node {
  const { kind, ...rest } = node;
  const mapped = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((item: unknown) => (isRecord(item) ? forEditor(item) : item))
        : key === 'properties' && isRecord(value)
          ? Object.fromEntries(
              Object.entries(value).map(([name, part]) => [name, forEditor(ownNote(name, part as Node))]),
            )
          : isRecord(value)
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

/** Returns the JSON Schema of every type of file in `data/`, by GraphQL type. */
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

/** Maps each schema to its files, in the settings of VS Code's YAML extension. */
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

/** Returns the content of every file an editor needs, by its path in the project. */
export const editorFiles = (): Map<string, string> =>
  new Map(
    [
      ...[...editorSchemas()].map(([type, schema]) => [`.vscode/schemas/${type}.json`, schema] as const),
      ['.vscode/settings.json', editorSettings()] as const,
      ['.vscode/extensions.json', { recommendations: ['redhat.vscode-yaml'] }] as const,
    ].map(([path, content]) => [path, `${JSON.stringify(content, null, 2)}\n`]),
  );
