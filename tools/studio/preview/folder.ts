// A door of this tool, which a site's configuration opens before anything else is there.

/**
 * The copy of `data/` that a running preview reads. It never contains a mistake: Gatsby discards a file's data when the
 * file changes, so a broken file would break every page.
 */
export const previewFolder = '.tmp/preview-data';
