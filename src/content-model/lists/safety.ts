import { z } from 'zod';
import { line, prose } from '../field-types';

const triageCard = z.strictObject({
  heading: line('Heading'),
  text: prose('What to do, action first'),
  action: line('The words of the button'),
});

/** `data/safety.yaml`: what to do when you smell gas, and the three-way triage. */
export const safety = z.strictObject({
  gas: z.strictObject({
    heading: line('Heading'),
    text: prose('Whom to call'),
    steps: z.array(prose('Something to do')).min(1),
  }),
  triage: z.strictObject({ heading: line('Heading'), gas: triageCard, water: triageCard, heat: triageCard }),
});
