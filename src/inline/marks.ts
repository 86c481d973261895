/**
 * The life of a page, and the names by which its HTML and the scripts on it know each other.
 *
 * 1. **Sent.** The HTML is complete. Dialogs and the menu open by themselves. The page's own script (src/inline) fills in
 *    what the build could not know (`Mark.year` and the like).
 * 2. **Fetched.** A page with a dialog fetches the files of its islands once it is idle.
 * 3. **Asked for.** An island's scripts leave the inert template (`scriptsId`) and run: at the first touch of the island, or
 *    early, or at once where something waits for them (`Mark.resume`, receipts, the not-found page). `Mark.state` is 'asked'.
 * 4. **Up.** React has taken the island over and says so (`upEvent`). Presses that were held for it are made. 'up'.
 * 5. **Stuck.** The island's scripts did not come, or React failed in it. It stands as it was sent, says so and offers to
 *    try again, which reloads the page (`Mark.reload`). 'stuck'.
 */
export enum Mark {
  /** An island, by the name of its file in src/islands. */
  island = 'data-island',
  /** What its component is given, as JSON. */
  props = 'data-props',
  /** How far it has come: 'asked', 'up' or 'stuck'. */
  state = 'data-state',
  /** In the template: the islands that need this file. */
  of = 'data-of',
  /** An island that starts with the page where the tab's storage holds answers under this name. */
  resume = 'data-resume',
  /** A button that tries again. */
  reload = 'data-reload',
  /** Shows this year. */
  year = 'data-year',
  /** Shows today's date. */
  today = 'data-today',
  /** Hidden from this moment on, in milliseconds since 1970. */
  end = 'data-end',
  /** Shown without a connection. */
  offline = 'data-offline',
}

/** What the scripts of a page keep in an entry of the browser's history. */
export interface Entry {
  /** The dialog that is open at this entry, by its id. */
  dialog?: string;
  /** What the visitor wanted when the page was reloaded: the words of a held button, or `true` for the open dialog alone. */
  again?: string | boolean;
}

/** An attribute for an element in JSX. */
export const mark = (name: Mark, value = ''): Record<string, string> => ({ [name]: value });

/** The template that holds a page's scripts. */
export const scriptsId = 'app-scripts';

/** Where an island's files are published. */
export const islandFolder = '/islands/';

/** Sent by an island that React has taken over; it rises to the document. */
export const upEvent = 'islandup';

/** The names in the tab's storage under which a visit keeps what was booked (src/booking/visit.tsx). A reload clears them. */
export enum Visit {
  taken = 'taken',
  receipts = 'receipts',
}
