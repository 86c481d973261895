import { z } from 'zod';
import { factName, line } from '../field-types';

/** `data/thermostats.yaml`: the kinds of thermostat, compared. */
export const thermostats = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: line('Which kind it is'),
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
