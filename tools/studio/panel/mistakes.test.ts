import { atField, mistakesInWords } from './mistakes';

const at = (message: string) => ({ file: 'data/a.yaml', line: 1, column: 1, message });

it.each([
  ['photo.picture: missing. Expected a text (The photo).', 'Fill this in.'],
  ['items.0.kind: missing. Expected one of tip, warning.', 'Choose one from the list.'],
  [
    "slots.0.from: found 8, expected a time in quotes, such as '08:00' (When it begins).",
    'Write a time, such as 08:00.',
  ],
  ['slot: found "x \\"y\\"", expected one of am, pm (Which half). Did you mean "am"?', 'Choose one from the list.'],
  ['to: found 1, expected a number that is at least `from` (To).', "Write a number that is at least 'From'."],
  [
    'phones.office.number: found "1", expected a UK number in quotes, with spaces and all its digits, such as \'01632 960123\' (The number).',
    'Write a UK number, with spaces and all its digits, such as 01632 960123.',
  ],
  [
    'gasSafe.number: found "1", expected the Gas Safe number in quotes (Register number).',
    'Write the Gas Safe number.',
  ],
  [
    'picture: found "", expected the name of a file in data/pictures, such as boiler.jpg (The portrait).',
    'Write a picture from the list.',
  ],
  ['picture: there is no picture data/pictures/tap.jpg.', 'There is no picture tap.jpg.'],
  [
    'text: "£50" is typed as a figure. Write its name instead: {prices.annualService}.',
    "£50 is a figure that stands in one place, for all texts. Take it from 'Insert a fact': Annual service.",
  ],
  [
    'text: "20 years" is typed as a figure. Give it a name in data/figures.yaml and write {figures.thatName}, or write the number in words. Only for the boiler lifespan: {figures.boilerLifespan}.',
    "20 years is a figure, and every figure stands in one place, for all texts. Take it from 'Insert a fact'. If it is not there, add it first: open another one, and press 'All of this file'. Or write the number in words. There is one for the boiler lifespan, which is something else.",
  ],
  [
    'text: unknown fact name "prices.no". Facts are in prices.yaml.',
    "There is no fact prices.no. Choose one from 'Insert a fact'.",
  ],
  [
    '"annualService" is missing, but 15 texts use {prices.annualService}, such as data/booking.yaml:53:14. Put it back, or change those texts.',
    '15 texts show it, so it cannot go. Change those texts first.',
  ],
  ['text: see data/booking.yaml:53:14.', 'See Booking.'],
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
