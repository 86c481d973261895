/**
 * Defines the names that a page's HTML and its scripts share. An island goes through these states:
 *
 * 1. Sent: the HTML is complete. Native dialogs work.
 * 2. Fetched: once the page is idle, it fetches the files of its islands if it has a dialog.
 * 3. 'asked' (`Mark.state`): the island's scripts leave the inert template (`scriptsId`) and run. This happens at the
 * first interaction with the island, at the early start, or at once if something waits for them (`Mark.resume`,
 * a site's own script).
 * 4. 'up': React has hydrated the island, or it has begun without React. It dispatches `upEvent`. Queued clicks are repeated.
 * 5. 'stuck': the scripts did not load, or React or the island's own code failed. The island says so and offers a button that
 * reloads the page (`Mark.reload`). After a failure of React it has its server-rendered HTML again.
 */
export enum Mark {
  /** An island. The value is the name of its file. */
  island = 'data-island',
  /** The props of its component, as JSON. */
  props = 'data-props',
  /** The state of an island: 'asked', 'up' or 'stuck'. */
  state = 'data-state',
  /** On a script in the template: the islands that need this file. */
  of = 'data-of',
  /** On questions: the island starts with the page if session storage has answers under this key, or the address has some. */
  resume = 'data-resume',
  /** A button that reloads the page. */
  reload = 'data-reload',
}

/** The state that the scripts of a page store in a history entry. */
export interface Entry {
  /** The id of the dialog that is open at this entry. */
  dialog?: string;
  /** What to resume after a reload: the place of the queued button, from 1; -1 for the open dialog only; 0 for nothing. */
  again?: number;
}

/** A dialog with the last click that opened or closed it by a button, or a control of an island with its last click. */
export type Pressed = HTMLElement & { press?: PointerEvent };

/** Returns an attribute as a prop for an element in JSX. */
export const mark = (name: string, value = ''): Record<string, string> => ({ [name]: value });

/** The id of the template that contains a page's scripts. */
export const scriptsId = 'app-scripts';

/** The folder in which the files of islands are published. */
export const islandFolder = '/islands/';

/** The end of every island's script. One without it was cut off, or is no script at all. */
export const scriptEnd = '//end';

/** The event that an island dispatches once it is up. It bubbles. */
export const upEvent = 'islandup';
