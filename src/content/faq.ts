import { z } from 'zod';
import { line, prose, seo } from './schema';

/** `data/faq.yaml`: the questions of /faq, in groups; page text and structured data both come from it. */
export const faq = z.strictObject({
  title: line('The heading of the page'),
  askUs: line('Heading of the box with our number'),
  lead: prose('One or two sentences under the heading'),
  seo,
  groups: z
    .array(
      z.strictObject({
        heading: line('Heading of the group'),
        items: z.array(z.strictObject({ question: line('The question'), answer: prose('The answer') })).min(1),
      }),
    )
    .min(1),
});
export type Faq = z.infer<typeof faq>;
