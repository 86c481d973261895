import { isDoubleClick } from './double-click';

test.each([
  ['the first click of a mouse', 1, { pointerType: 'mouse' }, false],
  ['the second click of a double click', 2, { pointerType: 'mouse' }, true],
  ['a third one', 3, { pointerType: 'mouse' }, true],
  ['a key, which counts no clicks', 0, { pointerType: '' }, false],
  ['a tap', 1, { pointerType: 'touch' }, false],
  ['a second quick tap', 2, { pointerType: 'touch' }, false],
  ['a double click where clicks do not name their pointer', 2, {}, true],
] as const)(
  'double click: when there is %s (detail %d, %j), then being a double click is %s',
  (_, detail, nativeEvent, expected) => {
    expect(isDoubleClick({ detail, nativeEvent })).toBe(expected);
  },
);
