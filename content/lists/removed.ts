import { z } from 'zod';
import { formerAddress, pagePath } from '../field-types';

/** `data/removed.yaml`: pages that are gone. */
export const removed = z.strictObject({
  items: z
    .array(
      z.strictObject({
        address: formerAddress,
        to: pagePath(
          'The page that visitors are led to instead; without it they are told that the page is gone',
        ).optional(),
      }),
    )
    .meta({ description: 'Addresses of pages that were removed' }),
});
