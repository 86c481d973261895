import type { Diagnostic } from '../../yaml';

/**
 * The contract between the studio's panel (panel/) and its handlers on Gatsby's development server (server/). Every
 * address begins with `studioPath`. Requests and answers are JSON, except `app.js` and the bytes of a picture. Every answer
 * that is not 2xx is a `Refusal`.
 *
 * | call                     | request                | answer                                     |
 * | ------------------------ | ---------------------- | ------------------------------------------ |
 * | GET  session             |                        | Session                                    |
 * | GET  app.js              |                        | the panel's bundle, with its styles        |
 * | GET  page?path=/about    |                        | PagePlaces                                 |
 * | GET  choices             |                        | Choices                                    |
 * | GET  field?file=&path=   | path as JSON           | Field                                      |
 * | GET  text?file=          |                        | FileText, also of a file with mistakes     |
 * | POST suppose             | Edit                   | Supposed                                   |
 * | POST save                | Edit                   | SaveResult                                 |
 * | POST undo, redo          | {}                     | SaveResult                                 |
 * | GET  new?kind=guide      |                        | NewForm                                    |
 * | POST new                 | NewEntry               | NewResult                                  |
 * | POST suppose-entry       | EntryMove              | SupposedMove                               |
 * | POST entry               | { move, version }      | NewResult                                  |
 * | POST picture?name=a.jpg  | the bytes of a picture | Uploaded; waits outside data/ for a save    |
 * | GET  pictures            |                        | ListedPicture[]                            |
 * | GET  thumbnail?name=     |                        | { src }, a small copy as an address        |
 * | POST remove-picture      | { name }               | {}; only if no text names it               |
 * | GET  search?words=       |                        | Found                                      |
 * | GET  changes             |                        | OwnChanges                                 |
 * | GET  news                |                        | News; asks the server                      |
 * | POST get-newest          | {}                     | { words }                                  |
 * | POST ask-to-send         | { message, alone? }    | ToSend; the terminal shows a code for it   |
 * | POST send                | the same, and { code } | Sent                                       |
 * | POST stop-sending        | {}                     | {}; ends the waiting for the server        |
 * | GET  launch              |                        | LaunchList                                 |
 *
 * Every call but `app.js` must have the header `keyHeader` with the key of this run.
 */
export const studioPath = '/___studio/';

/** The header with the key of this run. The address that the terminal prints brings it to the page: `/#key=…`. */
export const keyHeader = 'x-studio-key';

export type { Place, Steps } from '../../yaml/site';
export type * from './changes';
export type * from './places';
export type * from './sending';

/** Any answer that is not 2xx, in words for staff. */
export interface Refusal {
  error: string;
}

export interface Session {
  canUndo: boolean;
  canRedo: boolean;
  /** Mistakes that `data/` has now, for instance in a file that no longer parses. Nothing else can be saved before. */
  diagnostics: Diagnostic[];
  /** How many days of the launch list have come or come soon: an offer that ends, holidays that run out. */
  due: number;
  /** What staff can add. */
  kinds: { kind: string; label: string }[];
}
