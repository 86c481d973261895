import { sourceMark } from '../../tools/shared/source-marks';
import { charactersOf, linesOf } from './plain-text';

it.each([
  ['one', ['one']],
  ['', ['']],
  ['a\nb', ['a', 'b']],
  ['a\r\nb', ['a', 'b']],
  ['a\rb', ['a', 'b']],
  ['a\n\rb', ['a', '', 'b']],
  ['a\u2028b\u2029c\u0085d\ve\ff', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['tab\tstays', ['tab\tstays']],
  ['nul\0, bell\u0007 and delete\u007F go', ['nul, bell and delete go']],
  ['lone \uD83D and \uDC4D', ['lone \uFFFD and \uFFFD']],
  ['a pair 👍 stays', ['a pair 👍 stays']],
])('plain text: when it is %j, then its lines are %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

it('plain text: when characters are counted, then as readers count them', () => {
  expect(charactersOf('e\u0301👍🏽👨‍👩‍👧🇬🇧a')).toEqual(['e\u0301', '👍🏽', '👨‍👩‍👧', '🇬🇧', 'a']);
});

it('plain text: when the browser has no segmenter, then code points are counted', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(charactersOf('e\u0301👍')).toEqual(['e', '\u0301', '👍']);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

it('plain text: when it is written in a preview, then a mail has no source marks', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const text = `Full name${sourceMark({ file: 'booking-dialog.yaml', path: ['fields', 'name', 'label'] })}: Jo Doe`;
  expect(linesOf(text)).toEqual(['Full name: Jo Doe']);
  jest.restoreAllMocks();
});
