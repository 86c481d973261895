/** The attributes of elements that the inline script fills in, hides or shows, because the build cannot know how. */
export enum PageMark {
  /** Filled with the current year. */
  year = 'data-year',
  /** Filled with today's date. Its value: the names of the months. */
  today = 'data-today',
  /** Hidden from this time on, in milliseconds since 1970. */
  end = 'data-end',
  /** Shown only without a connection. */
  offline = 'data-offline',
}

/** The language of every page. A browser that translates a page names another one on its root element. */
export const language = 'en-GB';

/** The keys in session storage of what was booked (src/booking/visit.tsx). A reload clears them. */
export enum Visit {
  taken = 'taken',
  receipts = 'receipts',
}

/** The parts of the search field that its script fills in (src/islands/search.tsx). */
export enum SearchPart {
  answers = 'data-answers',
  /** Shown when the index could not be loaded. */
  failed = 'data-failed',
}
