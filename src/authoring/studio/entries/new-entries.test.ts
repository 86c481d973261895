import { fixture } from '../../../../test/fixture';
import { readData } from '../../../validation/data-folder';
import { newKinds } from '../api';
import { mistakesIn, supposeChanges, withTexts } from '../saving/suppose';
import { creationOf, newForm } from './new-entries';

const folder = readData(fixture);
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

function mistakesOf(kind: (typeof newKinds)[number], value: unknown) {
  const made = creationOf({ kind, value }, folder);
  const after =
    'text' in made
      ? withTexts(folder, new Map([[made.file, made.text]]))
      : supposeChanges(folder, [made.change]).folder;
  return { file: made.file, mistakes: mistakesIn(after) };
}

describe.each(newKinds)('studio: a new %s', (kind) => {
  const { value, schema } = newForm(kind, folder, now);
  const titled = kind === 'guide' || kind === 'article' || kind === 'service';

  it('is refused by the check while it has example texts, and for nothing else', () => {
    const { mistakes } = mistakesOf(kind, titled ? { ...(value as object), title: 'A title' } : value);
    expect(mistakes.length).toBeGreaterThan(0);
    expect(new Set(mistakes.map(({ message }) => message.replace(/^\S+: /, '')))).toEqual(
      new Set(['this is still the example text. Write your own.']),
    );
  });

  it('is accepted once every example text is overwritten', () => {
    expect(mistakesOf(kind, overwritten(value)).mistakes).toEqual([]);
  });

  it('has a form with all that is required', () => {
    expect(Object.keys(value as object).sort()).toEqual([...(schema.required ?? [])].sort());
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
