import { z } from 'zod';
import { breadcrumb, emergencyNote, itemsOf, servicesNamedBy, type Shows, words } from '../pages/shows';
import { day, line, pictureFocus, pictureName, pictureWords, prose, seo, serviceOfJob } from '../field-types';

/** `data/gallery.yaml`: the project cards of /gallery. */
export const gallery = z.strictObject({
  title: line('The heading of the page'),
  lead: prose('One or two sentences under the heading'),
  seo,
  illustrativeNote: line('The words on a picture that is not one of our own jobs'),
  items: z
    .array(
      z.strictObject({
        title: line('The kind of work'),
        description: prose('One or two sentences'),
        picture: pictureName('The picture'),
        pictureAlt: pictureWords('What the picture shows, for people who cannot see it'),
        pictureFocus,
        service: serviceOfJob,
        town: line('The town of the job').optional(),
        on: day('The day of the job; its month is shown').optional(),
        illustrative: z.boolean().optional().meta({ description: 'true while it is not a photo of our own job' }),
      }),
    )
    .min(1),
  closing: z.strictObject({
    heading: line('The heading of the band with the buttons at the foot'),
    text: prose('One or two sentences in it'),
  }),
});

/** What src/pages/gallery.tsx shows from other files. */
export const galleryShows: Shows = ({ data }) => [
  ...breadcrumb,
  ...emergencyNote,
  ...words('buttons.callNow'),
  ...servicesNamedBy(itemsOf(data.items)),
];
