import { changesBetween } from './changes-between';

it.each([
  ['nothing', ['a', 'b'], ['a', 'b'], []],
  ['one text', ['a', '£50', 'c'], ['a', '£55', 'c'], [['£50', '£55']]],
  [
    'two side by side',
    ['a', 'b', 'c'],
    ['A', 'B', 'c'],
    [
      ['a', 'A'],
      ['b', 'B'],
    ],
  ],
  ['one more', ['a', 'c'], ['a', 'b', 'c'], [[undefined, 'b']]],
  ['one less', ['a', 'b', 'c'], ['a', 'c'], [['b', undefined]]],
  ['the same twice', ['x', 'a', 'x'], ['y', 'a', 'y'], [['x', 'y']]],
])(
  'changes between texts: when what differs is %s, then only that is listed, before and after',
  (_, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes.map(([from, to]) => ({ before: from, after: to })));
  },
);
