import { z } from 'zod';
import type { Html } from '../tools/shared/safe-html';
import type { Fact } from '../tools/shared/fact';
import type { FieldKind } from '../tools/yaml/schema';
import { bookingForms } from '../src/domain/booking-forms';

const longestLine = 220;
/** The most characters of what others have written, such as a review. The longest usual one has about 400. */
const longestQuote = 600;

const text = (kind: FieldKind, description: string, longest: number) =>
  z.string().min(1).max(longest).meta({ kind, description });

/** Feeds, mails and calendar files give each text a line of its own. */
const oneLine = /^[^\n\v\f\r\u0085\u2028\u2029]*$/;

const shortText = () => z.string().min(1).max(longestLine).regex(oneLine, 'a text without a line break');

/** A short plain text with facts in braces, without Markdown. */
export const line = (description: string) => shortText().meta({ kind: 'line', description });

/** A line with gaps that the site fills in, each named in square brackets: 'Please call us on [phone].' */
export function lineWith(gaps: readonly string[], description: string) {
  const names = gaps.map((name) => `[${name}]`).join(' and ');
  const each = gaps.map((name) => `(?=.*\\[${name}\\])`).join('');
  const noOther = `(?!.*\\[(?!(?:${gaps.join('|')})\\]))`;
  return z
    .string()
    .min(1)
    .max(longestLine)
    .regex(new RegExp(`^${each}${noOther}`), `a text with ${names} and no other name in square brackets`)
    .meta({ kind: 'line', description: `${description}; the website fills in ${names}` });
}

/**
 * A paragraph with facts in braces and inline Markdown (`**bold**`, `[words](/path)`). Components get it as HTML
 * (tools/yaml/facts/markdown.ts).
 */
export const prose = (description: string) => text('prose', description, 1600) as unknown as z.ZodType<Html, string>;

/** A customer's own words, shown unchanged: no facts in braces, no Markdown. */
export const quote = (description: string) => text('verbatim', description, longestQuote);

/** The name of a fact, such as `prices.annualService`. Components get the fact itself. */
export const factName = (description: string) => text('fact', description, 80) as unknown as z.ZodType<Fact, string>;

/** The name of a fact that is a number, such as a price, for charts and gauges: they cannot draw words. */
export const numberName = (description: string) =>
  z.string().min(1).max(80).meta({ kind: 'fact', isNumber: true, description }) as unknown as z.ZodType<Fact, string>;

/**
 * The address of a page of this site, such as `/guides/how-to-bleed-radiator`, with or without an anchor, `/#contact`.
 */
export const pagePath = (description: string) =>
  z
    .string()
    .regex(/^\/(?!\/)/, 'an address on this site that begins with /')
    .meta({ kind: 'page', description });

/** The service that a photograph or a review belongs to. */
export const serviceOfJob = z
  .string()
  .regex(/^\/services\/[a-z0-9-]+$/, 'the address of a service, such as /services/boiler-servicing-surrey')
  .meta({ kind: 'page', description: 'The service it belongs to; the page of the service shows the newest three' })
  .optional();

/** An address that the site has had, such as `/guides/bleed-a-radiator`. No page has it now. */
export const formerAddress = z
  .string()
  .regex(/^(?:\/[a-z0-9-]+)+$/, 'an address that the site has had, such as /guides/bleed-a-radiator')
  .meta({ description: 'An address that the page has had' });

/** The former addresses of an entry, from which visitors and search engines are led to it. */
export const formerly = z
  .array(formerAddress)
  .min(1)
  .optional()
  .meta({ description: 'Addresses that the page has had, each such as /guides/bleed-a-radiator' });

/** The name of a file in `data/pictures/`. */
export const pictureName = (description: string) =>
  z
    .string()
    .regex(/^[\w-]+\.(jpe?g|png|webp|avif)$/, 'the name of a file in data/pictures, such as boiler.jpg')
    .meta({ kind: 'picture', description });

const isFileName = /\.(?:jpe?g|png|webp|avif|heic|gif)$|^(?:img|dsc|pxl|image|photo)[-_ ]?\d+$/i;

/** The words for people who cannot see a picture. Many programs offer the name of its file in their place. */
export const pictureWords = (description: string) =>
  shortText()
    .refine((words) => !isFileName.test(words.trim()), {
      error: 'what the picture shows, in words, and not the name of a file',
    })
    .meta({ kind: 'line', description });

/**
 * The point of a picture that stays in view where a page cuts off its edges. Stands beside the picture, as `pictureFocus`
 * beside `picture`, which is how the studio finds it.
 */
