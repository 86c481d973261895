import type { Site } from '../../tools/yaml/site';

/** Lists of `data/` in which two equal texts suggest a copied item that somebody forgot to change. */
export const listRules: Site['lists'] = {
  fields: ['question', 'title', 'heading'],
  links: ['main', 'help', 'related'],
  texts: ['areas', 'needs', 'outwardCodes', 'manufacturers', 'closedDates', 'closedWeekdays'],
};
