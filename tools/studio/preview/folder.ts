// A door of this tool for a site's configuration. It imports nothing, so that the configuration loads no other file of the tool.

/**
 * The copy of `data/` that a running preview reads. It never contains a mistake: Gatsby discards a file's data when the
 * file changes, so a broken file would break every page.
 */
export const previewFolder = '.tmp/preview-data';
