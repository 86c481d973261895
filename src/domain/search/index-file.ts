/** The groups of what can be found. Their order on the page is that of `data/pages/search.yaml`. */
export const searchGroups = ['services', 'guides', 'prices', 'questions', 'insights', 'terms', 'company'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** The version of the form of the file. A page that a browser has kept may meet the file of a later build. */
export const indexVersion = 1;

/** A page, or a place on one. */
export interface SearchEntry {
  title: string;
  to: string;
  group: SearchGroup;
  /** A sentence shown under the title. */
  text?: string;
  /** What else stands there, such as headings, the titles of steps or the answer to a question. Compared, and not shown. */
  more?: string;
  /** What people type who want it. */
  typed?: readonly string[];
}

/** What to do in a danger, with the words that name it. */
export interface DangerPanel {
  words: readonly string[];
  heading: string;
  html: string;
  /** The button that calls the number of this danger. LPG has none: its number is on the tank. */
  call?: { label: string; to: string };
}

/** The address of the file. It stays when the content changes, and with it the script and the pages that lead to it. */
export const indexAddress = '/search-index.json';

/** The file that the search field fetches. */
export interface SearchIndex {
  version: typeof indexVersion;
  entries: readonly SearchEntry[];
  groups: readonly { name: SearchGroup; heading: string; words?: readonly string[] }[];
  synonyms: readonly (readonly string[])[];
  dangers: readonly DangerPanel[];
  area: { heading: string; outwardCodes: readonly string[]; yes: string; no: string; to: string };
  words: { one: string; many: string; dangerOnly: string; none: string };
}
