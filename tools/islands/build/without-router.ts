/**
 * Removes what only Gatsby's router needs: the element in which it announces pages, the marks of the elements in the
 * head, and the attributes of the wrapper that it focuses, one of which a strict policy refuses and no hash can allow.
 * Also removes Gatsby's version, which is of use to attackers alone.
 */
export const withoutRouter = (html: string): string =>
  html
    .replace(/<div [^>]*id="gatsby-announcer"[^>]*><\/div>/, '')
    .replace(/<meta name="generator"[^>]*>/, '')
    .replaceAll(' data-gatsby-head="true"', '')
    .replace(/<div [^>]*id="gatsby-focus-wrapper"[^>]*>/, '<div>');
