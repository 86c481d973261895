import type { Diagnostic } from '../../validation/diagnostic';
import type { SchemaNode } from '../../facts/interpolate';

/**
 * The contract between the studio's panel (panel/) and its handlers on Gatsby's development server (server/). Every
 * address begins with `studioPath`. Requests and answers are JSON, except `app.js` and the bytes of a picture. Every answer that is not 2xx is a `Refusal`.
 *
 * | call                     | request                | answer                                     |
 * | ------------------------ | ---------------------- | ------------------------------------------ |
 * | GET  session             |                        | Session                                    |
 * | GET  app.js              |                        | the panel's bundle, with its styles        |
 * | GET  page?path=/about    |                        | PagePlaces                                 |
 * | GET  field?file=&path=   | path as JSON           | Field                                      |
 * | GET  text?file=          |                        | FileText, also of a file with mistakes     |
 * | POST suppose             | Edit                   | Supposed                                   |
 * | POST save                | Edit                   | SaveResult                                 |
 * | POST undo, redo          | {}                     | SaveResult                                 |
 * | GET  new?kind=guide      |                        | NewForm                                    |
 * | POST new                 | NewEntry               | NewResult                                  |
 * | POST picture?name=a.jpg  | the bytes of a picture | Uploaded                                   |
 * | GET  changes             |                        | OwnChanges                                 |
 * | POST ask-to-send         | { message, alone? }    | ToSend; the terminal shows a code for it   |
 * | POST send                | the same, and { code } | Sent                                       |
 * | GET  launch              |                        | LaunchList                                 |
 *
 * Every call but `app.js` must have the header `keyHeader` with the key of this run.
 */
export const studioPath = '/___studio/';

/** The header with the key of this run. The address that the terminal prints brings it to the page: `/#key=…`. */
export const keyHeader = 'x-studio-key';

/** The names and indexes that lead to a value in a file. An empty path is the whole file. */
export type Steps = (string | number)[];

/** A value in a file. `file` is relative to `data/`: `guides/how-to-bleed-radiator.yaml`. */
export interface Place {
  file: string;
  path: Steps;
}

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
}

/**
 * Where a text is shown. `page`: visible text of the page. `head`: title, description and card. `pictures`: files and
 * alternative texts. `mails`, `dialogs`: words of mails, of the booking dialog and the tools. `hidden`: errors, empty
 * states, notes and other values that no text shows. `shared`: facts, the navigation and other files of many pages.
 */
export type PlaceGroup = 'page' | 'head' | 'pictures' | 'mails' | 'dialogs' | 'hidden' | 'shared';

/** A scalar in the list 'Everything on this page'. */
export interface ListedPlace extends Place {
  group: PlaceGroup;
  /** Its name for staff, from the schema's description, with the names of the lists around it. */
  label: string;
  /** As it stands in the file: `From {prices.annualService}`. */
  text: string;
  /** As it is shown, without markup: `From £50`. Equal to `text` when nothing is filled in. */
  shown: string;
}

/** Everything that can be changed on a page. The lists of all pages together hold every scalar of `data/`. */
export interface PagePlaces {
  /** The file that makes the page, if one does. */
  file?: string | undefined;
  places: ListedPlace[];
}

/** A fact that can be named in braces. */
export interface FactChoice {
  /** `prices.annualService`: what stands between the braces. */
  name: string;
  /** `£50` */
  text: string;
  /** Where it lives, so that it can be changed there. A computed fact, such as `estimate.lowest`, has no place. */
  place?: Place | undefined;
}

/** What the widgets of a form offer to choose from. */
export interface Choices {
  /** All facts of `data/`. */
  facts: FactChoice[];
  /** The addresses of all pages. */
  pages: string[];
  /** The files in data/pictures. */
  pictures: string[];
}

/** The texts that a fact or a change alters on one page, mail or tool. */
export interface PageTexts {
  /** The page's address, `/faq`; or 'mail: …', 'dialogs, estimate and calculator', 'structured data: /faq'. */
  page: string;
  /** An added or removed text has only one side. Without markup. */
  texts: { before?: string | undefined; after?: string | undefined }[];
}

/** What the panel needs for the form of one value: a scalar, a list or a group of fields. */
export interface Field extends Place, Choices {
  label: string;
  /** The value's part of the schema, as JSON Schema with our `kind` (line, prose, quote, fact, page, picture, day). */
  schema: SchemaNode;
  /** Undefined if the field is optional and not there. */
  value?: unknown;
  /** Whether the field may be removed: an optional field or an item of a list. */
  removable: boolean;
  /** The list that the value stands in, if it is an item: for duplicate, move, remove. */
  list?: { path: Steps; index: number; length: number } | undefined;
  /** If facts come from the value: their names and where they are shown (texts as they are now, in `before`). */
  fact?: { names: string[]; pages: number; places: PageTexts[] } | undefined;
  /** Of the file, for `Edit.versions`. */
  version: string;
  /** The line of the file, from 1. */
  line: number;
}

