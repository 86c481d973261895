import { z } from 'zod';
import { isRecord } from '../shared/json';
import type { Collection, Site } from './site/site';

/** A part of a JSON Schema that an editor reads. */
type Node = Record<string, unknown>;

/**
 * What an editor can check without other files: prices are named, not typed, braces are paired, and a fact's name
 * looks like one. Only `npm run check-data` knows whether a name exists.
 */
const definitionsOf = ({ facts: { prices, example } }: Site): Node => ({
  words: {
    allOf: [
      {
        not: { pattern: `£\\s?(\\d|\\{${prices}\\.)` },
        errorMessage: `Do not type a price. Write its name in braces: {${example}}. The site adds the £.`,
      },
      {
        pattern: '^[^{}]*(\\{[^{}]+\\}[^{}]*)*$',
        errorMessage: `A brace stands alone: {${example}} has two`,
      },
    ],
  },
  fact: { pattern: '^[a-z]+\\.\\w+(\\.\\w+)*$', errorMessage: `The name of a fact, such as ${example}` },
});
const definitionOf: Record<string, string | undefined> = { line: 'words', prose: 'words', fact: 'fact' };

/** Drops the kind of internal notes, which are never shown and may contain prices. */
const ownNote = (name: string, { kind, ...rest }: Node, notes: readonly string[]): Node =>
  notes.includes(name) ? rest : { kind, ...rest };

/** Adds messages to the patterns of a schema and checks to its lines, prose and facts, and removes our own `kind`. */
function forEditor(node: Node, notes: readonly string[]): Node {
  const { kind, ...rest } = node;
  const mapped = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((item: unknown) => (isRecord(item) ? forEditor(item, notes) : item))
        : key === 'properties' && isRecord(value)
          ? Object.fromEntries(
              Object.entries(value).map(([name, part]) => [name, forEditor(ownNote(name, part as Node, notes), notes)]),
            )
          : isRecord(value)
            ? forEditor(value, notes)
            : value,
    ]),
  );
  const shown = mapped.pattern && mapped.description ? { errorMessage: `Expected: ${String(mapped.description)}` } : {};
  const definition = typeof kind === 'string' ? definitionOf[kind] : undefined;
  return { ...mapped, ...shown, ...(definition ? { allOf: [{ $ref: `#/definitions/${definition}` }] } : {}) };
}

const perType = ({ collections }: Site): Collection[] => [
  ...new Map(collections.map((collection) => [collection.type, collection])).values(),
];

/** Returns the JSON Schema of every type of file in `data/`, by GraphQL type. */
export const editorSchemas = (site: Site): Map<string, Node> =>
  new Map(
    perType(site).map(({ type, schema }) => [
      type,
      {
        ...forEditor(
          z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as Node,
          site.notes,
        ),
        definitions: definitionsOf(site),
      },
    ]),
  );

/** Returns the settings of VS Code: the files that each schema is for, and how files are shown and saved. */
function editorSettings(site: Site): Node {
  const files = (wanted: string) =>
    site.collections
      .filter(({ type }) => type === wanted)
      .map((collection) => `data/${collection.files}${collection.files.endsWith('/') ? '*.yaml' : ''}`);
  return {
    'yaml.schemas': Object.fromEntries(
      perType(site).map(({ type }) => [`./.vscode/schemas/${type}.json`, files(type)]),
    ),
    'yaml.format.enable': false,
    'files.encoding': 'utf8',
    'files.eol': '\n',
    'editor.wordWrap': 'on',
  };
}

/** Returns the content of every file an editor needs, by its path in the project. */
export const editorFiles = (site: Site): Map<string, string> =>
  new Map(
    [
      ...[...editorSchemas(site)].map(([type, schema]) => [`.vscode/schemas/${type}.json`, schema] as const),
      ['.vscode/settings.json', editorSettings(site)] as const,
      ['.vscode/extensions.json', { recommendations: ['redhat.vscode-yaml'] }] as const,
    ].map(([path, content]) => [path, `${JSON.stringify(content, null, 2)}\n`]),
  );
