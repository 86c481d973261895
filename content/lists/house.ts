import { z } from 'zod';
import { line, oneOf, prose } from '../field-types';

/** The things in the drawn house that can be pressed (src/home/house-places.ts). */
export const houseThings = ['bath', 'radiator', 'boiler', 'sink', 'drain', 'meter'] as const;

/** `data/house.yaml`: what may be wrong in the house that the home page shows, and what to do first. */
export const house = z.strictObject({
  heading: line('What the visitor is asked, over the house'),
  drawing: line('What the drawing shows, for people who cannot see it'),
  things: z
    .array(
      z
        .strictObject({
          thing: oneOf(houseThings, 'The thing in the drawing that it belongs to'),
          name: line('What may be wrong with it, in a few words'),
          text: prose(
            'What to do, action first: whom to call, what it costs, and the page that says more. The meter has none: it shows the words about a smell of gas',
          ).optional(),
        })
        .refine(({ thing, text }) => (text === undefined) === (thing === 'meter'), {
          error: 'a text for each thing but the meter, which shows what data/safety.yaml says of gas',
          path: ['text'],
        }),
    )
    .min(1)
    .refine((things) => new Set(things.map(({ thing }) => thing)).size === things.length, {
      error: 'a list that names each thing once',
    })
    .meta({
      description:
        'In the order of the list under the drawing; leave one out, and the house has nothing to press there',
    }),
});