/** A file as text, for one that does not parse: `diagnostics` say where. */
export interface FileText {
  file: string;
  text: string;
  version: string;
  diagnostics: Diagnostic[];
}

/** One operation. Several are applied in order, and each path is that after the operations before it. */
export type Change =
  /** Sets a scalar, a list or a group. Adds an optional field that is not there. */
  | (Place & { op: 'set'; value: unknown })
  /** Inserts an item at the path, which ends with its index: the list's length appends. */
  | (Place & { op: 'add'; value: unknown })
  /** Inserts a copy of the item at the path after it. */
  | (Place & { op: 'duplicate' })
  /** Moves the item at the path to another index of its list. */
  | (Place & { op: 'move'; to: number })
  /** Removes an item of a list or an optional field. */
  | (Place & { op: 'remove' })
  /** Replaces the whole text of a file, also of one that does not parse. */
  | { op: 'text'; file: string; text: string };

export interface Edit {
  changes: Change[];
  /** The version of each changed file that the panel has shown (`Field.version`). `suppose` does not need them. */
  versions?: Record<string, string> | undefined;
}

/** A mistake with the place of its value, so that the form can show it at the field. */
export interface FieldDiagnostic extends Diagnostic {
  /** The place of the value, if the file is known: file relative to `data/`. `Diagnostic.file` begins with `data/`. */
  place?: Place | undefined;
}

/** What an edit would change. Nothing is written. Answered in well under a second. */
export interface Supposed {
  diagnostics: FieldDiagnostic[];
  /** Empty while there are mistakes. */
  places: PageTexts[];
  /** How many pages change: 'on 11 pages'. Mails, tools and structured data are not counted. */
  pages: number;
}

/** Tells by its one field what happened. Always answered with 200. */
export type SaveResult =
  /** Written. `versions` are those of the files now; `pages` the addresses that change. */
  | { saved: { versions: Record<string, string>; pages: string[]; canUndo: boolean; canRedo: boolean } }
  /** Nothing was written: these mistakes would be in `data/`. */
  | { diagnostics: FieldDiagnostic[] }
  /** Nothing was written: somebody else has changed the file. `yours` is the file with your change. */
  | { conflict: { file: string; yours: string; theirs: string; version: string } };

export const newKinds = ['guide', 'article', 'service', 'question', 'review', 'galleryPicture'] as const;
export type NewKind = (typeof newKinds)[number];

/** The form of a new entry: its schema, and a value whose example texts the check refuses until they are overwritten. */
export interface NewForm extends Choices {
  kind: NewKind;
  schema: SchemaNode;
  value: unknown;
}

export interface NewEntry {
  kind: NewKind;
  /** The value of the form. A new file gets its name from `value.title`. */
  value: unknown;
}

/** As SaveResult; when saved, with the place of the new entry and the address to open, if it has a page. */
export type NewResult = SaveResult & { created?: (Place & { page?: string | undefined }) | undefined };

/** A picture that is now in data/pictures: re-encoded, without metadata, at most 2560 px wide. */
export interface Uploaded {
  name: string;
  width: number;
  height: number;
}

/** What differs from the last commit. */
export interface OwnChanges {
  /** One sentence for each changed value: `prices.yaml: Annual service: 50 → 55`. */
  sentences: { file: string; sentence: string }[];
  /** The commit text that is offered. */
  message: string;
  /** Whether the studio's branch has commits of `data/` that the remote lacks, for instance after a push that failed. */
  unsent: boolean;
  /** Whether something was sent on the branch that is checked out. The next 'Send' adds to it until it is merged. */
  sentBefore: boolean;
  /** Why sending is impossible: no git, no repository. The sentences are empty then. */
  unavailable?: string | undefined;
}

/** What 'Send' would do. */
export interface ToSend {
  /** The address of the server that changes go to, without passwords. Undefined if there is none. */
  to?: string | undefined;
}

export interface Sent {
  branch: string;
  /** Opens a pull request. Undefined without a remote that has one. */
  address?: string | undefined;
  /** What happened, and what to do next, in words. */
  words: string;
}

export interface LaunchList {
  /**
   * `stops`: a release waits for it. `daysLeft`: until its day, negative once that has passed. `mark` is what says that
   * the place is a stand-in: it is removed once the real thing is there.
   */
  items: (FieldDiagnostic & { group: string; stops: boolean; daysLeft?: number; mark?: Place | undefined })[];
}
