/**
 * The HTML of a page without the class names that only selectors of one component in another's styles would use, or of
 * a component beside itself (`& + &`). There are none here: `plainStyles` refuses them.
 */
export const plainClasses = (html: string) => html.replace(/(?<= class="(?:[^"]* )?)sc-[a-z0-9]+-\d+ ?/g, '');

/**
 * The styles of a page without the marks styled-components would find its own rules by: group names and separators, a
 * twentieth of a page. React comes to few visits; where it does, styled-components writes the components' rules once more.
 */
export function plainStyles(css: string) {
  const plain = css.replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '').replace(/\/\*!sc\*\/\n?/g, '');
  const [missed] = /[^{}]*\.sc-[a-z0-9]+-\d[^{}]*\{[^}]*\}/.exec(plain) ?? [];
  if (missed) throw new Error(`This rule names a component, whose class name is not in the page: ${missed}`);
  return plain;
}
