/**
 * Replaces stylis' table of prefixes for old browsers in the bundles of islands. styled-components uses it only where it is
 * told to (`enableVendorPrefixes`), as it never is here: an island's rules must be the ones that the page was built with.
 */
export const prefix = (value: string) => value;
