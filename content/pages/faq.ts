import { z } from 'zod';
import { breadcrumb, emergencyNote, gas, type Shows } from './shows';
import { line, prose, seo } from '../field-types';

/** `data/faq.yaml`: the questions of /faq, in groups. The page and its structured data both use it. */
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
    .min(1)
    .superRefine((groups, context) => {
      const asked = new Set<string>();
      for (const [group, { items }] of groups.entries())
        for (const [item, { question }] of items.entries()) {
          const same = question.trim().toLowerCase();
          const inThisGroup = items.slice(0, item).some((other) => other.question.trim().toLowerCase() === same);
          // The check of all lists reports a question that is repeated within one group.
          if (asked.has(same) && !inThisGroup)
            context.addIssue({
              code: 'custom',
              path: [group, 'items', item, 'question'],
              message: 'a question that no other group has',
            });
          asked.add(same);
        }
    }),
});
export type Faq = z.infer<typeof faq>;

/** What src/pages/faq.tsx shows from other files. */
export const faqShows: Shows = () => [...breadcrumb, ...emergencyNote, ...gas];
