import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../content/collections';
import { type SchemaNode, schemaNode } from '../../tools/yaml/schema';
import { typeDefs } from './type-defs';

const sdl = typeDefs();

/** Returns the fields of a type in the SDL: 'title' to 'String! @filled(as: "line")'. */
function fieldsOf(type: string): Map<string, string> {
  const body = new RegExp(`^\\s*type ${type}\\b[^{]*\\{([^}]*)\\}`, 'm').exec(sdl)?.[1] ?? '';
  return new Map([...body.matchAll(/^\s*(\w+): (.*?)\s*$/gm)].map(([, name, rest]) => [name ?? '', rest ?? '']));
}

const directives: Record<string, string> = {
  line: '@filled(as: "line")',
  prose: '@filled(as: "prose")',
  fact: '@filled(as: "fact")',
  blocks: '@filled(as: "blocks")',
  picture: '@picture',
  day: '@dateformat(formatString: "YYYY-MM-DD")',
};

/** Returns every field with a kind, of a type and of its nested types. */
function textFields(type: string, node: SchemaNode): { type: string; field: string; kind: string }[] {
  return Object.entries(node.properties ?? {}).flatMap(([field, property]) => {
    const own = property.anyOf?.find((member) => member.type !== 'null') ?? property;
    const inner = own.kind ? own : (own.items ?? own);
    if (inner.kind) return [{ type, field, kind: inner.kind }];
    return textFields(type + field.charAt(0).toUpperCase() + field.slice(1), inner);
  });
}

const fields = [...new Map(collections.map(({ type, schema }) => [type, schema]))].flatMap(([type, schema]) =>
  textFields(type, schemaNode(schema)),
);

it('GraphQL types: when a field is a text, a picture or a day, then it has the directive of its kind', () => {
  expect(fields.length).toBeGreaterThan(100);
  const expected = fields.filter(({ kind }) => kind in directives);
  expect(
    expected.filter(({ type, field, kind }) => !fieldsOf(type).get(field)?.endsWith(` ${directives[kind]}`)),
  ).toEqual([]);
});

it('GraphQL types: when a field is the address of a page, then it stays as it is', () => {
  const pages = fields.filter(({ kind }) => kind === 'page');
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ type, field }) => fieldsOf(type).get(field)?.includes('@'))).toEqual([]);
});

it('GraphQL types: when one is named, then it is defined, and only once', () => {
  const defined = [...sdl.matchAll(/^\s*(?:type|scalar|enum) (\w+)/gm)].map(([, name]) => name);
  expect(defined.filter((name, index) => defined.indexOf(name) < index)).toEqual([]);
  const known = new Set([...defined, 'String', 'Int', 'Float', 'Boolean', 'ID', 'JSON', 'Date', 'File']);
  const named = [...sdl.matchAll(/\w: \[?(\w+)/g)].map(([, name]) => name ?? '').filter((name) => /^[A-Z]/.test(name));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('GraphQL types: when a field is a choice between words, then it is an enum, or a String where a word is no GraphQL name', () => {
  expect(fieldsOf('Service').get('phoneLine')).toBe('ServicePhoneLine!');
  expect(sdl).toContain('enum ServicePhoneLine { office emergency mobile }');
  expect(fieldsOf('Appointments').get('closedWeekdays')).toBe('[AppointmentsClosedWeekdays!]!');
  expect(fieldsOf('Service').get('booking')).toBe('String!');
});

it('GraphQL types: when an entry has a page, then it has a route', () => {
  for (const { type, ...rest } of collections)
    expect([type, fieldsOf(type).get('route')]).toEqual([type, 'route' in rest ? 'String! @route' : undefined]);
});

it('GraphQL types: when the files of a collection change, then its type does not, because none is inferred', () => {
  for (const { type } of collections) expect(sdl).toContain(`type ${type} implements Node @dontInfer {`);
});

/** Fields that no query names because other code reads them. */
const readElsewhere: Record<string, RegExp> = {
  'tools/yaml/facts, because texts name them':
    /^Company(?:\.(?:companyNumber|insuranceKind|legalForm|near|privacy|region|registeredIn|registeredOffice)|Privacy\.\w+)$/,
  'content/facts/readers.ts, because the price that a text names carries it':
    /^Estimate(?:\.lowest|Lowest\.dependsOn)$/,
  'tools/yaml/site/moves.ts': /^(?:\w+\.formerly|Removed\.items|RemovedItems\.(?:address|to))$/,
  'content/rules/safety-and-law.ts': /^Guide(?:Urgent)?Steps\.(?:closes|opens)$/,
};

/** The types that are queried as one value. Components, not queries, name their fields. */
const wordTypes = collections.flatMap(({ type, ...rest }) => ('isWords' in rest ? [type] : []));
const isOfWords = (name: string) => wordTypes.some((type) => new RegExp(`^${type}(?:\\.|[A-Z])`).test(name));

it('GraphQL types: when a field exists, then a query reads it, or code does if the file contains only words', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('gatsby-types'))
    .map((file) => ({ file, text: readFileSync(path.join('src', file), 'utf8') }));
  const wordsIn = (texts: readonly string[]) => new Set(texts.join('\n').match(/\w+/g));
  const queried = wordsIn(
    sources.flatMap(({ text }) => [...text.matchAll(/(?:graphql|Query = )`([^`]*)`/g)].map(([, query = '']) => query)),
  );
  const coded = wordsIn(sources.map(({ text }) => text));
  const names = [...sdl.matchAll(/^\s*type (\w+)[^{]*\{/gm)].flatMap(([, type = '']) =>
    [...fieldsOf(type).keys()].map((field) => ({ field, name: `${type}.${field}` })),
  );
  expect(names.length).toBeGreaterThan(500);
  const unread = names
    .filter(({ field, name }) => !(isOfWords(name) ? coded : queried).has(field))
    .map(({ name }) => name)
    .filter((name) => !/\.id$/.test(name));
  expect(unread.filter((name) => !Object.values(readElsewhere).some((known) => known.test(name)))).toEqual([]);
});
