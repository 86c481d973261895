import { z } from 'zod';
import { line, prose } from '../field-types';

const triageCard = z.strictObject({
  heading: line('Heading'),
  text: prose('What to do, action first'),
  action: line('The words of the button'),
});

/** The dangers from gas, each with texts in `data/safety.yaml`. */
export const dangers = ['smell', 'carbonMonoxide', 'lpg'] as const;

/** All dangers that the search recognises (`data/pages/search.yaml`). */
export const dangerNames = [...dangers, 'water', 'burning'] as const;

/** What these are called where staff choose one. */
export const dangersInWords = {
  smell: 'A smell of gas',
  carbonMonoxide: 'Carbon monoxide',
  lpg: 'Gas from a tank or bottles (LPG)',
  water: 'Water coming in',
  burning: 'Something burning',
} as const;

const gasLine = '(tel:gasEmergency)';

/** A danger from gas. `isGasLine` says whether the National Gas Emergency Service is the one to call. */
const danger = (isGasLine: boolean) =>
  z.strictObject({
    lead: line('The sign of danger, set bold'),
    // LPG comes from a tank or bottles. Their supplier answers for them, and the mains gas line does not.
    text: prose('What to do, action first, and whom to call').refine((text) => text.includes(gasLine) === isGasLine, {
      error: isGasLine
        ? `a text with the number of the National Gas Emergency Service: [{phone.gasEmergency}]${gasLine}`
        : 'a text without the number of the National Gas Emergency Service: an LPG supplier has a number of its own',
    }),
  });

/** `data/safety.yaml`: what to do about gas and carbon monoxide, the three-way triage, and what to do when something burns. */
export const safety = z.strictObject({
  gas: z
    .strictObject({
      smell: danger(true).meta({ description: 'A smell of gas' }),
      carbonMonoxide: danger(true).meta({ description: 'Carbon monoxide' }),
      lpg: danger(false).meta({ description: 'Gas from a tank or bottles (LPG)' }),
    })
    .meta({ description: 'Gas' }),
  triage: z
    .strictObject({
      heading: line('Heading'),
      gas: triageCard.meta({ description: 'Gas' }),
      water: triageCard.meta({ description: 'Water coming in' }),
      heat: triageCard.meta({ description: 'No heat' }),
    })
    .meta({ description: 'What to do first' }),
  // Only the search shows it. The fault finder, which asks about a smell of burning, has an ending of its own for that.
  burning: triageCard.meta({ description: 'Something burning' }),
});
export type Safety = z.infer<typeof safety>;
