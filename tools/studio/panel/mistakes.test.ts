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
  ['to: found 1, expected a number that is at least `from` (To).', "Write a number that is not below 'From'."],
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
    'Choose a picture from the list.',
  ],
  ['picture: there is no picture data/pictures/tap.jpg.', 'There is no picture tap.jpg.'],
  [
    'text: "£50" is typed as a figure. Write its name instead: {prices.annualService}.',
    "£50 is kept in one place, so that it is the same in all texts. Delete it here, and choose it from 'Insert a price or detail': Annual service.",
  ],
  [
    'text: "20 years" is typed as a figure. Give it a name in data/figures.yaml and write {figures.thatName}, or write the number in words. Only for the boiler lifespan: {figures.boilerLifespan}.',
    "20 years: a number like this is kept in one place, so that it is the same in all texts. Delete it here, and choose it from 'Insert a price or detail'. If that list does not have it, add it first: open another price or number, press 'The whole form', and fill in 'Add a new one' at the end. Or write the number in words, such as ten. The list has one for the boiler lifespan, but that is something else.",
  ],
  [
    'text: unknown fact name "prices.no". Facts are in prices.yaml.',
    "Nothing is called prices.no. Delete it, and choose from 'Insert a price or detail'.",
  ],
  [
    '"annualService" is missing, but 15 texts use {prices.annualService}, such as data/booking.yaml:53:14. Put it back, or change those texts.',
    '15 texts show it, so it cannot be removed. Change those texts first.',
  ],
  ['text: see data/booking.yaml:53:14.', 'See Booking.'],
  ['data/ is empty', 'Data/ is empty'],
  [
    'a.b: found "Open [address] of [name]", expected a text with [address] and no other name in square brackets (The link; the site fills in [address]).',
    'Keep [address] in the text, with its square brackets: the website fills it in. Nothing else may stand in square brackets.',
  ],
  [
    'bars.4.figure: found figures.hours, expected the name of a number (Its length). Write another name, such as prices.rye.',
    'Choose one from the list.',
  ],
  [
    'price: found the name in braces, expected the name alone (Its price). Write prices.rye without braces.',
    'Choose one from the list.',
  ],
  [
    'price: found "5 to 6", expected a number. Write a range with both ends: { from: 5, to: 6 }.',
    "Fill in both 'From' and 'To'.",
  ],
  ['price: found "52,50", expected a number. Write 52.50 without quotes.', 'Write 52.50.'],
  [
    'main: found a list, expected a link to /guides in it: headings take its name (The menu).',
    'Keep a link to /guides in this list: headings take its name.',
  ],
  [
    'lead: "£50" is typed as a figure. Write its name instead: {prices.rye} or {prices.rye.number}.',
    "£50 is kept in one place, so that it is the same in all texts. Delete it here, and choose it from 'Insert a price or detail': Rye.",
  ],
  [
    'days: found a list, expected a list that leaves at least one day open.',
    'Make this a list that leaves at least one day open.',
  ],
  ['price: found -50, expected more than 0 (One price).', 'Write a number above 0.'],
  ['stars: found 5.8, expected at most 5 stars (A number).', 'Write 5 stars or less.'],
  ['stars: found 0, expected at least 1 (Stars given).', 'Write 1 or more.'],
  [
    'price: found "£50", expected a number. Write 50 alone: the site adds the sign.',
    'Write 50 alone: the website adds the sign.',
  ],
  [
    'items: the list has 0 items, expected at least 1. Add 1.',
    'The list has 0 items, and must have at least 1. Add 1.',
  ],
  [
    'summary: the text has 299 characters, expected at most 220 (One sentence). Shorten it by 79.',
    'The text has 299 characters, and may have at most 220. Shorten it by 79.',
  ],
  [
    'steps.4.ends: no ending is called "contrls". Write one of "a", "b", or add it to `endings` of `finder`.',
    "There is no ending called 'contrls'. Check its letters.",
  ],
  [
    'lead: the page /legal has no place "#bookings". Did you mean "#booking"?',
    "The page /legal has no heading for '#bookings'. Did you mean '#booking'?",
  ],
  [
    'lead: the page /gallery has no place "#no". Expected one of #main, #plans.',
    "The page /gallery has no heading for '#no'. It has #main, #plans.",
  ],
  [
    'lead: no page has the address "/no". Expected the address of a page of this site, such as /faq.',
    "No page has the address '/no'. Choose one from the list.",
  ],
  [
    'lead: the link "#steps" is not allowed here. Expected /a-page, https://… or mailto:office.',
    "The link '#steps' cannot be used here. Choose a page of this website, or write an address that begins with https://.",
  ],
  [
    'lead: data/company.yaml has no "tel:ofice". Did you mean "tel:office"? Expected one of tel:office, tel:shop.',
    "No phone number or email address of the company has the name 'tel:ofice'. Write one of these: tel:office, tel:shop.",
  ],
  [
    'lead: "£{prices.rye}" would show as "££5". Write {prices.rye} alone: the £ or the unit is part of it.',
    "'£Rye' would show as '££5'. Delete what you typed beside it: the £ or the unit comes by itself.",
  ],
  [
    'lead: "{claims.baked}" stands without the hours. Add "We bake from {figures.bakingHours}."',
    "'Baked' stands without the hours. Add: We bake from … Where the dots are, choose Baking hours from 'Insert a price or detail'.",
  ],
  [
    'parts: nothing shows what is touched. Add "What the hand touches": true to that part.',
    "Nothing shows what is touched. Tick 'What the hand touches' for that part.",
  ],
  [
    'steps.5.drawing: the drawing is the same as steps.4.drawing. Change one.',
    'The drawing is the same as Steps › 5 › Drawing. Change one.',
  ],
])('mistakes: when %j is shown at its field, then it reads %j', (message, words) => {
  expect(atField(message)).toBe(words);
});

it("mistakes: when one is shown away from its field, then the field's name stands before it in words", () => {
  expect(mistakesInWords([at('photo.picture: missing. Expected a text (The photo).')])).toBe(
    'The photo: fill this in.',
  );
  expect(mistakesInWords([at('groups.1.linkText: too long.')])).toBe('Groups › 2 › Link text: too long.');
});
