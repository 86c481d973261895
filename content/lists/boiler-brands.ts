import { z } from 'zod';
import { line } from '../field-types';

/** `data/boiler-brands.yaml`: two makes of boiler, compared in two tables. */
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
