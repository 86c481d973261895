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
])('%j is %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

it('counts characters as readers do', () => {
  expect(charactersOf('e\u0301👍🏽👨‍👩‍👧🇬🇧a')).toEqual(['e\u0301', '👍🏽', '👨‍👩‍👧', '🇬🇧', 'a']);
});

it('counts code points where the browser has no segmenter', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(charactersOf('e\u0301👍')).toEqual(['e', '\u0301', '👍']);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

it('plain text: in a preview, then a mail does not say invisibly where its words are written', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const text = `Full name${sourceMark({ file: 'booking-dialog.yaml', path: ['fields', 'name', 'label'] })}: Jo Doe`;
  expect(linesOf(text)).toEqual(['Full name: Jo Doe']);
  jest.restoreAllMocks();
});
