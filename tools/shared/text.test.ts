import {
  fillGaps,
  inSentence,
  nameFromWords,
  nameInWords,
  plainText,
  slugify,
  fileInWords,
  staffLabel,
  telLink,
  wordList,
} from './text';

it.each([
  ['01632 960123', 'tel:+441632960123'],
  ['07700 900123', 'tel:+447700900123'],
  ['0800 111 999', 'tel:+44800111999'],
])('telLink: when a number is %s, then a phone dials it from anywhere', (number, link) => {
  expect(telLink(number)).toBe(link);
});

it.each([
  [[], ''],
  [['Ash'], 'Ash'],
  [['Ash', 'Woking'], 'Ash and Woking'],
  [['Ash', 'Woking', 'Farnham'], 'Ash, Woking and Farnham'],
])('wordList: when the words are %j, then they are joined as in a sentence', (words, text) => {
  expect(wordList(words)).toBe(text);
});

it.each([
  ['<strong>Cold.</strong> <a href="/x">Air</a>', 'Cold. Air'],
  ['A &amp; &quot;B&quot; &#39;C&#39;', `A & "B" 'C'`],
  ['&lt;script&gt;', '<script>'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['no HTML', 'no HTML'],
])('plainText: when the HTML is %s, then its words are read without tags and codes', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['Make a temporary repair', 'make-a-temporary-repair'],
  ['What’s in it?', 'whats-in-it'],
  ["What's in it?", 'whats-in-it'],
  ['  1. Prices & VAT!', '1-prices-vat'],
  ['Café in Ash', 'cafe-in-ash'],
])('slugify: when the heading is %s, then its id has only letters, digits and hyphens', (heading, id) => {
  expect(slugify(heading)).toBe(id);
});

it.each([
  ['Call us on [phone].', 'Call us on 01632.'],
  ['[phone], [phone]: [other] [a b]', '01632, 01632: [other] [a b]'],
])('fillGaps: when a text has gaps, as in "%s", then those with a value are filled', (text, filled) => {
  expect(fillGaps(text, { phone: '01632' })).toBe(filled);
});

it('fillGaps: when a value looks like a gap or a pattern, then it is put in as it is', () => {
  expect(fillGaps('To [a] and [b]', { a: '$& [b]', b: '$1' })).toBe('To $& [b] and $1');
});

it.each([
  ['Boiler service', 'boiler service'],
  ['Morning', 'morning'],
  ['Full name', 'full name'],
  ['Gas Safe check', 'Gas Safe check'],
  ['Visit by a Gas Safe engineer', 'visit by a Gas Safe engineer'],
  ['UK postcode', 'UK postcode'],
  ['B&B inspection', 'B&B inspection'],
  ['A visit', 'a visit'],
  ['9 to 12', '9 to 12'],
  ['Été', 'été'],
  ['', ''],
])('inSentence: when %j stands inside a sentence, then it is written %j', (words, inside) => {
  expect(inSentence(words)).toBe(inside);
});

it('names: when staff read a field, then its name is in words', () => {
  expect(['annualService', 'seo', 'within30cm'].map(nameInWords)).toEqual(['Annual service', 'Seo', 'Within30cm']);
});

it('names: when staff say what a new fact is, then its name is made of that', () => {
  const said = ['Emergency call-out', 'Café visit', '2 hours’ work', '—'];
  expect(said.map(nameFromWords)).toEqual(['emergencyCallOut', 'cafeVisit', 'hoursWork', '']);
});

it.each([
  ['true to mirror it', 'Mirror it'],
  ['Its price, as a name from data/prices.yaml', 'Its price'],
  ['The video, a file in data/videos', 'The video'],
  ['true while it is not a real review', 'It is not a real review'],
  ['The heading', 'The heading'],
  ['What is said and heard, as a WebVTT file in data/videos', 'What is said and heard'],
  ['The ending it leads to, one of `finder.endings`', 'The ending it leads to, one of finder › endings'],
])('staffLabel: when a field is described as %j, then staff read %j', (description, label) => {
  expect(staffLabel(description)).toBe(label);
});

it.each([
  ['prices.yaml', 'Prices'],
  ['booking-dialog.yaml', 'Booking dialog'],
  ['guides/how-to-bleed-radiator.yaml', 'Guides › How to bleed radiator'],
])('fileInWords: when a file is %s, then staff read %s', (file, words) => {
  expect(fileInWords(file)).toBe(words);
});
