import { z } from 'zod';
import { day, factName, line } from '../field-types';

/** `data/offer.yaml`: the limited offer. */
export const offer = z.strictObject({
  label: line('The words that mark it, such as Limited Offer'),
  text: line('What is offered'),
  price: factName('Its price, as a name from data/prices.yaml'),
  condition: line('What it is for, beside the price, such as if serviced in the last 3 years').optional(),
  endsOn: day('The last day of the offer').optional(),
  drawing: line('What the drawing beside the offer shows, for people who cannot see it'),
});
