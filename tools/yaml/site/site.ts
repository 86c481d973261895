import type { z } from 'zod';
import type { Fact } from '../../shared/fact';

/** The names and indexes that lead to a value in a file. An empty path is the whole file. */
export type Steps = (string | number)[];

/** The same, as a check finds it. */
export type Path = readonly PropertyKey[];

/** A value in a file. `file` is relative to `data/`. */
export interface Place {
  file: string;
  path: Steps;
}

/**
 * Says where files of `data/` are, their type, schema and page. `files` is a file name, or ends with `/` for a folder in
 * which every file is one entry.
 */
export interface Collection {
  files: string;
  type: string;
  schema: z.ZodType;
  /** The address of the page; `{slug}` is the file's name. Without a route the entry has no page of its own. */
  route?: string;
}

/** The values of the site's files, by path, valid or not. */
export type Files = ReadonlyMap<string, unknown>;

/** What is wrong with a value, with its place in its file. */
type Mistake = readonly [path: Path, message: string];

/** What a link can name on a page: ids in its template, and headings, whose words become ids. */
interface Anchors {
  ids?: readonly string[];
  headings?: readonly unknown[];
}

/** How the files of a site become facts, and the way back from a fact to its place. */
export interface FactRules {
  /** Turn a file into facts, by its path. */
  readers: Readonly<Record<string, (data: never) => Fact[]>>;
  /** Returns the facts that come from several files. */
  computed(files: Files): Fact[];
  /** The files behind the first word of a fact's name. */
  files: ReadonlyMap<string, readonly string[]>;
  /** Returns where a fact lives, or undefined if it is computed from several values. */
  placeOf(name: string): Place | undefined;
  /** The first words of the names that staff choose themselves; each is a file. */
  chosen: readonly string[];
  /** The first word of the names of prices, and of the names of other numbers, for advice on a figure that was typed out. */
  prices: string;
  figures: string;
  /** The file of the addresses behind `tel:`, `mailto:` and `web:`. */
  addresses: string;
  /** A name that messages give as an example. */
  example: string;
  /** Facts whose text may also be typed. */
  typable: readonly string[];
  /** Beginnings of words, five small letters each, that so many facts' names share that they do not show which fact a text means. */
  usual: readonly string[];
}

/** Lists in which a repeated item is a mistake, by the names of their fields. */
export interface ListRules {
  /** Fields of an item that no other item of its list may repeat. */
  fields: readonly string[];
  /** Lists of links that a visitor sees side by side. */
  links: readonly string[];
  /** Lists of texts. Cells of a table may repeat. */
  texts: readonly string[];
}

/** What a site says of its `data/`: everything that reading, checking and filling in need to know of it. */
export interface Site {
  collections: readonly Collection[];
  facts: FactRules;
  /** The schemas of values that are filled in as a whole, by the kind of their field. */
  wholes: Readonly<Record<string, z.ZodType>>;
  lists: ListRules;
  /** The file that says which addresses are gone. */
  removed: string;
  /** Returns the anchors of a page, by the type of its file. */
  anchorsOf(type: string, page: Readonly<Record<string, unknown>>, files: Files): Anchors;
  /**
   * Returns what is wrong with an entry beyond its schema.
   * @param fill fills in the facts of a text; returns undefined while one of them is unknown
   */
  entryMistakes(type: string, entry: unknown, fill: (text: string) => string | undefined): Mistake[];
  /** Returns messages about a paragraph. */
  proseMistakes(text: string): string[];
  /** Fields that only staff read. */
  notes: readonly string[];
}

/** Returns the collection of a file, by its path inside `data/`. */
export const collectionIn = <Row extends Collection>(
  { collections }: { collections: readonly Row[] },
  path: string,
): Row | undefined =>
  collections.find(({ files }) =>
    files.endsWith('/') ? path.startsWith(files) && !path.slice(files.length).includes('/') : path === files,
  );

/** Returns the last part of an entry's address: its file's name without `.yaml`. */
export const slugOf = (path: string) => path.replace(/^.*\//, '').replace(/\.ya?ml$/, '');

/** Returns the address of an entry's page, without a trailing slash, or undefined if it has none. */
export const routeIn = (site: Pick<Site, 'collections'>, path: string) =>
  collectionIn(site, path)?.route?.replace('{slug}', slugOf(path));
