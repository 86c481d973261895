import fc from 'fast-check';
import { invisibleIn, withoutInvisible } from './invisible';
import { unseen } from './test-support/unseen';

const seenSequences = {
  'a family': '👨\u200D👩\u200D👧',
  'an astronaut with a skin colour': '👩🏽\u200D🚀',
  'a heart on fire': '❤\uFE0F\u200D🔥',
  'the flag of England': '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'two letters as a flag': '🇬🇧',
  'a keycap': '1\uFE0F\u20E3',
  'a telephone in colour': '☎\uFE0F',
  'a telephone in black': '☎\uFE0E',
  Persian: 'می\u200Cخواهم',
  Hindi: 'क्\u200Dष',
  Sinhala: 'ශ්\u200Dරී',
  'a number sign of Arabic': '\u0600\u0661',
  'accents that are typed by themselves': 'e\u0301',
  'a no-break space': '10\u00A0km',
};

test.each(Object.entries(seenSequences))('invisible: when a text has %s, then it stays as it is', (_, text) => {
  expect(withoutInvisible(`Jo ${text} and\n\t${text}`)).toBe(`Jo ${text} and\n\t${text}`);
});

test.each([
  ['a joiner between Latin letters', 'a\u200Db', 'ab'],
  ['two joiners between Persian letters', 'می\u200C\u200Cخ', 'میخ'],
  ['a joiner behind a mark of direction', '\u061C\u200Cم', 'م'],
  ['a joiner behind the last emoji', '🚀\u200D', '🚀'],
  ['a selector behind a digit', '0800\uFE0F', '0800'],
  ['tags that are no flag', 'a\u{E0067}\u{E0062}', 'a'],
  ['line breaks of other programs', 'a\r\nb\rc\u2028d\u2029e\u0085f\vg', 'a\nb\nc\nd\ne\nf\ng'],
])('invisible: when a text has %s, then only what is seen is left', (_, text, left) => {
  expect(withoutInvisible(text)).toBe(left);
});

test('invisible: when a character that nobody sees stands between letters, then it is found and removed', () => {
  expect(unseen.length).toBeGreaterThan(4000);
  const wrong = unseen.filter(
    (character) => withoutInvisible(`a${character}b`) !== 'ab' || invisibleIn(`a${character}b`)[0] !== 1,
  );
  expect(wrong.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
});

test('invisible: when a text is cleaned twice, then it is the same as once, and nothing that is seen is lost', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...Object.values(seenSequences)),
    fc.constantFrom('\u200B', '\u200C', '\u200D', '\uFE0F', '\u202E', '\u2028', '\u{E007F}'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (given) => {
      const text = given.join('');
      const clean = withoutInvisible(text);
      expect(withoutInvisible(clean)).toBe(clean);
      expect(invisibleIn(clean)).toEqual([]);
      const ink = (words: string) => words.replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
      expect(ink(clean)).toBe(ink(text));
    }),
  );
});
