/**
 * Removes from a page the class names that only selectors such as `${Other} &` or `& + &` need. `plainStyles` refuses such
 * selectors.
 */
export const plainClasses = (html: string) =>
  html.replace(/ class="[^"]*"/g, (names) => names.replace(/(?<=[" ])sc-[a-z0-9]+-\d+ ?/g, ''));

/** Matches a component's class name in a selector. */
const component = /\.sc-[a-z0-9]+-\d/;

/**
 * Removes the group names and separators by which styled-components would find its own rules again: 6 % of a page after
 * brotli. On the few visits on which React starts, styled-components writes the rules of its components once more. Also
 * removes what CSS does not need: the last semicolon of a rule, and the zero before a decimal point.
 * @throws if a rule needs a class name that `plainClasses` removes
 */
export function plainStyles(css: string) {
  const plain = css
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\n?/g, '')
    .replaceAll(';}', '}')
    .replace(/(?<![\d.])0(?=\.\d)/g, '');
  if (component.test(plain)) {
    const missed = plain.split('}').find((rule) => component.test(rule));
    throw new Error(`This rule names a component, whose class name is not in the page: ${missed}`);
  }
  return plain;
}
