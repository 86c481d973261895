import { z } from 'zod';
import { day, factName, line, pageLink, pictureName, prose, quote, seo } from './schema';

/** `data/gallery.yaml`: the project cards of /gallery. */
export const gallery = z.strictObject({
  title: line('The heading of the page'),
  lead: prose('One or two sentences under the heading'),
  seo,
  illustrativeNote: line('The words on a picture that is not one of our own jobs'),
  items: z
    .array(
      z.strictObject({
        title: line('The kind of work'),
        description: prose('One or two sentences'),
        picture: pictureName('The picture'),
        pictureAlt: line('What the picture shows, for people who cannot see it'),
        illustrative: z.boolean().optional().meta({ description: 'true while it is not a photo of our own job' }),
      }),
    )
    .min(1),
  closing: z.strictObject({
    heading: line('The heading of the band with the buttons at the foot'),
    text: prose('One or two sentences in it'),
  }),
});

/** `data/testimonials.yaml`: the featured reviews. */
export const testimonials = z.strictObject({
  label: line('What stands under each reviewer'),
  // None, while there is no real one: the pages then leave the part out.
  items: z.array(
    z.strictObject({
      stars: z.int().min(1).max(5).meta({ description: 'Stars given' }),
      quote: quote('What the customer wrote'),
      name: line('The name to show'),
      town: line('Where the customer lives'),
      sample: z.boolean().optional().meta({ description: 'true while it is not a real review' }),
    }),
  ),
});

/** `data/thermostats.yaml`: the three kinds of thermostat (spec 2, 9). */
export const thermostats = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: line('The kind'),
        price: factName('Its price, as a name from data/prices.yaml'),
        recommended: z.boolean().optional().meta({ description: 'true for the one we recommend' }),
        features: z
          .array(
            z.strictObject({
              text: line('What it can or cannot do'),
              included: z.boolean().meta({ description: 'true if it can' }),
            }),
          )
          .min(1),
        savings: line('What it saves'),
        bestFor: line('Whom it suits'),
      }),
    )
    .min(1),
});

/** `data/boiler-brands.yaml`: two makes compared, in two tables (spec 2, 3). */
export const boilerBrands = z.strictObject({
  feature: line('Heading of the column of features'),
  brands: z.array(line('A make')).length(2),
  tables: z
    .array(
      z.strictObject({
        caption: line('What the table compares'),
        rows: z
          .array(
            z.strictObject({
              feature: line('What this row compares'),
              values: z.array(line('The value for each make, in the order of `brands`')).length(2),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** `data/offer.yaml`: the limited offer. */
export const offer = z.strictObject({
  label: line('Such as Limited Offer'),
  text: line('What is offered'),
  price: factName('Its price, as a name from data/prices.yaml'),
  endsOn: day('The last day of the offer').optional(),
  drawing: line('What the drawing beside the offer shows, for people who cannot see it'),
});

const triageCard = z.strictObject({
  heading: line('Heading'),
  text: prose('What to do, action first'),
  action: line('The words of the button'),
});

/** `data/safety.yaml`: what to do when you smell gas, and the three-way triage. */
export const safety = z.strictObject({
  gas: z.strictObject({
    heading: line('Heading'),
    text: prose('Whom to call'),
    steps: z.array(prose('Something to do')).min(1),
  }),
  triage: z.strictObject({ heading: line('Heading'), gas: triageCard, water: triageCard, heat: triageCard }),
});

/** Pages whose names in the navigation also stand in breadcrumbs and on links back. */
const namedPages = ['/', '/about', '/services', '/gallery', '/guides', '/insights', '/faq'];

/** `data/navigation.yaml`: the links of the header and the footer. */
export const navigation = z.strictObject({
  emergencyNote: prose('In the menu of pages whose buttons call the office: whom to call in an emergency'),
  main: z.array(pageLink).superRefine((links, context) => {
    for (const page of namedPages)
      if (!links.some(({ to }) => to === page))
        context.addIssue({
          code: 'custom',
          message: `a link to ${page} in it: breadcrumbs take the name of that page from here`,
        });
  }),
  help: z.array(pageLink).min(1),
  legal: pageLink.refine(({ to }) => to === '/legal', {
    path: ['to'],
    error: 'the address /legal: the breadcrumb of that page takes its name from here',
  }),
});
