import { z } from 'zod';
import { amount, day, line } from '../field-types';

const units = [
  'percent',
  'pounds a year',
  'million pounds',
  'bar',
  'litres a day',
  'seconds',
  'hours',
  'days',
  'working days',
  'years',
  'times',
  'm²',
] as const;
export type Unit = (typeof units)[number];

const span = {
  from: amount,
  to: amount.optional(),
  orMore: z.boolean().optional().meta({ description: 'true to add a + sign' }),
};
/** Without it the label is made of the name. */
const label = line('What it is, for machines that read facts.json; the name in words if left out').optional();
const notes = {
  label,
  evidence: line('Where the proof is kept; a note for us, never shown').optional(),
  evidenceUntil: day('The last day on which the proof holds, such as the end of an insurance; never shown').optional(),
};
const unit = z.enum(units).optional().meta({ description: 'What the number counts' });

/** A range must ascend, because it is shown as it was typed. */
const upwards = ({ from, to }: { from: number; to?: number | undefined }) => to === undefined || to >= from;
const wrongWay = { path: ['to'], error: 'a number that is at least `from`' };

/** A fact's name: letters and digits, beginning with a small letter. */
const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a name of letters and digits, such as annualService');

/** A price in pounds. */
const pounds = amount.refine(
  (value) => Number((value * 100).toFixed(6)) % 1 === 0,
  'pounds with at most two digits for pence, such as 49.99',
);

/** `data/prices.yaml`: pounds including VAT. */
export const prices = z.record(
  name,
  z.union([
    pounds,
    z
      .strictObject({
        ...span,
        from: pounds,
        to: pounds.optional(),
        label,
        dependsOn: line('What the price depends on').optional(),
      })
      .refine(upwards, wrongWay),
    z
      .strictObject({
        words: line('What stands there while we have no price, such as We tell you when you call'),
        placeholder: z.literal(true).meta({ description: 'true, until the price is known' }),
        label,
      })
      .meta({ description: 'A price that is not known yet; npm run launch-check lists it' }),
  ]),
);

/** `data/figures.yaml`. */
export const figures = z.record(
  name,
  z.union([
    z.strictObject({
      value: amount,
      unit,
      decimals: z.int().min(0).max(2).optional().meta({ description: 'Digits after the point, 5 becoming 5.0' }),
      orMore: span.orMore,
      ...notes,
    }),
    z.strictObject({ ...span, to: amount, unit, ...notes }).refine(upwards, wrongWay),
    z.strictObject({ words: line('The claim in words'), ...notes }),
  ]),
);

const mostStars = 5;

/** `data/claims.yaml`: figures, of which our rating is one out of five stars. */
export const claims = figures.superRefine(({ rating }, context) => {
  for (const [key, value] of Object.entries(rating ?? {}))
    if (typeof value === 'number' && key !== 'decimals' && value > mostStars)
      context.addIssue({ code: 'custom', path: ['rating', key], message: `at most ${mostStars} stars` });
});

export type Prices = z.infer<typeof prices>;
export type Figures = z.infer<typeof figures>;
