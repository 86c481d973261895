import { cleanPaste, pastedItems } from './pasted';

const list = 'Our work:\r\n\u2022\u00a0Boilers\r\n\u2022\tTaps \r\n\u200b\u2022 Drains\r\n';

test.each([
  ['no-break spaces, tabs and characters that nobody sees', 'A\u00a0warm\t home\u200b ', 'A warm home', ['spaces']],
  ['paragraphs', 'One.\r\n\r\nTwo.', 'One. Two.', ['lines']],
  ['bullets', '\u2022 Boilers\n\u2022 Taps', 'Boilers, Taps', ['bullets']],
  ['quotes of Word', '\u201cGood\u201d, he\u2019s', '"Good", he\'s', ['quotes']],
  ['nothing odd', 'Plain words', 'Plain words', []],
])('pasting: when a text has %s, then the field gets what it can hold, and that is said', (_, from, text, done) => {
  expect(cleanPaste(from)).toEqual({ text, done });
});

test('pasting: when a list is pasted, then its lines become items without their bullets or numbers', () => {
  expect(pastedItems(list)).toEqual(['Our work:', 'Boilers', 'Taps', 'Drains']);
  expect(pastedItems('1. First\n2) Second')).toEqual(['First', 'Second']);
  expect(pastedItems('One line, 24. May')).toEqual([]);
});
