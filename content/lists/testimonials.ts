import { z } from 'zod';
import { day, line, quote, serviceOfJob, webAddress } from '../field-types';

/** `data/testimonials.yaml`: the featured reviews. */
export const testimonials = z.strictObject({
  label: line('What stands under each reviewer'),
  sampleLabel: line('What stands beside that while a review is a sample'),
  // May be empty until there is a real review. Pages then leave the section out.
  items: z.array(
    z.strictObject({
      stars: z.int().min(1).max(5).meta({ description: 'Stars given' }),
      quote: quote('What the customer wrote'),
      name: line('The name to show'),
      town: line('Where the customer lives'),
      on: day('The day of the review; its month is shown').optional(),
      source: line('Where it was published, such as Google').optional(),
      service: serviceOfJob,
      link: webAddress('The review as it was published').optional(),
      sample: z.boolean().optional().meta({ description: 'true while it is not a real review' }),
    }),
  ),
});
