import { z } from 'zod';
import { pageLink, prose } from '../field-types';

/** Pages whose names in the navigation also appear in breadcrumbs and on links back. */
const namedPages = ['/', '/about', '/services', '/gallery', '/guides', '/insights', '/faq'];

/** `data/navigation.yaml`: the links of the header and the footer. */
export const navigation = z.strictObject({
  emergencyNote: prose('In the menu of pages whose buttons call the office: whom to call in an emergency'),
  main: z
    .array(pageLink)
    .superRefine((links, context) => {
      for (const page of namedPages)
        if (!links.some(({ to }) => to === page))
          context.addIssue({
            code: 'custom',
            message: `a link to ${page} in it: the links over a heading take the name of that page from here`,
          });
    })
    .meta({ description: 'The main menu' }),
  help: z.array(pageLink).min(1).meta({ description: 'The pages that help' }),
  legal: pageLink.refine(({ to }) => to === '/legal', {
    path: ['to'],
    error: 'the address /legal: the links over its heading take the name of that page from here',
  }),
});
export type Navigation = z.infer<typeof navigation>;
