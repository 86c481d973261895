import type { DataFolder } from '../yaml/files';
import type { Diagnostic } from '../yaml';
import type { Files, Path, Place, Site, Steps } from '../yaml/site';
import type { DaysHelp, PlaceGroup } from './api';

/** A part of a file, and the pages, mails or dialogs that show it. */
export interface ShownPart extends Place {
  /** Addresses begin with `/`; any other name is that of a mail or a dialog. */
  pages: readonly string[];
  /** How the list 'Everything on this page' names it, unless the fields themselves say. */
  group?: PlaceGroup | undefined;
}

/** Which pages show what. */
export interface ShownRules {
  /** Returns which pages, mails and dialogs show which parts of which files. */
  partsOf(files: Files): ShownPart[];
  /** Returns the address of a file's page, also of the file whose page answers an unknown address. */
  pageOf(file: string): string | undefined;
  /** Returns whether a value is shown on no page, although the fields around it are. */
  hides(file: string, data: unknown, path: Steps): boolean;
  /** The page for an unknown address. */
  notFoundPage: string;
  /** Returns the mails and dialogs that belong to a file's page. */
  besides(file: string, data: unknown): readonly string[];
}

/** Something that staff can add: a file of a folder, or an item of a list. */
export type NewEntryRule =
  | { label: string; folder: string }
  | {
      label: string;
      file: string;
      path: Steps;
      /** For a list of groups: the item goes into the list `items` of the group that staff choose by its `name`. */
      groups?: { path: Steps; name: string; items: string; description: string };
    };

/** Something that is missing, due, or not real yet. */
export interface LaunchItem extends Diagnostic {
  group: string;
  path: Path;
  /** Days until its day: 0 on the day itself, negative once it has passed. */
  daysLeft?: number;
  /** What in the same file says that this is a stand-in, to be removed once the real thing is there. */
  mark?: Path;
}

/** What must be real before a release, and what comes due. */
export interface LaunchRules {
  itemsOf(folder: DataFolder, now: Date): LaunchItem[];
  stopsRelease(item: Pick<LaunchItem, 'group'>): boolean;
  isDue(item: Pick<LaunchItem, 'daysLeft'>): boolean;
}

/** What the preview and the studio need to know of a site, beyond its `data/`. */
export interface StudioSite extends Site {
  shown: ShownRules;
  /** What staff can add, by its kind. */
  newEntries: Readonly<Record<string, NewEntryRule>>;
  launch: LaunchRules;
  /** Returns what pages show instead of the values of a file, if they show something computed. */
  computedText(file: string, data: unknown): ((path: Steps, value: unknown) => string | undefined) | undefined;
  /** Whether a text must have no mark of where it is written: one that leaves the page, or that is compared. */
  isUnmarked(file: string, path: Steps): boolean;
  /** Returns the company's day. */
  dayOf(now: Date): string;
  /** Returns how staff press days on a calendar, and which are proposed, if a value is a list of days. */
  daysHelp?(file: string, data: unknown, path: Steps, now: Date): DaysHelp | undefined;
}

export type StudioFolder = DataFolder<StudioSite>;
export type DataFile = StudioFolder['files'][number];
