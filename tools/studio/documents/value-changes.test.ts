import { changesBetween } from './value-changes';

const at = { file: 'x.yaml', path: ['items'] };
const item = (text: string) => ({ text, stars: 5 });

it.each([
  ['a value', 50, 55, [{ op: 'set', path: ['items'], value: 55 }]],
  ['nothing', [item('a')], [item('a')], []],
  [
    'a field of an item',
    [item('a'), item('b')],
    [item('a'), item('c')],
    [{ op: 'set', path: ['items', 1, 'text'], value: 'c' }],
  ],
  ['a new field', {}, { sample: true }, [{ op: 'set', path: ['items', 'sample'], value: true }]],
  ['a field that is gone', { sample: true }, {}, [{ op: 'remove', path: ['items', 'sample'] }]],
  ['a new item', ['a', 'c'], ['a', 'b', 'c'], [{ op: 'add', path: ['items', 1], value: 'b' }]],
  ['a copied item', ['a', 'c'], ['a', 'a', 'c'], [{ op: 'duplicate', path: ['items', 0] }]],
  ['an item that is gone', ['a', 'b', 'c'], ['a', 'c'], [{ op: 'remove', path: ['items', 1] }]],
  [
    'two items that are gone',
    ['a', 'b', 'c', 'd'],
    ['a', 'd'],
    [
      { op: 'remove', path: ['items', 2] },
      { op: 'remove', path: ['items', 1] },
    ],
  ],
  ['the first item of a list', [], ['a', 'b'], [{ op: 'set', path: ['items'], value: ['a', 'b'] }]],
  ['an item moved down', ['a', 'b', 'c'], ['b', 'c', 'a'], [{ op: 'move', path: ['items', 0], to: 2 }]],
  ['an item moved up', ['a', 'b', 'c'], ['c', 'a', 'b'], [{ op: 'move', path: ['items', 2], to: 0 }]],
  [
    'a changed and a new item',
    ['a', 'z'],
    ['b', 'c', 'z'],
    [
      { op: 'set', path: ['items', 0], value: 'b' },
      { op: 'add', path: ['items', 1], value: 'c' },
    ],
  ],
])(
  'changes between values: when there is %s, then these changes and no others are saved',
  (_, before, after, changes) => {
    expect(changesBetween(before, after, at)).toEqual(changes.map((change) => ({ file: 'x.yaml', ...change })));
  },
);
