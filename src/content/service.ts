import { bookingForms } from './booking-forms';
import { z } from 'zod';
import { blocks, drawings } from './blocks';
import { factName, line, oneOf, pageLink, pictureName, prose, seo, whole } from './schema';

/** One file of `data/services/`: a page at /services/{file name} and a card wherever services are listed. */
export const service = z.strictObject({
  title: line('The heading of the page'),
  linkText: line('Its short name on cards, in the breadcrumb and in the footer'),
  summary: line('One sentence for the card'),
  cardNote: line('The price line of the card, such as Free quote'),
  seo,
  order: whole('Its place among the services: 10, 20, 30 …'),
  icon: oneOf(['heater', 'clipboard-check', 'flame', 'waves', 'wrench', 'bath'], 'Its icon'),
  drawing: oneOf(drawings, 'Its drawing'),
  colour: oneOf(['mist', 'copper', 'verdigris'], 'The tint of its card'),
  lead: prose('One or two sentences under the heading'),
  facts: z.array(line('A short proof')).min(2).max(4).meta({ description: 'Proofs beside the buttons' }),
  backLink: z.boolean().optional().meta({ description: "true for a 'Back to Services' link" }),
  offer: z.boolean().optional().meta({ description: 'true to lead with the limited offer' }),
  booking: oneOf(bookingForms, 'Which booking form its buttons open'),
  phoneLine: oneOf(['office', 'emergency', 'mobile'], 'Which phone line it shows'),
  floating: oneOf(
    ['none', 'quote', 'dial', 'call'],
    'What floats over the page on large screens: nothing, call and quote, call and a quote button that phones, two lines to call',
  ),
  picture: pictureName('A picture for the page').optional(),
  pictureAlt: line('What the picture shows, for people who cannot see it').optional(),
  feature: z
    .strictObject({
      heading: line('Heading'),
      text: prose('One paragraph'),
      picture: pictureName('The picture beside it'),
      pictureAlt: line('What the picture shows, for people who cannot see it'),
      link: pageLink,
    })
    .optional()
    .meta({ description: 'A part of the page with a picture beside a text' }),
  serviceType: line('What search engines call it, such as Boiler repair'),
  offers: z
    .array(z.strictObject({ name: line('What is sold'), price: factName('A name from data/prices.yaml') }))
    .optional()
    .meta({ description: 'Fixed prices, for search engines' }),
  blocks,
});
