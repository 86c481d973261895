import { load } from 'js-yaml';
import { parse } from 'yaml';
import type { Steps } from '../api';
import { valueIn } from './change-data';
import { changeText } from './change-text';

const places: Record<string, readonly [text: string, op: 'set' | 'add', path: Steps]> = {
  'a plain text': ['a: one # note\nb: 2\n', 'set', ['a']],
  'single quotes': ["a: 'one'\nb: 2\n", 'set', ['a']],
  'double quotes': ['a: "one"\nb: 2\n', 'set', ['a']],
  'a literal block': ['a: |\n  one\n  two\nb: 2\n', 'set', ['a']],
  'a folded block': ['a: >-\n  one\n  two\n\nb: 2\n', 'set', ['a']],
  'a list': ['a:\n  - one\nb: 2\n', 'set', ['a', 0]],
  brackets: ['a: [one]\nb: 2\n', 'set', ['a', 0]],
  'a new field': ['b: 2\n', 'set', ['a']],
  'a new item': ['a:\n  - one\nb: 2\n', 'add', ['a', 1]],
};

it.each(
  Object.entries(places).flatMap(([name, [text, op, path]]) =>
    ['One\n \ntwo', 'One \n \ntwo\n', 'hello \n \n', ' \n \n ', 'a\n\t\nb', '\n \n'].map(
      (value) => [name, JSON.stringify(value), { text, op, path, value }] as const,
    ),
  ),
)(
  'studio: when %s becomes %s, with a line of spaces, then both parsers read it so',
  (_, __, { text, op, path, value }) => {
    const after = changeText(text, { op, file: 'x.yaml', path, value });
    for (const read of [load, parse]) {
      expect(valueIn(read(after), path)).toBe(value);
      expect(valueIn(read(after), ['b'])).toBe(2);
    }
  },
);
