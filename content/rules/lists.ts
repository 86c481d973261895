import type { ListRules } from '../../tools/yaml/site';

/** Lists of `data/` in which two equal texts suggest a copied item that somebody forgot to change. */
export const listRules: ListRules = {
  fields: ['question', 'title', 'heading'],
  links: ['main', 'help', 'related'],
  texts: ['areas', 'needs', 'outwardCodes', 'manufacturers', 'closedDates', 'closedWeekdays'],
};
