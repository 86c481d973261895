import { z } from 'zod';
import {
  breadcrumb,
  company,
  itemsOf,
  each,
  eachThat,
  emergencyNote,
  gas,
  reached,
  leadingOffer,
  offerStrip,
  words,
  type Page,
  type Shows,
} from './shows';
import { blocks } from './blocks';
import { guideGroup, guideGroups } from './guide';
import { bookingForm, factName, line, pageLink, pagePath, prose, seo, titled } from '../field-types';

/** The fields that plain pages, the DIY Hub and the list of articles share. */
const basics = {
  title: line('The heading of the page'),
  linkText: line('Its short name, in the links over the heading'),
  seo,
  lead: prose('One or two sentences under the heading'),
  leadBelow: prose('Further text, below the questions of a page that begins with them').optional(),
};

/** A page with a heading and blocks: about, company, owner, services, reviews, calculator. */
export const plainPage = z.strictObject({
  ...basics,
  backLink: pageLink.optional().meta({ description: 'A link back, over the heading' }),
  offer: z.boolean().optional().meta({ description: 'true to lead with the limited offer' }),
  rating: factName('Our rating in stars, set large over the heading: claims.rating').optional(),
  booking: bookingForm.optional(),
  blocks,
});

/** `data/pages/home.yaml`. */
export const homePage = z.strictObject({
  title: z.array(line('A line of the large heading')).min(1).max(3),
  seo,
  rating: line('The words beside the stars'),
  stars: factName('How many stars are drawn: claims.rating'),
  start: line('The name, for blind visitors, of the ways to begin'),
  lead: prose('One or two sentences under the heading'),
  facts: z.array(prose('A short reason to trust us, such as Gas Safe registered')).min(2).max(4),
  entries: z.strictObject({
    emergency: titled,
    heat: titled.extend({ to: pagePath('Where it leads') }),
    boiler: titled.extend({ to: pagePath('Where it leads') }),
    service: titled,
  }),
  blocks,
  contact: z.strictObject({ heading: line('Heading'), phone: titled, online: titled, email: titled }),
});

/** `data/pages/guides.yaml`: the DIY Hub. */
export const guidesPage = z.strictObject({
  ...basics,
  open: line('The button on the guide that is pinned on top'),
  groups: z
    .array(
      z.strictObject({
        name: guideGroup('Which group'),
        heading: line('Its heading'),
        text: prose('One sentence under it'),
      }),
    )
    .length(guideGroups.length),
  blocks: blocks.optional(),
});

/** `data/pages/insights.yaml`: the list of articles and the newsletter. */
export const insightsPage = z.strictObject({
  ...basics,
  newsletter: z.strictObject({
    heading: line('Heading'),
    text: prose('What it is, and how to stop getting it'),
    button: line('The words on the button'),
    subject: line('Subject of the email it opens'),
    body: line('Text of the email: that they agree to get it, and how to stop it'),
    feed: line('The words of the link for people who get articles in an app that brings them news (RSS)'),
  }),
});

/** `data/pages/not-found.yaml`. */
export const notFoundPage = z.strictObject({
  seo,
  text: line('The sentence below the large 404, the code for a page that does not exist'),
  lead: prose('What may be wrong with the address; not shown without a connection'),
  urgent: prose('What to do when it is urgent'),
  offline: line('What a visitor without a connection reads, before the guides that still open'),
  home: line('The words of the link to the home page'),
  closest: line("The words before the closest page, such as 'Were you looking for'"),
  known: z
    .array(z.strictObject({ from: line('An address without a page'), ...pageLink.shape }))
    .meta({ description: 'Addresses people try, and the page they want' }),
  links: z.array(pageLink).min(2).meta({ description: 'Pages many people want' }),
});

const isRealOwner = ({ files }: Page) => {
  const { placeholders } = files.get('company.yaml') as { placeholders?: unknown };
  return !(Array.isArray(placeholders) && placeholders.includes('owner.name'));
};

/** What src/templates/page.tsx and calculator.tsx show from other files. */
export const plainPageShows: Shows = (page) => [
  ...breadcrumb,
  ...emergencyNote,
  ...leadingOffer(page),
  // A page with our areas tells search engines about the company itself.
  ...(itemsOf(page.data.blocks).some(({ kind }) => kind === 'areas')
    ? company('legalName', 'vatNumber', 'hours', 'geo', ...(isRealOwner(page) ? ['owner.name', 'owner.role'] : []))
    : []),
];

/** What src/pages/index.tsx shows from other files. */
export const homePageShows: Shows = (page) => [
  ...offerStrip(page),
  ...words('buttons.book', 'buttons.bookOnline', 'frame.offer'),
  ...['heading', 'drawing', 'things'].map((field) => ['house.yaml', field] as const),
  ...gas,
  ...reached(page, 'textLink', 'relay'),
];

const isPinned = ({ pinned }: Readonly<Record<string, unknown>>) => pinned === true;

/** What src/pages/guides/index.tsx shows from other files. */
export const guidesPageShows: Shows = (page) => [
  ...breadcrumb,
  ...eachThat(page, 'guides/', isPinned, 'title'),
  ...each(page, 'guides/', 'linkText', 'summary', 'time', 'group', 'order', 'pinned'),
];

/** What src/pages/insights/index.tsx shows from other files. */
export const insightsPageShows: Shows = (page) => [
  ...breadcrumb,
  ...emergencyNote,
  ...each(page, 'insights/', 'linkText', 'summary', 'published'),
  ...words('insights.articles', 'insights.minutes'),
];

/** What src/pages/404.tsx shows from other files. */
export const notFoundShows: Shows = (page) => [
  ...gas,
  ...each(page, 'guides/', 'offline'),
  ...eachThat(page, 'guides/', ({ offline }) => offline === true, 'linkText'),
];
