import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from './collections';
import { type SchemaNode, schemaNode } from './fill';
import { typeDefs } from './type-defs';

const sdl = typeDefs();

/** The fields of a type as the SDL writes them: 'title' to 'String! @filled(as: "line")'. */
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

/** Every field of a type and of the types nested in it that holds a text of some kind. */
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

it('fills every text in', () => {
  expect(fields.length).toBeGreaterThan(100);
  const expected = fields.filter(({ kind }) => kind in directives);
  expect(
    expected.filter(({ type, field, kind }) => !fieldsOf(type).get(field)?.endsWith(` ${directives[kind]}`)),
  ).toEqual([]);
});

it('leaves the addresses of pages as they are', () => {
  const pages = fields.filter(({ kind }) => kind === 'page');
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ type, field }) => fieldsOf(type).get(field)?.includes('@'))).toEqual([]);
});

it('defines each type once, and every type it names', () => {
  const defined = [...sdl.matchAll(/^\s*(?:type|scalar) (\w+)/gm)].map(([, name]) => name);
  expect(defined.filter((name, index) => defined.indexOf(name) < index)).toEqual([]);
  const known = new Set([...defined, 'String', 'Int', 'Float', 'Boolean', 'ID', 'JSON', 'Date', 'File']);
  const named = [...sdl.matchAll(/\w: \[?(\w+)/g)].map(([, name]) => name ?? '').filter((name) => /^[A-Z]/.test(name));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('gives an address to the entries that make a page', () => {
  for (const { type, ...rest } of collections)
    expect([type, fieldsOf(type).get('route')]).toEqual([type, 'route' in rest ? 'String! @route' : undefined]);
});

it('infers nothing from what the files happen to hold', () => {
  for (const { type } of collections) expect(sdl).toContain(`type ${type} implements Node @dontInfer {`);
});

it('is the schema that pages query', () => {
  expect(sdl).toMatchSnapshot();
});

/** Fields that no query reads, as something else does. */
const readElsewhere: Record<string, RegExp> = {
  'facts.ts: texts name them': /^Company\.(?:legalName|vatNumber|companyNumber|near|region)$/,
  'launch-check.ts': /^(?:Company\.placeholders|TestimonialsItems\.sample)$/,
};

/** The types whose entries are asked for as one value: their fields are read by the code and not by a query. */
const wordTypes = collections.flatMap(({ type, ...rest }) => ('isWords' in rest ? [type] : []));
const isOfWords = (name: string) => wordTypes.some((type) => new RegExp(`^${type}(?:\\.|[A-Z])`).test(name));

it('GraphQL types: a field that staff fill in is read by a query, or by the code where a file holds words', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('gatsby-types'))
    .map((file) => ({ file, text: readFileSync(path.join('src', file), 'utf8') }));
  const wordsIn = (texts: readonly string[]) => new Set(texts.join('\n').match(/\w+/g));
  const queried = wordsIn(
    sources.flatMap(({ text }) => [...text.matchAll(/(?:graphql|Query = )`([^`]*)`/g)].map(([, query = '']) => query)),
  );
  // The schemas name every field.
  const coded = wordsIn(sources.filter(({ file }) => !file.startsWith('content')).map(({ text }) => text));
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
