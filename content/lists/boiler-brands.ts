import { z } from 'zod';
import { line } from '../field-types';

/** `data/boiler-brands.yaml`: two or three makes of boiler, compared in tables. */
export const boilerBrands = z
  .strictObject({
    feature: line('Heading of the column of features'),
    // Four columns beside the features would not fit on a phone.
    brands: z.array(line('A make')).min(2).max(3).meta({ description: 'The makes, two or three' }),
    tables: z
      .array(
        z.strictObject({
          caption: line('What the table compares'),
          rows: z
            .array(
              z.strictObject({
                feature: line('What this row compares'),
                values: z.array(line('What it is for one make')).min(1).max(3).meta({
                  description:
                    'What it is for each make, in the order in which the makes stand above; a make without it gets a dash',
                }),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })
  .superRefine(({ brands, tables }, context) => {
    for (const [table, { rows }] of tables.entries())
      for (const [row, { values }] of rows.entries())
        if (values.length > brands.length)
          context.addIssue({
            code: 'custom',
            path: ['tables', table, 'rows', row, 'values', brands.length],
            message: `at most ${brands.length} values, one for each of the makes above`,
          });
  });
