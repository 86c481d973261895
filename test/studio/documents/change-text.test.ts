import { site } from '../../../content/site';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { fixture } from '../../fixture';
import { readData } from '../../../tools/yaml';
import type { Change, Steps } from '../../../tools/studio/api';
import { valueIn } from '../../../tools/studio/documents/change-data';
import { changeText } from '../../../tools/studio/documents/change-text';

const texts = readData(fixture, site).files.map(({ path, bytes }) => ({
  file: path,
  text: new TextDecoder().decode(bytes),
}));

interface Value {
  file: string;
  text: string;
  /** The data of the whole text. */
  data: unknown;
  path: Steps;
  old: unknown;
  /** The lines the value stands on, from 0. */
  lines: [number, number];
}

/** Every scalar value of a text. */
function valuesOf(file: string, text: string): Value[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const data: unknown = document.toJS();
  const found: Value[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key') return;
      const path = [...ancestors, node].flatMap((step, depth, all): Steps => {
        const parent = all[depth - 1] as { items?: unknown[]; key?: unknown } | undefined;
        if (parent && 'key' in parent) return isScalar(parent.key) ? [String(parent.key.value)] : [];
        const index = parent?.items?.indexOf(step) ?? -1;
        return index >= 0 && !('key' in (step as object)) ? [index] : [];
      });
      const [start = 0, end = 0] = node.range ?? [];
      const lineAt = (offset: number) => lines.linePos(offset).line - 1;
      found.push({ file, text, data, path, old: node.value, lines: [lineAt(start), lineAt(Math.max(start, end - 1))] });
    },
  });
  return found;
}

/** The values of each file that has any. */
const values = texts.map(({ file, text }) => valuesOf(file, text)).filter((found) => found.length > 0);

