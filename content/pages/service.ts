import { companyLines } from '../../src/domain/company-lines';
import { z } from 'zod';
import { evidenceOf } from '../../src/domain/evidence';
import { hasMore } from '../../src/domain/lists/list-ways';
import {
  breadcrumb,
  emergencyNote,
  itemsOf,
  leadingOffer,
  type Page,
  type Parts,
  reached,
  words,
  type Hides,
  type Shows,
} from './shows';
import { blocks, drawings } from './blocks';
import {
  bookingForm,
  formerly,
  line,
  oneOf,
  pageLink,
  pictureFocus,
  pictureName,
  pictureWords,
  prose,
  seo,
  whole,
} from '../field-types';

/** The name of a price. Refuses one end of a range, which search results would show as the exact price of an offer. */
const wholePrice = z
  .string()
  .min(1)
  .max(80)
  .regex(
    /^(?!.*\.(?:from|to)$)/,
    'the name of a whole price, without .from or .to at its end, such as prices.combiBoiler',
  )
  .meta({ kind: 'fact', description: 'A price, as a name from data/prices.yaml' });

const colours = { mist: 'Pale grey', copper: 'Pale orange', verdigris: 'Pale green' };

/** One file of `data/services/`: a page at /services/{file name}, and a card wherever services are listed. */
export const service = z.strictObject({
  title: line('The heading of the page'),
  linkText: line('Its short name, in lists, in the links over the heading and at the foot of pages'),
  summary: line('One sentence for its box in lists'),
  cardNote: line('The line with the price in its box, such as Free quote'),
  seo,
  formerly,
  order: whole('Its place among the services, lowest number first: 10, 20, 30 …'),
  drawing: oneOf(drawings, 'Its drawing'),
  colour: oneOf(['mist', 'copper', 'verdigris'], 'The colour of its box', colours),
  lead: prose('One or two sentences under the heading'),
  leadBelow: prose('Further text, below the questions of a page that begins with them').optional(),
  facts: z
    .array(line('A short reason to trust us, such as Gas Safe registered'))
    .min(2)
    .max(4)
    .meta({ description: 'Short reasons to trust us, beside the buttons' }),
  backLink: z.boolean().optional().meta({ description: "true for a 'Back to Services' link" }),
  offer: z.boolean().optional().meta({ description: 'true to lead with the limited offer' }),
  booking: bookingForm,
  phoneLine: oneOf(companyLines, 'Which phone line it shows'),
  floating: oneOf(['none', 'quote', 'dial', 'call'], 'What floats over the page on large screens', {
    none: 'Nothing',
    quote: 'Call, and a button for a quote',
    dial: 'Call, and a quote button that phones',
    call: 'Two lines to call',
  }),
  picture: pictureName('A picture for the page').optional(),
  pictureAlt: pictureWords('What the picture shows, for people who cannot see it').optional(),
  pictureFocus,
  feature: z
    .strictObject({
      heading: line('Heading'),
      text: prose('One paragraph'),
      picture: pictureName('The picture beside it'),
      pictureAlt: pictureWords('What the picture shows, for people who cannot see it'),
      pictureFocus,
      link: pageLink,
    })
    .optional()
    .meta({ description: 'A part of the page with a picture beside a text' }),
  serviceType: line('What search engines call it, such as Boiler repair'),
  offers: z
    .array(z.strictObject({ name: line('What is sold'), price: wholePrice }))
    .optional()
    .meta({ description: 'Prices, for search engines' }),
  blocks,
});

/** Fields of a service that its own page does not show. The offer stands in the place of its picture. */
export const serviceHides: Hides = ({ offer }) => [
  ...['summary', 'cardNote', 'order', 'colour'],
  ...(offer === true ? ['picture', 'pictureAlt', 'pictureFocus'] : []),
];

/** The newest photographs and reviews of the service. */
function evidence({ file, files }: Page): Parts {
  const route = `/${file.replace('.yaml', '')}`;
  const newest = (name: string, list: string) => {
    const items = itemsOf((files.get(name) as Record<string, unknown> | undefined)?.items);
    const shown = evidenceOf(route, items).map((item) => [name, 'items', items.indexOf(item)] as const);
    return { shown, link: hasMore(list, route, items, shown.length) ? 'more' : 'all' };
  };
  const { shown: pictures, link: toPictures } = newest('gallery.yaml', '/gallery');
  const { shown: reviews, link: toReviews } = newest('testimonials.yaml', '/reviews');
  return [
    ...pictures,
    ...reviews,
    ...(pictures.length > 0 ? words('evidence.pictures', `evidence.${toPictures}Pictures`) : []),
    ...(reviews.length > 0 ? words('evidence.reviews', `evidence.${toReviews}Reviews`, 'lists.stars') : []),
    ...(reviews.length > 0 ? [['testimonials.yaml', 'label'] as const] : []),
  ];
}

/** What src/templates/service.tsx and installation.tsx show from other files. */
export const serviceShows: Shows = (page) => [
  ...breadcrumb,
  ...evidence(page),
  ...(page.data.phoneLine === 'emergency' ? reached(page, 'relay') : emergencyNote),
  ...(page.data.backLink === true ? words('frame.back') : []),
  ...leadingOffer(page),
];
