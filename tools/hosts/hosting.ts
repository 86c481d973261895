/** The folders of a site by what their files need. Each begins and ends with a slash, such as '/fonts/'. */
export interface Folders {
  /** Those whose files carry a hash or a version in their names. */
  lasting: readonly string[];
  /** Those of pictures for links: social networks and messengers show them inside pages of their own. */
  shared: readonly string[];
  /** All others that hold no pages. */
  others: readonly string[];
}

/** What a site says of itself to this tool. It is the same for every build. */
export interface Hosting {
  folders: Folders;
  /** The folders whose files the offline kit holds, where its pages show them. */
  shownOffline: readonly string[];
  /** The folder of the fonts, in `static/` and in the site; their licences lie beside them. */
  fonts: string;
  /** The language of the pages, such as 'en-GB'. */
  language: string;
  /** The texts of all scripts that may stand in a page. */
  inlineScripts: readonly string[];
  /** The id of the last element of a page, a template. */
  lastId: string;
  /** The end of each script file. One without it was cut off, or is no script at all. */
  scriptEnd: string;
  /** The browsers that the service worker is written for, as esbuild names them. */
  target: readonly string[];
}
