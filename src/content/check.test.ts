import { checkData, formatComplaint } from './check';
import { type DataFolder, readData } from './read-data';

const real = readData(process.cwd());
const complaints = (folder: DataFolder) => checkData(folder).map(formatComplaint);

/** The real data with one file's text changed, or a file added. */
function having(path: string, bytes: Uint8Array | string, folder = real): DataFolder {
  const file = { path, bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes };
  return { ...folder, files: [...folder.files.filter((other) => other.path !== path), file] };
}

const textOf = (path: string) =>
  new TextDecoder().decode(real.files.find((file) => file.path === path)?.bytes ?? new Uint8Array());

/** Where the mark ‸ stands in a text, as `line:column`. */
function placeOf(marked: string) {
  const before = (marked.split('‸')[0] ?? '').split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

const bleed = 'guides/how-to-bleed-radiator.yaml';
const whole = /^[\s\S]*$/;
const facts = 'Facts stand in prices.yaml, claims.yaml, figures.yaml and company.yaml.';
const fit = 'Check its indentation, its colon and its quotes; a text with a colon in it needs quotes around it.';
const kinds =
  'one of text, list, steps, points, prices, table, quote, callout, video, questions, cta, stats, links, split, team, gasSafe, areas, boilerPrices, thermostats, boilerBrands, services, reviews, gasSafety, triage.';

/** A mistake: in which file, what is replaced by what, and the complaint; ‸ marks the place the complaint must name. */
const seeds: [mistake: string, file: string, from: string | RegExp, to: string, message: string][] = [
  // YAML
  ['a tab as indent', bleed, /\n {2}title: /, '\n‸\ttitle: ', 'a tab is used to indent. Use spaces instead.'],
  [
    'a tab before a list item',
    bleed,
    '\n  - Two old cloths',
    '\n‸\t- Two old cloths',
    'a tab is used to indent. Use spaces instead.',
  ],
  [
    'a field twice',
    bleed,
    'linkText:',
    '‸title: Again\nlinkText:',
    'the field "title" stands twice here. Keep one of them.',
  ],
  [
    'a colon without quotes',
    bleed,
    'linkText: ',
    'linkText: ‸Bleed: ',
    `this line does not fit: nested mappings are not allowed in compact mappings. ${fit}`,
  ],
  [
    'a quote that is not closed',
    bleed,
    /\nlinkText: .*/,
    "\nlinkText: 'Bleed‸",
    `this line does not fit: missing closing 'quote. ${fit}`,
  ],
  [
    'a bracket that is not closed',
    'appointments.yaml',
    /\[Sunday\]\n(#.*\n)?closedDates/,
    '[Sunday\n$1‸closedDates',
    `this line does not fit: flow sequence in block collection must be sufficiently indented and end with a ]. ${fit}`,
  ],
  [
    'a text that begins with a brace',
    bleed,
    /\nlinkText: .*/,
    '\nlinkText: {prices.annualService} ‸now',
    'this line does not end with its bracket. A text that begins with { or [ needs quotes around it.',
  ],
  [
    'a list item without a hyphen',
    bleed,
    '\n  - Two old cloths',
    '\n‸  Two old cloths',
    `this line does not fit: all mapping items must start at the same column. ${fit}`,
  ],
  [
    'an empty file',
    'offer.yaml',
    whole,
    '‸',
    'the file is empty. Fill it in, or delete it if the page is no longer wanted.',
  ],
  [
    'a file of comments',
    'offer.yaml',
    whole,
    '‸# Later\n',
    'the file is empty. Fill it in, or delete it if the page is no longer wanted.',
  ],
  ['a file that is one text', 'offer.yaml', whole, '‸Later\n', 'found "Later", expected a group of fields.'],
  [
    'a span the wrong way round',
    'prices.yaml',
    /systemBoiler: .*/,
    'systemBoiler: { from: 2600, to: ‸1800 }',
    'systemBoiler.to: found 1800, expected a number that is not below `from` (A number).',
  ],
  [
    'a figure the wrong way round',
    'figures.yaml',
    /boilerLifespan: .*/,
    'boilerLifespan: { from: 20, to: ‸15, unit: years }',
    'boilerLifespan.to: found 15, expected a number that is not below `from` (A number).',
  ],
  [
    'a slot that ends before it begins',
    'appointments.yaml',
    "start: '08:00', end: '12:00'",
    "start: '12:00', end: ‸'08:00'",
    'slots.am.end: found "08:00", expected a time after `start` (A time of day, 24 hours).',
  ],
  [
    'a question in two groups',
    'faq.yaml',
    'question: Which areas do you cover?',
    'question: ‸I can smell gas. What should I do?',
    'groups.2.items.0.question: found "I can smell gas. What should I do?", expected each question once (The question).',
  ],
  // Fields
  [
    'a missing field',
    'offer.yaml',
    /label: (.*)\ntext: .*/,
    '‸label: $1',
    'text: missing. Expected a text (What is offered).',
  ],
  [
    'a missing field in a list',
    'testimonials.yaml',
    /- stars: 5\n( +quote: .*\n) +name: .*/,
    '- ‸stars: 5\n$1',
    'items.0.name: missing. Expected a text (The name to show).',
  ],
  ['an empty field', 'offer.yaml', /text: .*/, 'text:‸', 'text: found nothing, expected a text (What is offered).'],
  [
    'an empty text',
    'offer.yaml',
    /text: .*/,
    "text: ‸''",
    'text: the text is empty. Fill it in or remove the field (What is offered).',
  ],
  [
    'an unknown field',
    bleed,
    /^prevention:/m,
    '‸prevantion:',
    'prevantion: unknown field "prevantion". Did you mean "prevention"?',
  ],
  [
    'an unknown field unlike all others',
    'offer.yaml',
    'price:',
    '‸colour: red\nprice:',
    'colour: unknown field "colour". Known here: label, text, price, endsOn, drawing.',
  ],
  [
    'an unknown field in a block',
    'pages/owner.yaml',
    'numbered: true',
    '‸numberd: true',
    'blocks.3.numberd: unknown field "numberd". Did you mean "numbered"?',
  ],
  [
    'a price with its sign',
    'prices.yaml',
    /^annualService: .*/m,
    'annualService: ‸£50',
    'annualService: found "£50", expected a number. Write 50 alone: the site adds the sign.',
  ],
  [
    'a price of a span with its sign',
    'prices.yaml',
    /systemBoiler: .*/,
    'systemBoiler: { from: ‸£1800, to: 2600 }',
    'systemBoiler.from: found "£1800", expected a number (A number). Write 1800 alone: the site adds the sign.',
  ],
  [
    'a number where a text is due',
    'testimonials.yaml',
    /name: .*/,
    'name: ‸2024',
    "items.0.name: found 2024, expected a text (The name to show). Put it in quotes: '2024'.",
  ],
  [
    'a word where a number is due',
    bleed,
    /order: .*/,
    'order: ‸twenty',
    'order: found "twenty", expected a number (Its place in the group: 10, 20, 30 …). Write digits alone, without quotes.',
  ],
  [
    'a number in quotes',
    bleed,
    /order: .*/,
    "order: ‸'20'",
    'order: found "20", expected a number (Its place in the group: 10, 20, 30 …). Write 20 without quotes.',
  ],
  [
    'a number with a part',
    bleed,
    /order: .*/,
    'order: ‸20.5',
    'order: found 20.5, expected a whole number (Its place in the group: 10, 20, 30 …).',
  ],
  [
    'a number out of range',
    'testimonials.yaml',
    'stars: 5',
    'stars: ‸6',
    'items.0.stars: found 6, expected at most 5 (Stars given).',
  ],
  [
    'a number below the range',
    'appointments.yaml',
    /bookAheadDays: .*/,
    'bookAheadDays: ‸0',
    'bookAheadDays: found 0, expected at least 1 (How many days from today the calendar reaches).',
  ],
  [
    'yes for true',
    'testimonials.yaml',
    /^ +sample: true/m,
    '    sample: ‸yes',
    'items.0.sample: found "yes", expected true or false (true while it is not a real review). Write true or false, without quotes.',
  ],
  [
    'true where a text is due',
    'testimonials.yaml',
    /name: .*/,
    'name: ‸true',
    "items.0.name: found true, expected a text (The name to show). Put it in quotes: 'true'.",
  ],
  [
    'a text where a list is due',
    bleed,
    /needs:\n( {2}- .*\n)+/,
    'needs: ‸A key\n',
    'needs: found "A key", expected a list (lines that begin with -) (What you need). Put each item on a line of its own that begins with a hyphen.',
  ],
  [
    'a list where a text is due',
    bleed,
    /\nlinkText: .*/,
    '\nlinkText: ‸[Bleed]',
    'linkText: found a list, expected a text (Its short name in lists and in the breadcrumb).',
  ],
  [
    'a group where a text is due',
    bleed,
    '  - Two old cloths',
    '  - ‸Cloths: two old ones',
    'needs.1: found a group of fields, expected a text (A tool or material). A text with a colon in it needs quotes around it.',
  ],
  [
    'a text that is one fact',
    bleed,
    /\nlinkText: .*/,
    '\nlinkText: ‸{prices.annualService}',
    'linkText: found a group of fields, expected a text (Its short name in lists and in the breadcrumb). A text that begins with { or [ needs quotes around it.',
  ],
  [
    'an unknown kind of block in a page',
    'pages/reviews.yaml',
    'kind: stats',
    'kind: ‸stat',
    `blocks.0.kind: found "stat", expected ${kinds} Did you mean "stats"?`,
  ],
  [
    'an unknown kind of block',
    bleed,
    'kind: callout',
    'kind: ‸calout',
    `more.0.kind: found "calout", expected ${kinds} Did you mean "callout"?`,
  ],
  [
    'a block without a kind',
    bleed,
    '- kind: list\n    heading',
    '- ‸heading',
    `more.1.kind: missing. Expected ${kinds}`,
  ],
  [
    'a word that is not in the list',
    bleed,
    /group: .*/,
    'group: ‸diy-tip',
    'group: found "diy-tip", expected one of diy-tips, cost-saving (Which group of the DIY Hub it belongs to). Did you mean "diy-tips"?',
  ],
  [
    'a word unlike those in the list',
    'services/boiler-servicing-surrey.yaml',
    /phoneLine: .*/,
    'phoneLine: ‸landline',
    'phoneLine: found "landline", expected one of office, emergency, mobile (Which phone line it shows).',
  ],
  [
    'an empty list',
    'testimonials.yaml',
    /items:[\s\S]*/,
    'items: ‸[]\n',
    'items: the list has 0 items, expected at least 1.',
  ],
  [
    'a section of the terms too few',
    'legal.yaml',
    /sections:\n {2}- heading: [\s\S]*?\n {2}- heading/,
    'sections:\n  ‸- heading',
    'sections: the list has 14 items, expected exactly 15.',
  ],
  [
    'a text that is too long',
    bleed,
    /summary: .*/,
    `summary: ‸${'Too long. '.repeat(30)}`,
    'summary: the text has 299 characters, at most 220 fit (One sentence for the card in the DIY Hub).',
  ],
  [
    'a name with a hyphen',
    'prices.yaml',
    'fullService:',
    '‸full-service:',
    'full-service: "full-service" is no name. Expected letters and digits, such as annualService.',
  ],
  [
    'an unknown unit',
    'figures.yaml',
    /boilerPressureMaxBar: .*/,
    'boilerPressureMaxBar: { value: 2, unit: ‸bars }',
    'boilerPressureMaxBar.unit: found "bars", expected one of percent, pounds a year, million pounds, bar, litres a day, seconds, hours, days, working days, years, times, m² (What the number counts). Did you mean "bar"?',
  ],
  // Days, times, numbers and addresses
  [
    'a day in British order',
    bleed,
    /published: .*/,
    "published: ‸'21/11/2026'",
    'published: found "21/11/2026", expected a day written 2026-11-24 (First published).',
  ],
  [
    'the 31st of February',
    bleed,
    /published: .*/,
    "published: ‸'2026-02-31'",
    'published: 2026-02-31 is no day of the calendar.',
  ],
  [
    'the 29th of February in a common year',
    'appointments.yaml',
    /closedDates: .*/,
    "closedDates: [‸'2027-02-29']",
    'closedDates.0: 2027-02-29 is no day of the calendar.',
  ],
  [
    'a time without its zero',
    'appointments.yaml',
    "start: '08:00'",
    "start: ‸'8:00'",
    'slots.am.start: found "8:00", expected a time in quotes, such as \'08:00\' (A time of day, 24 hours).',
  ],
  [
    'a phone number with a code',
    'company.yaml',
    /office: \{ number: '[^']*'/,
    "office: { number: ‸'+44 1632 960123'",
    'phones.office.number: found "+44 1632 960123", expected a UK number in quotes, with spaces, such as \'01632 960123\' (The number as people write it).',
  ],
  [
    'a bad email address',
    'company.yaml',
    /office: \S+@.*/,
    'office: ‸hello.example.com',
    'emails.office: found "hello.example.com", expected an email address, such as hello@example.com (For questions).',
  ],
  [
    'an address without https',
    'company.yaml',
    /siteUrl: .*/,
    'siteUrl: ‸http://www.example.com',
    'siteUrl: found "http://www.example.com", expected a web address that begins with https:// (Where the site lives, without a slash at the end).',
  ],
  [
    'half a postcode in small letters',
    'company.yaml',
    /outwardCodes: .*/,
    'outwardCodes: [‸gu1]',
    'outwardCodes.0: found "gu1", expected the first half of a postcode, such as GU12 (The first half of a postcode we usually cover).',
  ],
  // Names, links, pictures
  [
    'an unknown fact in a line',
    'pages/home.yaml',
    /^rating: .*/m,
    "rating: ‸'{claims.ratings} stars'",
    `rating: unknown fact name "claims.ratings". Did you mean "claims.rating"? ${facts}`,
  ],
  [
    'an unknown fact in prose',
    bleed,
    /lead: .*/,
    "lead: ‸'Only {price.annualService}.'",
    `lead: unknown fact name "price.annualService". Did you mean "prices.annualService"? ${facts}`,
  ],
  [
    'an unknown fact unlike the others',
    bleed,
    /lead: .*/,
    "lead: ‸'Only {helicopter}.'",
    `lead: unknown fact name "helicopter". ${facts}`,
  ],
  [
    'an unknown fact as a field',
    'offer.yaml',
    /price: .*/,
    'price: ‸prices.anualService',
    `price: unknown fact name "prices.anualService". Did you mean "prices.annualService"? ${facts}`,
  ],
  [
    'a fact without its second brace',
    bleed,
    /lead: .*/,
    "lead: ‸'Only {prices.annualService.'",
    'lead: the brace "{" stands alone. A fact\'s name stands between two: {prices.annualService}.',
  ],
  [
    'a link to no page',
    bleed,
    'to: /guides/emergency-leak-repair',
    'to: ‸/guides/emergency-leak-repairs',
    'more.0.link.to: no page has the address "/guides/emergency-leak-repairs". Did you mean "/guides/emergency-leak-repair"?',
  ],
  [
    'a link to a page like no other',
    bleed,
    'to: /guides/emergency-leak-repair',
    'to: ‸/prices-of-helicopters',
    'more.0.link.to: no page has the address "/prices-of-helicopters".',
  ],
  [
    'a link to no page in prose',
    bleed,
    /lead: .*/,
    "lead: ‸'[Guides](/guide)'",
    'lead: no page has the address "/guide". Did you mean "/guides"?',
  ],
  [
    'a link to no page, with a title',
    bleed,
    /lead: .*/,
    `lead: ‸'[Guides](/guide "All of them")'`,
    'lead: no page has the address "/guide". Did you mean "/guides"?',
  ],
  [
    'a link with a slash at its end',
    bleed,
    'to: /guides/emergency-leak-repair',
    'to: ‸/guides/emergency-leak-repair/',
    'more.0.link.to: found "/guides/emergency-leak-repair/", expected an address without a slash at the end: /guides/emergency-leak-repair',
  ],
  [
    'a slash before an anchor',
    bleed,
    /lead: .*/,
    "lead: ‸'[Terms](/legal/#payment)'",
    'lead: found "/legal/#payment", expected an address without a slash at the end: /legal#payment',
  ],
  [
    'a link without a slash',
    bleed,
    'to: /guides/emergency-leak-repair',
    'to: ‸guides/emergency-leak-repair',
    'more.0.link.to: found "guides/emergency-leak-repair", expected an address on this site that begins with / (The page it leads to).\nmore.0.link.to: no page has the address "guides/emergency-leak-repair". Did you mean "/guides/emergency-leak-repair"?',
  ],
  [
    'a link to no place on a page',
    bleed,
    /lead: .*/,
    "lead: ‸'[Terms](/legal#payments)'",
    'lead: the page /legal has no place "#payments". Did you mean "payment"?',
  ],
  [
    'a place without its page',
    bleed,
    /lead: .*/,
    "lead: ‸'[Steps](#steps)'",
    'lead: the link "#steps" leads nowhere safe: expected /a-page, https://…, tel:emergency or mailto:office',
  ],
  [
    'a link without https',
    bleed,
    /lead: .*/,
    "lead: ‸'[Site](http://example.com)'",
    'lead: the link "http://example.com" leads nowhere safe: expected /a-page, https://…, tel:emergency or mailto:office',
  ],
  [
    'a link to another site without its protocol',
    bleed,
    /lead: .*/,
    "lead: ‸'[Site](//example.com)'",
    'lead: the link "//example.com" leads nowhere safe: expected /a-page, https://…, tel:emergency or mailto:office',
  ],
  [
    'a link that runs a script',
    bleed,
    /lead: .*/,
    "lead: ‸'[Click](javascript:alert(1))'",
    'lead: the link "javascript:alert" leads nowhere safe: expected /a-page, https://…, tel:emergency or mailto:office',
  ],
  [
    'an unknown phone line',
    bleed,
    /lead: .*/,
    "lead: ‸'[Call](tel:emergancy)'",
    `lead: unknown fact name "phone.emergancy". Did you mean "phone.emergency"? ${facts}`,
  ],
  [
    'a phone number written out',
    bleed,
    /lead: .*/,
    "lead: ‸'[Call](tel:01632960123)'",
    `lead: unknown fact name "phone.01632960123". ${facts}`,
  ],
  [
    'an unknown mailbox',
    bleed,
    /lead: .*/,
    "lead: ‸'[Write](mailto:offices)'",
    `lead: unknown fact name "email.offices". Did you mean "email.office"? ${facts}`,
  ],
  [
    'a picture that is not there',
    'gallery.yaml',
    'gallery-boiler-service.jpg',
    '‸gallery-boiler-services.jpg',
    'items.1.picture: there is no picture data/pictures/gallery-boiler-services.jpg. Did you mean "gallery-boiler-service.jpg"?',
  ],
  [
    'a picture of no kind',
    'gallery.yaml',
    'gallery-boiler-service.jpg',
    '‸gallery-boiler-service.gif',
    'items.1.picture: found "gallery-boiler-service.gif", expected the name of a file in data/pictures, such as boiler.jpg (The picture).\nitems.1.picture: there is no picture data/pictures/gallery-boiler-service.gif. Did you mean "gallery-boiler-service.jpg"?',
  ],
  // Copies
  [
    'a question twice',
    'faq.yaml',
    'question: Water is coming in. What comes first?',
    'question: ‸I can smell gas. What should I do?',
    'groups.0.items.1.question: "I can smell gas. What should I do?" stands twice in this list. Change or remove one.',
  ],
  [
    'a title twice, in other letters',
    'gallery.yaml',
    'title: Boiler replacement',
    'title: ‸BOILER SERVICE',
    'items.2.title: "BOILER SERVICE" stands twice in this list. Change or remove one.',
  ],
  // Figures written out
  [
    'a price',
    bleed,
    /lead: .*/,
    'lead: ‸A service is £50.',
    'lead: "£50" is written out. Name the fact instead: {prices.annualService} or {prices.annualService.number} or {prices.thermostatManual.to}.',
  ],
  [
    'a price that no fact has',
    bleed,
    /lead: .*/,
    'lead: ‸A key is £1.99.',
    'lead: "£1.99" is written out. Give it a name in data/prices.yaml and write {prices.thatName}.',
  ],
  [
    'a percentage',
    bleed,
    /lead: .*/,
    'lead: ‸They reach 94% now.',
    'lead: "94%" is written out. Name the fact instead: {figures.boilerEfficiency}.',
  ],
  [
    'a claim',
    bleed,
    /lead: .*/,
    'lead: ‸We answer 24/7.',
    'lead: "24/7" is written out. Name the fact instead: {claims.emergencyHours}.',
  ],
  [
    'a span with a dash',
    bleed,
    /lead: .*/,
    'lead: ‸It lasts 15–20 years.',
    'lead: "15–20 years" is written out. Name the fact instead: {figures.boilerLifespan}.',
  ],
  [
    'a span with a hyphen',
    bleed,
    /lead: .*/,
    'lead: ‸We are there in 1-2 hours.',
    'lead: "1-2 hours" is written out. Name the fact instead: {claims.responseTarget}.',
  ],
  [
    'a phone number',
    bleed,
    /lead: .*/,
    'lead: ‸Call 01632 960911.',
    'lead: "01632 960911" is written out. Name the fact instead: {phone.emergency}.',
  ],
  [
    'the register number',
    bleed,
    /lead: .*/,
    'lead: ‸Our number is 952583.',
    'lead: "952583" is written out. Name the fact instead: {company.gasSafeNumber}.',
  ],
];

it.each(seeds)('names %s, where it stands and what to write instead', (_, path, from, to, message) => {
  const marked = textOf(path).replace(from, to);
  expect(marked).not.toBe(textOf(path));
  expect(complaints(having(path, marked.replace('‸', '')))).toEqual(
    message.split('\n').map((line) => `data/${path}:${placeOf(marked)} ${line}`),
  );
});

it('finds no mistake in the real data', () => {
  expect(complaints(real)).toEqual([]);
});

const guideText = textOf(bleed);
it.each([
  ['guides/How To Bleed.yaml', 'how-to-bleed.yaml'],
  ['guides/how_to_bleed.yaml', 'how-to-bleed.yaml'],
  ['guides/how-to-bleed.yml', 'how-to-bleed.yaml'],
])('refuses %s as the name of a page', (path, better) => {
  expect(complaints(having(path, guideText))).toEqual([
    `data/${path}:1:1 the file's name becomes the page's address: expected small letters, digits and hyphens, ` +
      `then .yaml, such as ${better}.`,
  ]);
});

it.each([
  ['price.yaml', ' Is it meant to be "prices.yaml"?'],
  ['guides/winter/frozen-pipes.yaml', ''],
  ['notes-for-the-photographer.txt', ''],
])('says that %s is no part of the site', (path, hint) => {
  expect(complaints(having(path, 'a: 1'))).toEqual([
    `data/${path}:1:1 this file belongs to no part of the site.${hint}`,
  ]);
});

it.each(['offer.yaml', 'pages/not-found.yaml'])('says that %s is missing', (path) => {
  const files = real.files.filter((file) => file.path !== path);
  expect(complaints({ ...real, files })).toEqual([`data/${path}:1:1 the file is missing; the site needs it.`]);
});

it('says where links lead nowhere once a guide is deleted', () => {
  const files = real.files.filter(({ path }) => path !== bleed);
  const found = complaints({ ...real, files });
  expect(found).not.toEqual([]);
  for (const complaint of found) expect(complaint).toContain('no page has the address "/guides/how-to-bleed-radiator"');
});

it('names the character that is not UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('label: Offer\ntext: caf'), Buffer.from([0xe9]), Buffer.from('\n')]);
  expect(complaints(having('offer.yaml', bytes))).toEqual([
    'data/offer.yaml:2:10 a character here is not UTF-8, so it would show as �. Save the file with the encoding UTF-8.',
  ]);
});

it('takes a file that an editor on Windows has saved', () => {
  const text = `\uFEFF${textOf('offer.yaml').replaceAll('\n', '\r\n')}`;
  expect(complaints(having('offer.yaml', text))).toEqual([]);
});

it('does not take names of facts and targets of links for figures', () => {
  const lead = "lead: 'For {prices.annualService}, [on the register](https://www.gassaferegister.co.uk/952583).'";
  expect(complaints(having(bleed, guideText.replace(/lead: .*/, lead)))).toEqual([]);
});

it('keeps to the mistake itself when a file of facts is broken', () => {
  const broken = having(
    'prices.yaml',
    textOf('prices.yaml').replace(/^combiBoiler: \{/m, 'combiBoiler: { colour: red,'),
  );
  const found = complaints(
    having(bleed, guideText.replace(/lead: .*/, 'lead: We answer {claims.rating}, 24/7.'), broken),
  );
  expect(found).toEqual([
    expect.stringMatching(/^data\/guides\/how-to-bleed-radiator\.yaml:\d+:7 lead: "24\/7" is written out\./),
    expect.stringMatching(/^data\/prices\.yaml:\d+:\d+ combiBoiler\.colour: unknown field "colour"/),
  ]);
});

it('reports the mistakes of all files in one run, in their order', () => {
  const chosen = [
    'a tab as indent',
    'an empty text',
    'a number out of range',
    'a price with its sign',
    'an unknown unit',
  ];
  const mistakes = seeds.filter(([mistake]) => chosen.includes(mistake));
  const folder = mistakes.reduce(
    (data, [, path, from, to]) => having(path, textOf(path).replace(from, to).replace('‸', ''), data),
    real,
  );
  expect(checkData(folder).map(({ file }) => file)).toEqual([
    'data/figures.yaml',
    'data/guides/how-to-bleed-radiator.yaml',
    'data/offer.yaml',
    'data/prices.yaml',
    'data/testimonials.yaml',
  ]);
});

it('reports every mistake of one file', () => {
  const text = guideText
    .replace(/order: .*/, 'order: first')
    .replace(/lead: .*/, 'lead: For £50.')
    .replace(/^video:/m, 'film:');
  expect(complaints(having(bleed, text)).map((line) => line.split(' ')[1])).toEqual([
    'video:',
    'order:',
    'lead:',
    'film:',
  ]);
});

it('takes less than three seconds', () => {
  const start = performance.now();
  checkData(readData(process.cwd()));
  expect(performance.now() - start).toBeLessThan(3000);
});
