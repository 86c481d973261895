import { site } from '../../../content/site';
import { fixture } from '../../fixture';
import { readData } from '../../../tools/yaml';
import { mistakesIn, supposeChanges, withTexts } from '../../../tools/studio/saving/suppose';
import { creationOf, newForm } from '../../../tools/studio/entries/new-entries';
import type { Steps } from '../../../tools/studio/api';
import { scalarsOf } from '../../../tools/shared/json';
import { memberOf, schemaAt, type SchemaNode } from '../../../tools/yaml/schema';

const folder = readData(fixture, site);
const now = new Date('2026-11-24T12:00:00Z');

/** What staff choose: the check knows which pictures and facts there are. */
const choices: Record<string, unknown> = { picture: folder.pictures[0], fact: 'prices.annualService' };

const pages = ['/faq', '/about', '/gallery'];

let count = 0;
/** Fills in everything that is required, each text with a sentence of its own. */
function filledIn(node: SchemaNode, value: unknown): unknown {
  const own = memberOf(node, value);
  if (Array.isArray(value)) return value.map((item) => filledIn(own.items ?? {}, item));
  if (own.type === 'object')
    return Object.fromEntries(
      [...new Set([...Object.keys(Object(value) as object), ...(own.required ?? [])])].map((name) => [
        name,
        filledIn(own.properties?.[name] ?? {}, (Object(value) as Record<string, unknown>)[name]),
      ]),
    );
  if (value !== undefined && value !== '') return value;
  if (own.kind && own.kind in choices) return choices[own.kind];
  if (own.kind === 'page') return pages[(count += 1) % pages.length];
  if (own.type === 'number' || own.type === 'integer') return 5;
  count += 1;
  return `Our own sentence ${'abcdefghijklmnopqrstuvwxyz'.charAt(count % 26)}${'abcdefghij'.charAt(count / 26)}`;
}

function mistakesOf(kind: string, value: unknown) {
  const made = creationOf({ kind, value }, folder);
  const after =
    'text' in made
      ? withTexts(folder, new Map([[made.file, made.text]]))
      : supposeChanges(folder, [made.change]).folder;
  return { file: made.file, mistakes: mistakesIn(after) };
}

describe.each(Object.keys(site.newEntries))('studio: a new %s', (kind) => {
  const { value, schema } = newForm(kind, folder, now);
  const titled = kind === 'guide' || kind === 'article' || kind === 'service';

  it('when no more than a title is filled in, then every mistake is a missing field or an empty text', () => {
    const { mistakes } = mistakesOf(kind, titled ? { ...(value as object), title: 'A title' } : value);
    expect(mistakes.length).toBeGreaterThan(1);
    for (const { message } of mistakes)
      expect(message).toMatch(/: missing\. Expected|: the text is empty\. Fill it in/);
  });

  it('when all that is required is filled in, then it is accepted', () => {
    expect(mistakesOf(kind, filledIn(schema, value)).mistakes).toEqual([]);
  });

  it('when its form is opened, then nothing is filled in but choices, fixed values, days and the order', () => {
    const said = [...scalarsOf(value)].filter(({ path, value: text }) => {
      const node = schemaAt(schema, value, path as Steps);
      return text !== '' && !node.enum && node.const === undefined && node.kind !== 'day' && path[0] !== 'order';
    });
    expect(said).toEqual([]);
  });
});

test.each([
  ['guide', 'How to fix a tap: twice', 'guides/how-to-fix-a-tap-twice.yaml'],
  ['article', '../../x', 'insights/x.yaml'],
  ['service', 'Café & boiler', 'services/cafe-boiler.yaml'],
] as const)('studio: when a %s is called %s, then its file is %s', (kind, title, file) => {
  expect(creationOf({ kind, value: { title } }, folder).file).toBe(file);
});

test.each([
  ['has no letters', { title: '…' }, 'Write a title first'],
  ['is that of another guide', { title: 'How to bleed radiator' }, 'There is already a page of this title'],
  ['is missing', {}, 'Write a title first'],
])('studio: when the title of a guide %s, then the guide is refused with the reason', (_, value, message) => {
  expect(() => creationOf({ kind: 'guide', value }, folder)).toThrow(message);
});
