import { atField, mistakesInWords } from './mistakes';

const at = (message: string) => ({ file: 'data/a.yaml', line: 1, column: 1, message });

it.each([
  ['photo.picture: missing. Expected a text (The photo).', 'Fill this in.'],
  ['items.0.kind: missing. Expected one of tip, warning.', 'Choose one of these: tip, warning.'],
  [
    "slots.0.from: found 8, expected a time in quotes, such as '08:00' (When it begins).",
    'Found 8, expected a time, such as 08:00 (When it begins).',
  ],
  ['data/ is empty', 'Data/ is empty'],
])('mistakes: when %j is shown at its field, then it reads %j', (message, words) => {
  expect(atField(message)).toBe(words);
});

it("mistakes: when one is shown away from its field, then the field's name stands before it in words", () => {
  expect(mistakesInWords([at('photo.picture: missing. Expected a text (The photo).')])).toBe(
    'The photo: fill this in.',
  );
  expect(mistakesInWords([at('groups.1.linkText: too long.')])).toBe('Groups › 2 › Link text: too long.');
});
