// The door for tests that compare the pages on which the studio says a text stands with those of a built site.

export { isWithin } from '../documents/change-data';
export { supposeChanges } from '../saving/suppose';
export { placesChanged } from './changed-places';
export { factsFrom } from './fields';
export { shownText, textsOf } from './file-texts';
