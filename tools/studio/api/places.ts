import type { Diagnostic } from '../../yaml';
import type { SchemaNode } from '../../yaml/schema';
import type { Place, Steps } from '../../yaml/site';

/**
 * Where a text is shown. `page`: the words of the page's own file. `head`: title, description and card. `pictures`:
 * pictures, videos and drawings, with their alternative texts. `mails`, `dialogs`: words of mails, of the booking dialog and
 * the tools. `hidden`: notes on evidence, and values of the page's own file that are no words, such as an order or a day.
 * `shared`: facts, the navigation and other files of many pages.
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
  /** What staff read in its place, where it is no text: 'Morning' for `am`. */
  inWords?: string | undefined;
}

/** Everything that can be changed on a page. The lists of all pages and of the path '' together hold every scalar of `data/`. */
export interface PagePlaces {
  /** The file that makes the page, if one does. */
  file?: string | undefined;
  places: ListedPlace[];
}

/** A fact that can be named in braces. */
interface FactChoice {
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
  /** The titles of pages, by their addresses. */
  pageTitles?: Record<string, string>;
  /** The files in data/pictures. */
  pictures: string[];
  /** The files in data/videos: films and their captions. */
  videos?: string[];
  /** What pictures show, by their files, where some place says it. */
  pictureWords?: Record<string, string>;
}

/** The texts that a fact or a change alters on one page, mail or tool. */
export interface PageTexts {
  /** The page's address, `/faq`; or a name that does not begin with `/`, such as 'what search engines read: /faq'. */
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

/** A list of days: a calendar on which staff press halves of days into it, and what is proposed for it. */
export interface DaysHelp {
  calendar?: {
    help: string;
    /** The word for a half that stands in the list, such as 'full'. */
    mark: string;
    /** The fields of an item. An item without a half is that of the whole day. */
    fields: { day: string; half: string };
    halves: { value: string; name: string }[];
    /** The days in order. `closed`: why a day has no halves to press. */
    days: { day: string; name: string; short: string; month: string; closed?: string }[];
  };
  /** Items to add and remove in one press, with their names. */
  offers: { label: string; items: string[]; source?: string; add: unknown[]; remove: unknown[] }[];
}

/** What the panel needs for the form of one value: a scalar, a list or a group of fields. */
export interface Field extends Place, Choices {
  label: string;
  /** The value's part of the schema, as JSON Schema with our `kind` (`FieldKind`). */
  schema: SchemaNode;
  /** Undefined if the field is optional and not there. */
  value?: unknown;
  /** Whether the field may be removed: an optional field or an item of a list. */
  removable: boolean;
  /** The list that the value stands in, if it is an item: for duplicate, move, remove. */
  list?: { path: Steps; index: number; length: number } | undefined;
  /** Of a picture: the fields of its group that belong to it, such as its words and what stays in view. */
  beside?: Place[] | undefined;
  /** Of the point of a picture that stays in view: the picture, if there is one. */
  picture?: string | undefined;
  /** Of a list of days. */
  days?: DaysHelp | undefined;
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

/** The texts, of all files, that contain the words searched for. */
export interface Found {
  /** The first of them. */
  places: (ListedPlace & { page?: string | undefined })[];
  /** How many there are. */
  count: number;
}

/** A picture that waits for a save that names it: re-encoded, without metadata, at most 2560 px wide and high. */
export interface Uploaded {
  name: string;
  width: number;
  height: number;
}
