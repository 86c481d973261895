import { site } from '../../../content/site';
import { fixture } from '../../fixture';
import { readData } from '../../../tools/yaml';
import { mistakesIn, supposeChanges, withTexts } from '../../../tools/studio/saving/suppose';
import { creationOf, newForm } from '../../../tools/studio/entries/new-entries';

const folder = readData(fixture, site);
const now = new Date('2026-11-24T12:00:00Z');

/** Overwrites every example text with a sentence of its own. */
let count = 0;
const overwritten = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(
        /^EXAMPLE TEXT.*$/s,
        () =>
          `Our own sentence ${'abcdefghijklmnopqrstuvwxyz'.charAt((count += 1) % 26)}${'abcdefghij'.charAt(count / 26)}`,
      )
    : Array.isArray(value)
      ? value.map(overwritten)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, overwritten(item)]))
        : value;

/** What no default may say: a customer's stars, and which picture. */
const chosen = { review: { stars: 5 }, galleryPicture: { picture: folder.pictures[0] } } as Record<string, object>;

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

  it('when it still has example texts, then the check refuses it for these and for nothing else', () => {
    const own = { ...(value as object), ...chosen[kind] };
    const { mistakes } = mistakesOf(kind, titled ? { ...own, title: 'A title' } : own);
    expect(mistakes.length).toBeGreaterThan(0);
    expect(new Set(mistakes.map(({ message }) => message.replace(/^\S+: /, '')))).toEqual(
      new Set(['this is still the example text. Write your own.']),
    );
  });

  it('when every example text is overwritten, then it is accepted', () => {
    expect(mistakesOf(kind, overwritten({ ...(value as object), ...chosen[kind] })).mistakes).toEqual([]);
  });

  it('when what only staff can say is missing, then it is refused', () => {
    const wanted = Object.keys(chosen[kind] ?? {});
    const said = mistakesOf(kind, overwritten(value)).mistakes.map(({ message }) => message);
    expect(said).toHaveLength(wanted.length);
    for (const [index, name] of wanted.entries()) expect(said[index]).toContain(`${name}: missing`);
  });

  it('when its form is opened, then it has all that is required, but for what only staff can say', () => {
    const own = { ...(value as object), ...chosen[kind] };
    expect(Object.keys(own).sort()).toEqual([...(schema.required ?? [])].sort());
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
  ['is that of another guide', { title: 'How to bleed radiator' }, 'There is already a file'],
  ['is missing', {}, 'Write a title first'],
])('studio: when the title of a guide %s, then says so', (_, value, message) => {
  expect(() => creationOf({ kind: 'guide', value }, folder)).toThrow(message);
});
