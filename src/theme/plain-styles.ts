/**
 * The HTML of a page without the class names that only selectors of one component in another's styles would use. There
 * are none here, and the build refuses styles that hold one.
 */
export const plainClasses = (html: string) => html.replace(/(?<= class="(?:[^"]* )?)sc-[a-z0-9]+-\d+ ?/g, '');

/** Styles that would miss their element, because its class name is gone. */
export const needsClasses = (css: string) => /\.sc-[a-z0-9]+-\d/.test(css);

/**
 * The styles of a page without the marks styled-components would find its own rules by: group names and separators, a
 * twentieth of a page. React comes to few visits; where it does, styled-components writes the same rules once more.
 */
export const plainStyles = (css: string) =>
  css.replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '').replace(/\/\*!sc\*\/\n?/g, '');
