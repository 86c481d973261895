import { z } from 'zod';
import { amount, day, line, oneOf } from '../field-types';

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

/** The words around a value that change what it means; the last stands behind it. */
export const qualifiers = [
  'up to',
  'from',
  'over',
  'more than',
  'less than',
  'within',
  'at least',
  'about',
  'roughly',
  'usually',
  'or more',
] as const;

const lowest = { description: 'From' };
const highest = { description: 'To' };
const span = {
  from: amount.meta(lowest),
  to: amount.meta(highest).optional(),
  orMore: z.boolean().optional().meta({ description: 'Or more, shown as a + sign' }),
};
/** A fact's label. For a fact without one, src/site-output/published-facts.ts makes a label of its name. */
const label = line('What it is, in a few words, for search engines; without it, its name is used').optional();
/** A question that only the owner can answer. `npm run launch-check` lists it until the line is deleted. */
const ask = line('A question to the owner, for the list To do; visitors never see it').optional();
const notes = {
  label,
  qualifier: z.enum(qualifiers).optional().meta({
    description:
      'Words that always belong to this number, such as more than. They are for search engines: texts do not get them, and say it in words of their own',
  }),
  ask,
  evidence: line('Where the proof is kept; a note for us, which visitors never see').optional(),
  basis: line('What a saving is compared with, such as heating at one temperature all day').optional(),
  asOf: day('The day on which a saving was worked out').optional(),
  evidenceUntil: day(
    'The last day on which the proof holds, such as the end of an insurance; visitors never see it',
  ).optional(),
};
const unit = oneOf(units, 'What the number counts', { 'm²': 'square metres' }).optional();

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
    pounds.meta({ description: 'One price in pounds' }),
    z
      .strictObject({
        ...span,
        from: pounds.meta(lowest),
        to: pounds.meta(highest).optional(),
        label,
        dependsOn: line('What the price depends on').optional(),
        per: z
          .enum(['square metre', 'square metre and hour'])
          .optional()
          .meta({ description: 'What one such price is for' }),
        ask,
      })
      .refine(upwards, wrongWay)
      .meta({ description: 'A range of prices in pounds' }),
    z
      .strictObject({
        words: line('What stands in its place until there is a number, such as ask how much it is when you call'),
        label,
        placeholder: z
          .literal(true)
          .meta({ description: 'There is no price yet; the website cannot go live before there is one' }),
      })
      .meta({ description: 'Words until there is a price' }),
  ]),
);

/** Returns whether a saving in money has evidence, basis and day, or a question to the owner. Other figures need none. */
const isBacked = (figure: object) =>
  !('unit' in figure && figure.unit === 'pounds a year') ||
  'ask' in figure ||
  ['evidence', 'basis', 'asOf'].every((field) => field in figure);
const unbacked = {
  path: ['evidence'],
  error: 'where the proof of a saving is kept, with `basis` and `asOf`, or `ask` with a question to the owner',
};

/** `data/figures.yaml`. */
export const figures = z.record(
  name,
  z
    .union([
      z
        .strictObject({
          value: amount,
          unit,
          decimals: z.int().min(0).max(2).optional().meta({ description: 'Digits after the point, 5 becoming 5.0' }),
          orMore: span.orMore,
          ...notes,
        })
        .meta({ description: 'One number' }),
      z
        .strictObject({ ...span, to: amount.meta(highest), unit, ...notes })
        .refine(upwards, wrongWay)
        .meta({ description: 'A range of numbers' }),
      z.strictObject({ words: line('The claim in words'), ...notes }).meta({ description: 'Words' }),
    ])
    .refine(isBacked, unbacked),
);

export const mostStars = 5;

/** `data/claims.yaml`: figures, of which our rating is one out of five stars. */
export const claims = figures.superRefine(({ rating }, context) => {
  for (const [key, value] of Object.entries(rating ?? {}))
    if (typeof value === 'number' && key !== 'decimals' && value > mostStars)
      context.addIssue({ code: 'custom', path: ['rating', key], message: `at most ${mostStars} stars` });
});

export type Prices = z.infer<typeof prices>;
export type Figures = z.infer<typeof figures>;
