import { z } from 'zod';
import { breadcrumb, checked, emergencyNote, faults, gas, reached, triage, words, type Shows } from './shows';
import { blocks } from './blocks';
import { step } from './drawing';
import { asks, finder } from './fault-finder';
import {
  author,
  day,
  formerly,
  inOrder,
  line,
  numberName,
  oneOf,
  pageLink,
  pagePath,
  pictureName,
  pictureWords,
  prose,
  recording,
  seo,
  whole,
} from '../field-types';

/** The groups of guides on the DIY Hub page. Their order there is that of `data/pages/guides.yaml`. */
export const guideGroups = ['diy-tips', 'cost-saving', 'when-it-stops'] as const;

/** One of these groups. */
export const guideGroup = (description: string) =>
  oneOf(guideGroups, description, {
    'diy-tips': 'DIY tips',
    'cost-saving': 'Cost saving',
    'when-it-stops': 'When something stops',
  });

const reading = z.strictObject({
  lead: line('What the reading means, in a few words'),
  text: line('What to do about it, one sentence'),
});

const gauge = z
  .strictObject({
    heading: line('Heading over the gauge'),
    text: prose('What to try, one or two sentences'),
    slider: line('The label of the slider'),
    unit: line('The unit on the dial'),
    healthy: numberName('The healthy pressure, cold or hot: from the lowest to the highest'),
    cold: numberName('The healthy pressure while the heating is off and cold: from the lowest to the highest'),
    most: numberName('The pressure never to pass'),
    readings: z
      .strictObject({
        low: reading.meta({ description: 'Too low' }),
        right: reading.meta({ description: 'Right' }),
        hot: reading.meta({ description: 'Right when hot' }),
        high: reading.meta({ description: 'Too high' }),
      })
      .meta({ description: 'What the gauge can show' }),
  })
  .meta({ description: 'A pressure gauge with a slider, after the steps' });

const urgentStep = step.extend({
  where: z
    .strictObject({
      label: line('The words that open it, such as Where to find the stop tap'),
      items: z.array(prose('A place')).min(2),
    })
    .optional()
    .meta({ description: 'Where to find what the step turns; it opens inside the step' }),
});

/** One file of `data/guides/`: a page at /guides/{file name}. */
export const guide = inOrder(
  z
    .strictObject({
      title: line('The heading of the page'),
      linkText: line('Its short name, in lists and in the links over the heading'),
      summary: line('One sentence for its box in the DIY Hub'),
      seo,
      formerly,
      group: guideGroup('Which group of the DIY Hub it belongs to'),
      order: whole('Its place in the group, lowest number first: 10, 20, 30 …'),
      pinned: z.boolean().optional().meta({ description: 'true to pin it on top of the DIY Hub' }),
      offline: z
        .boolean()
        .optional()
        .meta({ description: 'true to keep it on the devices of visitors, for when they have no signal' }),
      published: day('First published'),
      updated: day('Last changed in substance'),
      author,
      lead: prose('What the reader will have done by the end, one or two sentences'),
      time: line('How long it takes, such as About 20 minutes'),
      skill: line('The skill it needs, such as No experience needed'),
      urgent: z
        .strictObject({
          heading: line('Its heading, such as Water coming in right now?'),
          steps: z.array(urgentStep).length(3),
        })
        .optional()
        .meta({ description: 'The dark panel for emergencies: three things to do first' }),
      triage: z
        .strictObject({ book: pagePath('Where the button for a repair leads') })
        .optional()
        .meta({ description: 'Gas smell, water coming in, no heat: from data/safety.yaml' }),
      gasSafety: z.boolean().optional().meta({ description: 'true to show what to do when you smell gas' }),
      caution: z
        .strictObject({ lead: line('The first words, set bold'), text: prose('The rest of it') })
        .optional()
        .meta({ description: 'A warning before the steps' }),
      needs: z.array(line('A tool or material')).optional().meta({ description: 'What you need' }),
      photo: z
        .strictObject({
          picture: pictureName('The photo'),
          pictureAlt: pictureWords('What the photo shows, for people who cannot see it'),
        })
        .optional()
        .meta({ description: 'A photo above the steps' }),
      stepsHeading: line('Heading over the steps'),
      steps: z.array(step.extend({ asks })).min(3).meta({ description: 'The numbered instructions' }),
      finder,
      thumbnail: whole('The number of the step whose drawing stands beside the guide in the DIY Hub', 1)
        .optional()
        .meta({ description: 'Left empty, it is the first step that has a drawing' }),
      gauge: gauge.optional(),
      more: blocks.optional().meta({ kind: 'blocks', description: 'Further parts after the steps' }),
      prevention: z
        .strictObject({ heading: line('Heading'), items: z.array(prose('A tip')).min(2) })
        .optional()
        .meta({ description: 'How to stop it happening again' }),
      stopAndCall: z.array(prose('When to stop and call us')).min(2).meta({ description: 'When to stop and call us' }),
      video: line(
        'One line that says what the video shows, or will show; without it the guide has no video',
      ).optional(),
      recording: recording.optional().meta({ description: 'The video itself, once there is one' }),
      related: z.array(pageLink).min(2).meta({ description: 'Links to other pages' }),
    })
    .refine(({ steps, thumbnail = 0 }) => thumbnail === 0 || steps[thumbnail - 1]?.drawing, {
      path: ['thumbnail'],
      error: 'the number of a step that has a drawing',
    })
    .refine(({ video, recording }) => video !== undefined || recording === undefined, {
      path: ['video'],
      error: 'one line that says what the video shows, because there is a `recording`',
    }),
);

/** Fields of a guide that its own page does not show. */
export const guideHides = () => [
  ...['summary', 'order', 'group', 'pinned', 'offline', 'thumbnail'],
  ...['steps', 'urgent.steps'].flatMap((steps) => [`${steps}.*.closes`, `${steps}.*.opens`]),
];

/** What src/templates/guide.tsx shows from other files. */
export const guideShows: Shows = (page) => {
  const { data } = page;
  return [
    ...breadcrumb,
    ...(data.urgent ? [] : emergencyNote),
    ...words('buttons.getQuote', 'frame.back', 'insights.updated'),
    ...words(...['stopAndCall', 'beside', 'help', 'helpText', 'related'].map((name) => `guide.${name}`)),
    ...(data.urgent ? [...words('buttons.photo'), ...reached(page, 'relay')] : []),
    ...(data.needs ? words('guide.needs') : []),
    ...(data.video ? words('guide.video') : []),
    ...(data.video && !data.recording ? words('guide.noVideo') : []),
    ...(data.recording ? words('videos') : []),
    ...(data.triage ? triage : []),
    ...(data.gasSafety === true ? gas : []),
    ...(data.finder ? faults : []),
    ...checked(data),
  ];
};