const awkward = fc.constantFrom(
  'a: b',
  'a #b',
  "it's",
  'say "no"',
  `both ' and "`,
  '- item',
  '{a}',
  '[a](/b), c',
  '2026-11-24',
  '0b11',
  '1_000',
  '12:30:45',
  'yes',
  'null',
  '~',
  '',
  ' padded ',
  'two\nlines',
  'ends\n',
  '\n',
  'tab\there',
  '& anchor',
  '*alias',
  '%x',
  '@x',
  '`x',
  '!x',
  '#x',
  'x\u2028y',
  'x\u0085y',
  '\uFEFFx',
  '👩‍🔧 £50 – “quoted”',
  '---',
  '...',
  'x'.repeat(300),
);
const anyText = fc.oneof(awkward, fc.string({ maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
const anyNumber = fc.oneof(
  fc.integer({ min: 1, max: 2_000_000_000 }),
  fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100),
);
const valueLike = (old: unknown): fc.Arbitrary<unknown> =>
  typeof old === 'string'
    ? anyText
    : typeof old === 'number'
      ? anyNumber
      : typeof old === 'boolean'
        ? fc.boolean()
        : anyText;

/** The data after a change, made without the code under test. */
function changedData(data: unknown, [step, ...rest]: Steps, value: unknown): unknown {
  if (step === undefined) return value;
  const inside = changedData((data as Record<string | number, unknown>)[step], rest, value);
  return Array.isArray(data) ? data.with(Number(step), inside) : { ...(data as object), [step]: inside };
}

function expectOnlyThat({ file, text, data, path, lines: [from, to] }: Value, value: unknown) {
  const after = changeText(text, { op: 'set', file, path, value });
  expect(parseDocument(after).toJS()).toEqual(changedData(data, path, value));
  expect(valueIn(load(after.replace(/^\uFEFF/, '')), path)).toEqual(value);
  const [old, next] = [text, after].map((each) => each.split('\n'));
  const rest = (old ?? []).length - to - 1;
  expect(next?.slice(0, from)).toEqual(old?.slice(0, from));
  expect(rest > 0 ? next?.slice(-rest) : []).toEqual(old?.slice(to + 1));
  return after;
}

test('studio: when any value of any file changes to any other, then only the lines of that value change', () => {
  expect(values.flat().length).toBeGreaterThan(1500);
  // File by file: the text before is then read once for all its changes.
  for (const places of values) {
    const changes = fc.constantFrom(...places).chain((place) => fc.tuple(fc.constant(place), valueLike(place.old)));
    fc.assert(
      fc.property(changes, ([place, value]) => {
        const after = expectOnlyThat(place, value);
        // A value that stays on one line is one line of the diff.
        if (!/[\n\u0085\u2028]/.test(String(value)))
          expect(after.split('\n').length).toBe(place.text.split('\n').length);
      }),
      { numRuns: 4 },
    );
  }
}, 120_000);

const styles = [
  '# about\r\na: one # why\r\n\r\nb:\r\n  - x\r\n  - "y" # note\r\n',
  "\uFEFFa: one\nb: {c: 'two', d: [1, 2 , 3] } # end\n",
  'a: |\n  first\n  second\n\n  third\n\n# next\nb: > # folded\n  one\n  two\n\nc: |-\n    deep\n    text\nd: |+\n  kept\n\ne: last',
  'a: plain over\n  two lines\nb: "quoted over\n  two lines"\nc: \'single\n\n  over\'\n',
  'a:\nb: ~\nc: !!str 12\nd:\n- one\n-   two\n',
  'a: 1',
];

test('studio: when a value stands in any style of YAML, then its neighbours, comments and line endings stay', () => {
  const places = styles.flatMap((text, index) => valuesOf(String(index), text));
  const changes = fc.constantFrom(...places).chain((place) => fc.tuple(fc.constant(place), valueLike(place.old)));
  fc.assert(
    fc.property(changes, ([place, value]) => {
      const after = expectOnlyThat(place, value);
      for (const comment of ['# about', '# why', '# note', '# end', '# next', '# folded'])
        if (place.text.includes(comment)) expect(after).toContain(comment);
      if (place.text.includes('\r\n')) expect(after).not.toMatch(/[^\r]\n/);
      expect(after.startsWith('\uFEFF')).toBe(place.text.startsWith('\uFEFF'));
    }),
    { numRuns: 800 },
  );
}, 120_000);

const change = (
  text: string,
  ...changes: (Change extends infer C ? (C extends { file: string } ? Omit<C, 'file'> : never) : never)[]
) => changes.reduce((made, each) => changeText(made, { ...each, file: 'a.yaml' } as Change), text);

it.each([
  ['a price', 'a: 50 # VAT\nb: 1\n', { op: 'set', path: ['a'], value: 55 }, 'a: 55 # VAT\nb: 1\n'],
  ['quotes only where they are needed', 'a: one\n', { op: 'set', path: ['a'], value: 'one: two' }, "a: 'one: two'\n"],
  ['an optional field', 'a: 1\n# end\n', { op: 'set', path: ['b'], value: 'x' }, 'a: 1\nb: x\n# end\n'],
  [
    'a field between braces',
    'a: { b: 1 } # c\n',
    { op: 'set', path: ['a', 'd'], value: 'x, y' },
    "a: { b: 1, d: 'x, y' } # c\n",
  ],
  [
    'a group',
    'a: 50\nb: { from: 1 }\n',
    { op: 'set', path: ['a'], value: { from: 5, to: 6 } },
    'a: { from: 5, to: 6 }\nb: { from: 1 }\n',
  ],
  [
    'a list of groups',
    'a: x\n',
    { op: 'set', path: ['b'], value: [{ c: 'd: e', f: ['g'] }] },
    "a: x\nb:\n  - c: 'd: e'\n    f:\n      - g\n",
  ],
  [
    'a changed group, by its changed field alone',
    'a: {b: 1,  c: 2}\n',
    { op: 'set', path: ['a'], value: { b: 1, c: 3 } },
    'a: {b: 1,  c: 3}\n',
  ],
  [
    'an added item',
    'a:\n  - x # first\n\n  - y\nb: 1\n',
    { op: 'add', path: ['a', 2], value: 'z' },
    'a:\n  - x # first\n\n  - y\n\n  - z\nb: 1\n',
  ],
  [
    'an item added at the top',
    'a:\n  # all\n  - x\n',
    { op: 'add', path: ['a', 0], value: 'w' },
    'a:\n  # all\n  - w\n  - x\n',
  ],
  [
    'an item like its neighbours',
    'a:\n  - { t: 1 }\n',
    { op: 'add', path: ['a', 1], value: { t: 2 } },
    'a:\n  - { t: 1 }\n  - { t: 2 }\n',
  ],
  ['an item in brackets', 'a: [x, y]\n', { op: 'add', path: ['a', 1], value: 'z, 1' }, "a: [x, 'z, 1', y]\n"],
  ['the first item', 'a: []\nb: 1\n', { op: 'add', path: ['a', 0], value: 'x' }, 'a: [x]\nb: 1\n'],
  [
    'a copy',
    'a:\n  - t: 1 # one\n    u: 2\n  # next\n  - t: 3\n',
    { op: 'duplicate', path: ['a', 0] },
    'a:\n  - t: 1 # one\n    u: 2\n  - t: 1 # one\n    u: 2\n  # next\n  - t: 3\n',
  ],
  [
    'a moved item',
    'a:\n  - t: 1\n    u: 2\n\n  - t: 3\n\n  - t: 4\n',
    { op: 'move', path: ['a', 2], to: 0 },
    'a:\n  - t: 4\n\n  - t: 1\n    u: 2\n\n  - t: 3\n',
  ],
  ['a removed item', 'a:\n  - t: 1\n    u: 2\n  - t: 3\n', { op: 'remove', path: ['a', 0] }, 'a:\n  - t: 3\n'],
  [
    'a removed item between comments',
    'a:\n  # one\n  - x\n  # two\n  - y\n',
    { op: 'remove', path: ['a', 0] },
    'a:\n  # one\n  # two\n  - y\n',
  ],
  [
    'the last of items with comments',
    'a:\n  - x\n  # two\n  - y\nb: 1\n',
    { op: 'remove', path: ['a', 1] },
    'a:\n  - x\n  # two\nb: 1\n',
  ],
  ['the only item', 'a:\n  - x\nb: 1\n', { op: 'remove', path: ['a', 0] }, 'a: []\nb: 1\n'],
  ['a removed field', 'a: 1\nb: |\n  x\n\nc: 2\n', { op: 'remove', path: ['b'] }, 'a: 1\nc: 2\n'],
  ['a removed field between braces', 'a: { b: 1, c: 2 }\n', { op: 'remove', path: ['a', 'c'] }, 'a: { b: 1 }\n'],
  [
    'the whole text, with the endings it had',
    '\uFEFFa: [\r\n',
    { op: 'text', text: 'a: []\nb: 1\n' },
    '\uFEFFa: []\r\nb: 1\r\n',
  ],
  ['the whole text', 'a: [\n', { op: 'text', text: 'a: []\n' }, 'a: []\n'],
] as const)('studio: when %s is saved, then the text of the file changes only there', (_, before, made, after) => {
  expect(change(before, made as never)).toBe(after);
});

it.each([
  ['a file that does not parse', 'a: [\n', { op: 'set', path: ['a'], value: 1 }, 'cannot be read'],
  ['an item that is gone', 'a: [x]\n', { op: 'remove', path: ['a', 4] }, 'not there any more'],
  ['a field that is gone', 'a: 1\n', { op: 'remove', path: ['b'] }, 'not there any more'],
  [
    'a value that an anchor shares',
    'a: &x 1\nb: *x\n',
    { op: 'set', path: ['a'], value: 2 },
    'so that it cannot be read',
  ],
] as const)('studio: when %s is to be changed, then that is refused with the reason', (_, before, made, message) => {
  expect(() => change(before, made as never)).toThrow(message);
});

const lists = values.flat().filter(({ path }) => typeof path.at(-1) === 'number');

test('studio: when a value in any list is copied, and the copy moved and removed, then the file is as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lists), ({ file, text, data, path }) => {
      const list = path.slice(0, -1);
      const last = (valueIn(data, list) as unknown[]).length;
      const copied = changeText(text, { op: 'duplicate', file, path });
      expect(copied.length).toBeGreaterThan(text.length);
      const moved = changeText(copied, { op: 'move', file, path: [...list, Number(path.at(-1)) + 1], to: last });
      expect(changeText(moved, { op: 'remove', file, path: [...list, last] })).toBe(text);
    }),
    { numRuns: 50 },
  );
}, 60_000);
