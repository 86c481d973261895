import { __PRIVATE__ } from 'styled-components';

/** Returns the names of the classes and animations in a style sheet. */
const namesIn = (css: string) => [...css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

/**
 * Prevents styled-components from inserting rules that the page already has. A class name is a hash of its rule, so the
 * existing rule is the same. A second copy would follow all rules of the page and override those in which a component
 * styles another one inside it: stars would lose their colour as soon as an island renders an icon.
 * `mainSheet` is not part of the public API of styled-components. page-styles.test.tsx fails if it no longer works.
 */
export function keepPageStyles(): void {
  const sent = new Set(
    [...document.querySelectorAll('head style:not([data-styled])')].flatMap(({ textContent }) => namesIn(textContent)),
  );
  const sheet = __PRIVATE__.mainSheet;
  const { hasNameForId } = sheet;
  sheet.hasNameForId = (id, name) => sent.has(name) || hasNameForId.call(sheet, id, name);
}
