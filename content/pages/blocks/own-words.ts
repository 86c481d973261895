import { z } from 'zod';
import { drawing } from '../drawing';
import { action, factName, line, numberName, oneOf, pageLink, prose, recording, titled } from '../../field-types';

export const heading = line('Heading of this part of the page');
export const intro = prose('One short paragraph under the heading').optional();

/** Drawings for tiles and panels; each is a symbol in `static/drawings/services-1.svg`. */
export const drawings = ['heating', 'service', 'install', 'drain', 'repair', 'bath'] as const;

/** The kinds of block whose texts stand in the page's own file. */
export const blocksWithOwnWords = [
  z.strictObject({
    kind: z.literal('text').meta({ description: 'Paragraphs under a heading' }),
    heading: heading.optional(),
    paragraphs: z.array(prose('A paragraph')).min(1),
    placeholder: z.boolean().optional().meta({ description: 'true while the owner has not confirmed what it says' }),
  }),
  z.strictObject({
    kind: z.literal('repair').meta({ description: 'Asks for a boiler repair. For the boiler servicing page only' }),
    heading,
    paragraphs: z.array(prose('A paragraph')).min(1),
    button: line('The words of the button'),
    summary: line('What the work summary begins with, such as Boiler repair:'),
  }),
  z.strictObject({
    kind: z.literal('list').meta({ description: 'A list with ticks, crosses, stop signs or dots' }),
    heading: heading.optional(),
    intro,
    look: oneOf(['ticks', 'crosses', 'stops', 'dots'], 'How the items are marked', {
      ticks: 'Ticks, for what is good',
      crosses: 'Crosses, for what is not good',
      stops: 'Stop signs, for signs of danger',
      dots: 'Dots, for everything else',
    }),
    items: z.array(prose('An item')).min(1),
  }),
  z.strictObject({
    kind: z.literal('steps').meta({ description: 'Numbered steps' }),
    heading,
    intro,
    direction: oneOf(['across', 'down'], 'Four short steps side by side, or any number one under another', {
      across: 'Side by side',
      down: 'One under another',
    }),
    items: z.array(titled).min(2),
  }),
  z.strictObject({
    kind: z.literal('points').meta({ description: 'Headed texts side by side: reasons, values, advantages' }),
    heading,
    intro,
    numbered: z.boolean().optional().meta({ description: 'true to number them' }),
    items: z.array(titled.extend({ link: pageLink.optional() })).min(2),
  }),
  z.strictObject({
    kind: z.literal('prices').meta({ description: 'Boxes with prices' }),
    heading,
    intro,
    items: z
      .array(
        z.strictObject({
          name: line('What is sold'),
          badge: line('A word or two in the corner').optional(),
          offer: z.boolean().optional().meta({ description: 'true to show the label of the offer in the corner' }),
          recommended: z.boolean().optional().meta({ description: 'true for the recommended one' }),
          price: factName('Its price, as a name from data/prices.yaml'),
          from: z.boolean().optional().meta({ description: "true to write 'from' before it" }),
          forWhom: line('Whom it suits, one sentence'),
          button: line('The words on its button, which opens the booking form'),
          includes: z.array(line('Something included')).min(1),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    kind: z.literal('table').meta({ description: 'A comparison table' }),
    heading: heading.optional(),
    intro,
    caption: line('What the table compares, for people who hear it read out'),
    columns: z.array(line('Heading of a column; the first stands over the names of the rows')).min(2),
    rows: z
      .array(
        z.strictObject({
          name: line('What this row compares'),
          cells: z.array(line('One cell for each further column')).min(1),
          better: z.int().min(1).optional().meta({ description: 'Which cell is the best: 1 for the first' }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    kind: z.literal('chart').meta({ description: 'Bars that answer a question, drawn from figures' }),
    heading: line('The question that the bars answer'),
    intro,
    unit: line('What the bars measure, such as Pounds, including VAT'),
    bars: z
      .array(
        z.strictObject({
          name: line('What the bar stands for'),
          figure: numberName('The number that decides its length'),
          end: numberName(
            'Where the bar ends if the price is from … or more, such as prices.thermostatSmart.to',
          ).optional(),
          look: oneOf(['cost', 'gain'], 'Its colour: that of a cost, or that of a gain', {
            cost: 'What you pay or wait',
            gain: 'What you get',
          }).optional(),
        }),
      )
      .min(2)
      .meta({ description: 'All in one unit, because they share one scale' }),
    source: line('Where the figures come from, one sentence'),
  }),
  z.strictObject({
    kind: z
      .literal('drawings')
      .meta({ description: 'Drawings side by side, put together from ready-made parts (docs/drawings.md)' }),
    heading,
    intro,
    items: z
      .array(z.strictObject({ caption: line('What it shows, under the drawing'), drawing }))
      .min(1)
      .max(3),
  }),
  z.strictObject({
    kind: z.literal('quote').meta({ description: 'What the owner says, set large' }),
    text: line('The words, without quotation marks'),
    by: line('Who says it'),
  }),
  z.strictObject({
    kind: z.literal('callout').meta({ description: 'A short note that must not be missed; at most one on a screen' }),
    tone: oneOf(['note', 'care', 'good', 'stop'], 'How serious it is', {
      note: 'A note',
      care: 'Take care',
      good: 'Good news',
      stop: 'Danger: stop',
    }),
    lead: line('The first words, set bold'),
    text: prose('The rest of it'),
    link: pageLink.optional(),
  }),
  z.strictObject({
    kind: z.literal('video').meta({ description: 'A video, or a box that says that it will come' }),
    heading: heading.optional(),
    label: line("What stands there while there is no video, such as 'Video Coming Soon'"),
    caption: line('One line that says what it shows'),
    recording: recording.optional().meta({ description: 'The video itself, once there is one' }),
  }),
  z.strictObject({
    kind: z.literal('questions').meta({ description: 'Questions that open to show their answers' }),
    heading,
    items: z.array(z.strictObject({ question: line('The question'), answer: prose('The answer') })).min(1),
  }),
  z.strictObject({
    kind: z.literal('cta').meta({ description: 'A closing band with buttons' }),
    heading,
    text: prose('One or two sentences'),
    actions: z.array(action).min(1).max(3),
  }),
  z.strictObject({
    kind: z.literal('stats').meta({ description: 'Large figures with a line under each' }),
    heading: heading.optional(),
    items: z.array(z.strictObject({ value: line('The figure'), text: prose('What it means') })).min(2),
  }),
  z.strictObject({
    kind: z.literal('links').meta({ description: 'Links to other pages' }),
    heading,
    items: z.array(pageLink).min(1),
  }),
  z.strictObject({
    kind: z.literal('split').meta({ description: 'A drawing beside a text and a link' }),
    heading,
    text: prose('One paragraph'),
    drawing: oneOf(drawings, 'The drawing'),
    link: pageLink,
  }),
] as const;
