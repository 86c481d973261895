import { z } from 'zod';
import { day, factName, line } from '../field-types';

/** `data/offer.yaml`: the limited offer. */
export const offer = z.strictObject({
  label: line('Such as Limited Offer'),
  text: line('What is offered'),
  price: factName('Its price, as a name from data/prices.yaml'),
  endsOn: day('The last day of the offer').optional(),
  drawing: line('What the drawing beside the offer shows, for people who cannot see it'),
});
