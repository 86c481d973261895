import { z } from 'zod';
import { arrowKinds } from '../../src/step-drawings/arrows';
import { pipeContents, sheet } from '../../src/step-drawings/compose';
import { partNames } from '../../src/step-drawings/parts';
import { line, oneOf, prose, titled } from '../field-types';

/** Parts whose names alone do not say what they look like. */
const partsInWords = {
  slot: 'Slot of a screw, turned across',
  reset: 'Reset button',
  knob: 'Round button',
  heat: 'Waves of warmth',
  plate: 'Plate on the wall behind a thermostat',
  reading: 'Figures of a meter',
  call: 'Phone that calls',
  beam: 'Light of a torch',
  tester: 'Voltage tester',
  insert: 'Insert that lifts out of a drain',
  bend: 'Bend of a trap',
  wrap: 'Tape wound round a pipe',
  thread: 'Thread at the end of a pipe',
  fitting: 'Nut, seen from its end',
  crust: 'Green crust on a pipe',
  grit: 'Falling grit or salt',
  snake: 'Drain snake (a wire on a drum)',
  auger: 'Toilet auger (a tube with a crank)',
  over: 'Hand from above',
  lens: 'Enlarged detail, in a circle',
  plan: 'Warmth over a day, as steps',
  ringing: 'Lines of sound',
};

/** How far a point may lie beyond an edge of the sheet, in units of the sheet. */
const margin = 60;
const degrees = (description: string) => z.number().min(-360).max(360).optional().meta({ description });
const lowest = sheet.height + margin;
const point = (description: string) =>
  z
    .array(
      z
        .number()
        .min(-margin)
        .max(sheet.width + margin),
    )
    .length(2)
    .refine(([, down = 0]) => down <= lowest, { path: [1], error: `at most ${lowest}` })
    .meta({
      description: `${description}, as [across, down]: across from the left edge, 0 to ${sheet.width}, and down from the top, 0 to ${sheet.height}`,
    });

/** The drawing of a step, composed of parts: docs/drawings.md. */
export const drawing = z.strictObject({
  alt: line('What to do, for people who cannot see the drawing; not what is drawn'),
  pipes: z
    .array(
      z.strictObject({
        through: z.array(point('A point of the pipe')).min(2),
        carries: oneOf(pipeContents, 'What is in it').optional(),
        width: z
          .number()
          .min(4)
          .max(60)
          .optional()
          .meta({ description: 'How thick it is; without it 14 for cold and hot water, otherwise 20' }),
      }),
    )
    .optional()
    .meta({ description: 'Pipes, which lie behind all parts' }),
  parts: z
    .array(
      z.strictObject({
        part: oneOf(partNames, 'Which ready-made part it is (docs/drawings.md)', partsInWords),
        at: point('Where it stands'),
        turn: degrees('How far it is turned, clockwise: 90 is a quarter turn'),
        size: z
          .number()
          .min(0.2)
          .max(3)
          .optional()
          .meta({ description: 'Its size: 2 is twice as large, 0.5 half as large' }),
        flip: z.boolean().optional().meta({ description: 'true to turn it left to right' }),
        lit: z.boolean().optional().meta({ description: 'true for what the hand touches; one part at least' }),
      }),
    )
    .min(1)
    .meta({ description: 'The parts, from back to front' }),
  arrows: z
    .array(
      z.strictObject({
        kind: oneOf(arrowKinds, 'Which movement it shows'),
        at: point('The middle of a turn, or where a movement in a line begins'),
        to: point('Where a movement in a line ends').optional(),
        size: z
          .number()
          .min(20)
          .max(200)
          .optional()
          .meta({ description: 'How wide the turn is, from its middle to its edge: 20 to 200' }),
        from: degrees('Where a turn begins, like the hand of a clock: 0 is 12 o’clock, 90 is 3 o’clock'),
        by: degrees('How far it turns: 90 is a quarter, 360 once round'),
      }),
    )
    .optional()
    .meta({ description: 'Arrows: movements and measures' }),
  labels: z
    .array(
      z.strictObject({
        text: line('One to three words'),
        at: point('The middle of the text'),
        to: point('Where a line from the text ends').optional(),
      }),
    )
    .optional()
    .meta({ description: 'Words on the drawing' }),
});

/** Returns the schema of the valves that a step of a guide closes or opens. */
const valves = (what: string) =>
  z
    .array(line('A valve, by the name that the guide gives it'))
    .min(1)
    .optional()
    .meta({ description: `What the step ${what}; a later step must turn it back` });

export const step = titled.extend({
  cases: z
    .array(prose('A case, one or two sentences'))
    .min(2)
    .optional()
    .meta({ description: 'What to do in each of several cases, as a list below the text' }),
  closes: valves('closes'),
  opens: valves('opens'),
  drawing: drawing.optional().meta({ kind: 'drawing', description: 'What the hand does in this step, as a drawing' }),
});
