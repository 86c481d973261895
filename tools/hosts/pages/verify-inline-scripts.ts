import { dialogPageScript, pageScript } from '../../../src/inline/scripts';
import { speculationRules } from '../../../src/inline/speculation-rules';
import { readPage } from './html';

/** The inline scripts and styles of a page, which its policy allows by hash, and those that must not be there. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
  /** Descriptions of inline code that is not on the allow-list. */
  strangers: string[];
}

/** The allow-list of inline scripts. No text of staff or visitors can match it. */
const known: readonly ((text: string) => boolean)[] = [
  (text) => text === pageScript,
  (text) => text === dialogPageScript,
  (text) => text === speculationRules,
];

/** Returns the inline scripts and styles of a finished page. */
export function inlineOf(html: string): Inline {
  const { scripts, styles, refused } = readPage(html);
  return {
    scripts,
    styles,
    strangers: [
      ...scripts.filter((text) => !known.some((isKnown) => isKnown(text))).map((text) => `script ${text.slice(0, 80)}`),
      ...refused.map((attribute) => `attribute ${attribute}`),
    ],
  };
}

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
