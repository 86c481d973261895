import { __PRIVATE__ } from 'styled-components';

/** The class names and animations that rules of a style sheet are for. */
const namesIn = (css: string) => [...css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

/**
 * Keeps styled-components from writing rules that the page was sent with. A name of a rule is made of what the rule says, so
 * the page's own does. Written once more it would stand after all rules of the page, and win over what a part of the page
 * says of another part inside it: stars would lose their colour as soon as an island draws an icon.
 * `mainSheet` is not part of the public interface of styled-components; page-styles.test.tsx says whether it still does this.
 */
export function keepPageStyles(): void {
  const sent = new Set(
    [...document.querySelectorAll('head style:not([data-styled])')].flatMap(({ textContent }) => namesIn(textContent)),
  );
  const sheet = __PRIVATE__.mainSheet;
  const { hasNameForId } = sheet;
  sheet.hasNameForId = (id, name) => sent.has(name) || hasNameForId.call(sheet, id, name);
}
