import type { Diagnostic } from '../../yaml';
import type { SchemaNode } from '../../yaml/schema';
import type { Place } from '../../yaml/site';
import type { Choices, PageTexts } from './places';

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
  /**
   * Nothing was written: somebody else has changed the file. `yours` is the file with your change; `differences` says in
   * sentences what it would change in theirs.
   */
  | { conflict: { file: string; yours: string; theirs: string; version: string; differences: string[] } };

/** The form of a new entry: its schema, and the value that it begins with (entries/new-value.ts). */
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
export type NewResult = SaveResult & {
  created?: (Place & { page?: string | undefined }) | undefined;
  /** Where the entry would stand, for its mistakes. */
  at?: Place | undefined;
};

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
