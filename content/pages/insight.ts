import { z } from 'zod';
import { breadcrumb, checked, emergencyNote, words, type Shows } from './shows';
import { blocks } from './blocks';
import { drawing } from './drawing';
import { author, day, formerly, inOrder, line, prose, seo } from '../field-types';

/** One file of `data/insights/`: an article at /insights/{file name}. */
export const insight = inOrder(
  z.strictObject({
    title: line('The heading of the article'),
    linkText: line('Its short name, in lists and in the links over the heading'),
    summary: line('One sentence for its box in lists, and for apps that bring people news (RSS)'),
    seo,
    formerly,
    published: day('First published'),
    updated: day('Last changed in substance'),
    author,
    lead: prose('One or two sentences under the heading'),
    blocks,
    thumbnail: drawing
      .omit({ alt: true })
      .optional()
      .meta({ kind: 'drawing', description: 'What stands beside it in Insights; without it, its first drawing' }),
  }),
);

/** Fields of an article that its own page does not show. */
export const insightHides = () => ['summary', 'thumbnail'];

/** What src/templates/insight.tsx shows from other files. */
export const insightShows: Shows = ({ data }) => [
  ...breadcrumb,
  ...emergencyNote,
  ...words('frame.back', 'insights.updated', 'frame.onThisPage'),
  ...checked(data),
];
