import { z } from 'zod';
import { heading, intro } from './own-words';
import { line, pageLink, pagePath, prose } from '../../field-types';

/** The kinds of block that show what other files say, with a few words of the page's own. */
export const blocksOfOtherFiles = [
  z.strictObject({
    kind: z
      .literal('team')
      .meta({ description: "The 'who is at your door' card with the owner and the register number" }),
    heading,
    text: prose('One paragraph'),
    ticks: z.array(prose('A point')).min(1),
    link: pageLink.optional(),
  }),
  z.strictObject({
    kind: z
      .literal('gasSafe')
      .meta({ description: 'The Gas Safe number, how to check it and what to look for on the card' }),
    heading,
    text: prose('One paragraph'),
    lookFor: z.array(prose('Something to look for on the card')).min(1),
  }),
  z.strictObject({
    kind: z.literal('areas').meta({ description: 'The area map with the list of towns from data/company.yaml' }),
    heading,
    text: prose('One paragraph'),
    link: pageLink.optional(),
  }),
  z.strictObject({
    kind: z.literal('boilerPrices').meta({ description: 'The table of boiler prices from data/calculator.yaml' }),
    heading,
    text: prose('One paragraph'),
    caption: line('What the table shows'),
    link: pageLink,
  }),
  z.strictObject({
    kind: z.literal('thermostats').meta({ description: 'The boxes of the thermostats from data/thermostats.yaml' }),
    heading,
    intro,
  }),
  z.strictObject({
    kind: z.literal('boilerBrands').meta({ description: 'The comparison tables from data/boiler-brands.yaml' }),
    heading,
    intro,
  }),
  z.strictObject({
    kind: z.literal('services').meta({ description: 'A box for each service' }),
    heading: heading.optional(),
    intro,
    most: z.int().min(1).optional().meta({ description: 'How many to show, before a link to all; all without it' }),
  }),
  z.strictObject({
    kind: z.literal('reviews').meta({ description: 'The featured reviews from data/testimonials.yaml' }),
    heading,
    intro,
    most: z.int().min(1).optional().meta({ description: 'How many to show; all without it' }),
    link: pageLink.optional(),
  }),
  z.strictObject({
    kind: z.literal('gasSafety').meta({ description: 'What to do when you smell gas, from data/safety.yaml' }),
  }),
  z.strictObject({
    kind: z.literal('triage').meta({ description: 'Gas smell, water coming in, no heat: from data/safety.yaml' }),
    book: pagePath('Where the button for a repair leads'),
  }),
] as const;
