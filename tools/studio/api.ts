import type { Diagnostic } from '../yaml';
import type { SchemaNode } from '../yaml/schema';
import type { Place, Steps } from '../yaml/site';

/**
 * The contract between the studio's panel (panel/) and its handlers on Gatsby's development server (server/). Every
 * address begins with `studioPath`. Requests and answers are JSON, except `app.js` and the bytes of a picture. Every answer that is not 2xx is a `Refusal`.
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
 * | POST picture?name=a.jpg  | the bytes of a picture | Uploaded                                   |
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

export type { Place, Steps };

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
  /** What it is, for staff: `Annual service`. */
  label: string;
  /** `prices.annualService`: what stands between the braces. */
  name: string;
  /** `£50` */
  text: string;
  /** Where it lives, so that it can be changed there. A computed fact, such as the lowest of several prices, has no place. */
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
  /** The page's address, `/faq`; or a name that does not begin with `/`, such as 'structured data: /faq'. */
  page: string;
  /** An added or removed text has only one side. Without markup. */
  texts: { before?: string | undefined; after?: string | undefined }[];
}

/** A field of a file, in the list of all of it. */
export interface Part {
  name: string;
  /** For staff, from the schema's description. */
  label: string;
  /** Undefined if it is optional and not there. Of a list or a group, how many values it has. */
  value?: string | number | undefined;
}

/** What the panel needs for the form of one value: a scalar, a list or a group of fields. */
export interface Field extends Place, Choices {
  label: string;
  /** The value's part of the schema, as JSON Schema with our `kind` (line, prose, verbatim, fact, page, picture, day). */
  schema: SchemaNode;
  /** Undefined if the field is optional and not there. */
  value?: unknown;
  /** Whether the field may be removed: an optional field or an item of a list. */
  removable: boolean;
  /** The list that the value stands in, if it is an item: for duplicate, move, remove. */
  list?: { path: Steps; index: number; length: number } | undefined;
  /** If facts come from the value: their names and where they are shown (texts as they are now, in `before`). */
  fact?: { names: string[]; pages: number; places: PageTexts[] } | undefined;
  /** Of a whole file: its fields, and those that it may have. */
  parts?: Part[] | undefined;
  /** Whether a whole file takes fields of any name, such as a new price. */
  takesNames?: boolean | undefined;
  /** The address of a whole file's page, if it can be renamed, copied and removed. */
  address?: string | undefined;
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

/** The form of a new entry: its schema, and a value whose example texts the check refuses until they are overwritten. */
export interface NewForm extends Choices {
  kind: string;
  /** What it is called. */
  label: string;
  schema: SchemaNode;
  value: unknown;
}

export interface NewEntry {
  kind: string;
  /** The value of the form. A new file gets its name from `value.title`. */
  value: unknown;
}

/** As SaveResult; when saved, with the place of the new entry and the address to open, if it has a page. */
export type NewResult = SaveResult & { created?: (Place & { page?: string | undefined }) | undefined };

/** Renames, removes or copies a page that is a file of its own. */
export type EntryMove =
  /** The address is made of `name`. Links follow, and visitors are led from the old address. */
  | { op: 'rename'; file: string; name: string }
  /** The copy gets the title `name`, and an address made of it. */
  | { op: 'duplicate'; file: string; name: string }
  /** Visitors are led to the page `instead`, or told that the page is gone. */
  | { op: 'remove'; file: string; instead?: string | undefined };

/** A link that a move changes. */
export interface LinkChange extends Place {
  label: string;
  /** The page that the link is on, if it is on one alone. */
  page?: string | undefined;
  before: string;
  /** Undefined if the link goes. */
  after?: string | undefined;
  /** Whether this place must have a link, so that staff must choose another one first. */
  blocks?: boolean | undefined;
}

/** What a move would do. Nothing is written. */
export interface SupposedMove {
  /** The address afterwards. */
  address?: string | undefined;
  links: LinkChange[];
  diagnostics: FieldDiagnostic[];
  /** Of all that would be written. A move is carried out only if it is still the same. */
  version: string;
}

/** A place that names a picture. */
export interface PictureUse extends Place {
  label: string;
  /** The page that its file makes, if it makes one. */
  page?: string | undefined;
  /** What the picture shows, for people who cannot see it. */
  words?: string | undefined;
}

/** A picture of data/pictures. Its width and height are 0 if it is damaged. */
export interface ListedPicture {
  name: string;
  width: number;
  height: number;
  bytes: number;
  uses: PictureUse[];
}

/** The texts of all files that have some words. */
export interface Found {
  /** The first of them. */
  places: (ListedPlace & { page?: string | undefined })[];
  /** How many there are. */
  count: number;
}

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

/** What was sent from this computer: not merged yet, merged, or gone from the server without being merged. */
export interface SentBefore {
  /** The subject of its last commit. */
  subject: string;
  state: 'waiting' | 'merged' | 'gone';
}

/** What the server has. */
export interface News {
  /** Whether the server's main branch has something that this copy lacks. */
  isOld: boolean;
  /** What getting it brings to `data/`, in sentences. */
  brings: { file: string; sentence: string }[];
  /** Whether it brings a change of the program too. */
  others: boolean;
  /** Files in which somebody else has changed the same lines as are changed here. */
  clashes: string[];
  sent: SentBefore[];
  /** Why the server could not be asked. */
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
