import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fixtureData } from './fixture';

// A test proves each sentence of the privacy notice about what the website and the browser do, except those in `others`. A
// sentence that is reworded must be compared with the code again: is it still true, and which test shows that?

type Held = readonly [sentence: RegExp, file: string, title: string];

const journey = 'privacy: when ten pages were visited';
const privacy = 'e2e/privacy.spec.ts';
const held: readonly Held[] = [
  [/^This website receives nothing that you type\.$/, privacy, journey],
  [/^It has no accounts, sets no cookie, counts no visitors and loads nothing from third parties\.$/, privacy, journey],
  [/^So there is no cookie banner\.$/, privacy, journey],
  [
    /^What you write in a booking or an estimate stays in your browser until you hand it over yourself:/,
    privacy,
    journey,
  ],
  [
    /^Those two links give Google or Microsoft the whole text at once/,
    privacy,
    'receipt: when Gmail or Outlook is offered',
  ],
  [/^Your browser keeps some pages.*: the home page and a few guides .* with the fonts and drawings/, privacy, journey],
  [
    /keeps the last five, each for a day and without the part of its address after the question mark\.$/,
    'e2e/visited-pages.spec.ts',
    'then five are kept, without a query, for a day',
  ],
  [
    /^A page older than a day is removed when you next open a page of this website\.$/,
    'e2e/visited-pages.spec.ts',
    'then five are kept',
  ],
  [/^All of it goes when you delete the data of this website/, privacy, 'deleting the data of the site leaves nothing'],
  [/keeps three things in the session storage of this browser tab\.$/, privacy, journey],
  [
    /^They never leave your device by themselves and go when you close the tab for good\.$/,
    privacy,
    'when another tab is open, then it has nothing of what was typed',
  ],
  [/^The tab’s history also notes which question or dialog was open, but not what you typed\.$/, privacy, journey],
  [
    /^If your browser (?:blocks|forbids) storage, everything still works\.$/,
    'e2e/booking-trouble.spec.ts',
    'without storage and clipboard',
  ],
  [
    /^A booking you have begun, so that a reload/,
    'e2e/booking-trouble.spec.ts',
    'then typed text survives, in this tab only',
  ],
  [/^Removed when the booking is made or when you clear it\.$/, 'e2e/booking-trouble.spec.ts', 'typed text survives'],
  [/^After a reload you /, 'e2e/wizard-return.spec.ts', 'then it resumes at the question'],
  [
    /^A link that you copy from the price or the result holds the answers you chose, never what you typed/,
    'e2e/wizard-return.spec.ts',
    'when its link is opened, then it comes back without postcode and email',
  ],
  [
    /^Your answers to the estimate, the quote calculator and the questions that find a fault, with the postcode/,
    'e2e/fault-finder.spec.ts',
    'when reloaded, opened by its link, or after Back and Forward, then it has the same answers',
  ],
  [/^The slots you booked and their receipts/, 'e2e/booking.spec.ts', 'when a slot is booked on one page'],
  [
    /^Removed when you reload a page yourself; a receipt goes as soon as you dismiss it\.$/,
    'e2e/engines/visit.spec.ts',
    'visit: when a page with a receipt is reloaded, then the receipt is gone',
  ],
];

/** Sentences that name the browser or the website, and that no program can prove. */
const others: readonly RegExp[] = [
  // Of whoever hosts the site.
  /^To deliver a page, the server that hosts it sees your (?:IP|internet) address/,
  /^Our ground is our legitimate interest in a safe website\.$/,
  // Of the browser itself.
  /^A tab that your browser reopens may bring them back\.$/,
  /^Like every browser, yours may also keep files and a history of its own\.$/,
];

interface Notice {
  privacy: { paragraphs: string[]; items: string[] };
}
const sentencesOf = ({ privacy: { paragraphs, items } }: Notice) =>
  [...paragraphs, ...items].flatMap((text) => text.replaceAll('**', '').split(/(?<=[.!?])\s+(?=[A-Z])/));
const ofTheCode =
  /\b(?:browser|cookie|storage|tab|device|website|pages?|links?|reload|begun|your answers to the estimate|booked|removed)\b/i;

describe.each<[string, Notice]>([
  ['data/', parse(readFileSync(path.resolve('data/legal.yaml'), 'utf8')) as Notice],
  ['the fixture', fixtureData('legal.yaml') as Notice],
])('privacy notice: %s', (_, notice) => {
  const sentences = sentencesOf(notice);

  test('when a sentence is about the website or the browser, then a test proves it, or it is known to need none', () => {
    const known = [...held.map(([sentence]) => sentence), ...others];
    expect(sentences.filter((text) => ofTheCode.test(text) && !known.some((pattern) => pattern.test(text)))).toEqual(
      [],
    );
  });

  test('when a sentence is listed here, as proved by a test or as one that none can prove, then the notice still has it', () => {
    expect(
      [...held.map(([sentence]) => sentence), ...others].filter((each) => !sentences.some((text) => each.test(text))),
    ).toEqual([]);
  });
});

test.each(held)('privacy notice: when it says %s, then the test that proves it exists', (_, file, title) => {
  expect(readFileSync(path.resolve(file), 'utf8')).toContain(title);
});