export const pictureFocus = z
  .string()
  .regex(/^(?:100|[1-9]?\d)% (?:100|[1-9]?\d)%$/, 'how far from the left and from the top, such as 50% 25%')
  .meta({ kind: 'focus', description: 'What stays in view where the edges of the picture are cut off' })
  .optional();

const videoFile = (description: string, ending: RegExp, example: string) =>
  z
    .string()
    .regex(ending, `the name of a file in data/videos, such as ${example}`)
    .meta({ kind: 'video', description });

/** A recording that replaces 'Video Coming Soon'. Its files are in `data/videos/`, its poster in `data/pictures/`. */
export const recording = z.strictObject({
  file: videoFile('The video, a file in data/videos', /^[\w-]+\.(mp4|webm)$/, 'bleed.mp4'),
  captions: videoFile(
    'Its subtitles: what is said and heard, as a WebVTT file in data/videos',
    /^[\w-]+\.vtt$/,
    'bleed.vtt',
  ),
  poster: pictureName('The picture shown before it plays, a file in data/pictures, best 1280 by 720').meta({
    kind: 'poster',
  }),
});

const aDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Returns the schema of a calendar day, written 2026-11-24. */
export const day = (description: string) =>
  z.string().regex(aDay, "a day in quotes, such as '2026-11-24'").meta({ kind: 'day', description });

interface Dated {
  published: string;
  updated: string;
}
/**
 * Refuses an update before the publication. ISO dates compare as text. Skips invalid dates, which have their own
 * diagnostic.
 */
export const inOrder = <Entry extends z.ZodType<Dated>>(entry: Entry) =>
  entry.refine(
    ({ published, updated }) => updated >= published || ![published, updated].every((text) => aDay.test(text)),
    {
      path: ['updated'],
      error: 'a day that is `published` or later',
    },
  );

/**
 * One of a fixed list of words. `inWords` says what they mean, where they do not say so themselves: forms show that, and
 * editors show it beside the word.
 */
export const oneOf = <Word extends string>(
  words: readonly [Word, ...Word[]],
  description: string,
  inWords?: Readonly<Partial<Record<Word, string>>>,
) =>
  z.enum(words).meta({ description, ...(inWords && { enumDescriptions: words.map((word) => inWords[word] ?? word) }) });

/** The booking form of a page. */
export const bookingForm = oneOf(bookingForms, 'Which booking form its buttons open', {
  'home-quote': 'A quote, as on the home page',
  'home-service': 'A boiler service, as on the home page',
  'services-service': 'A boiler service, as on the page with all services',
  'heating-quote': 'A quote for heating',
  'servicing-service': 'A boiler service, as on the page Boiler servicing',
  'servicing-quote': 'A boiler repair',
  'installation-visit': 'A visit before a boiler installation',
  'drain-quote': 'A quote for drains',
  'repairs-quote': 'A quote for plumbing repairs',
  'bathroom-quote': 'A quote for a bathroom',
  'calculator-quote': 'A quote with the answers of the quote calculator',
});

/** Who answers for a guide or an article. Without it the page names nobody, because nobody has checked it. */
export const author = oneOf(
  ['owner'],
  'Who has read and checked it, and nobody else; the page then says so',
).optional();

/** Higher than any number that makes sense here, and still a GraphQL Int. */
const highest = 2_000_000_000;

/** A number above zero, such as a price. */
export const amount = z.number().gt(0).max(highest).meta({ description: 'A number' });

/** A whole number, `lowest` or more. */
export const whole = (description: string, lowest = 0) => z.int().min(lowest).max(highest).meta({ description });

/** A web address outside this site. */
export const webAddress = (description: string) =>
  z.url({ protocol: /^https$/, error: 'a web address that begins with https://' }).meta({ description });

/** What search engines and browser tabs show for a page. */
export const seo = z
  .strictObject({
    title: line('The title in the browser tab and in search results, without the company name'),
    description: line('One or two sentences for search results; at most 160 characters read best'),
  })
  .meta({ description: 'What search engines and shared links show' });

/** A heading with a text under it. */
export const titled = z.strictObject({
  title: line('Heading'),
  text: prose('Text under the heading'),
});

/** A link to another page of the site. */
export const pageLink = z.strictObject({
  to: pagePath('The page it leads to'),
  label: line('The words of the link'),
});

/** The action of a button in a block: phone, the page's booking dialog, email, or a link to a page. */
export const action = z.union([
  oneOf(['call', 'book', 'email'], 'What the button does', {
    call: 'Calls us',
    book: 'Opens the booking form',
    email: 'Opens an email to us',
  }),
  pageLink,
]);
