/**
 * The HTML of a page without the class names that only selectors of one component in another's styles would use, or of
 * a component beside itself (`& + &`). There are none here: `plainStyles` refuses them.
 */
export const plainClasses = (html: string) =>
  html.replace(/ class="[^"]*"/g, (names) => names.replace(/(?<=[" ])sc-[a-z0-9]+-\d+ ?/g, ''));

/** In a selector, the class name that stands for a component. */
const component = /\.sc-[a-z0-9]+-\d/;

/**
 * The styles of a page without the marks styled-components would find its own rules by: group names and separators, a
 * twentieth of a page. React comes to few visits; where it does, styled-components writes the components' rules once more.
 */
export function plainStyles(css: string) {
  const plain = css.replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '').replace(/\/\*!sc\*\/\n?/g, '');
  if (component.test(plain)) {
    const missed = plain.match(/[^{}]*\{[^}]*\}/g)?.find((rule) => component.test(rule));
    throw new Error(`This rule names a component, whose class name is not in the page: ${missed}`);
  }
  return plain;
}
