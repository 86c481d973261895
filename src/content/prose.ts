import MarkdownIt from 'markdown-it';
import type { Html } from '../safe-html';
import type { Fact } from './fact';

/** What a text may refer to: facts by name, and the addresses behind `tel:emergency`, `mailto:office` or `web:gasSafeCheck`. */
export interface References {
  fact(name: string): Fact | undefined;
  address(link: string): string | undefined;
}

/** A text names something that does not exist. */
export class UnknownName extends Error {
  constructor(
    readonly unknown: string,
    readonly what: 'fact' | 'link',
  ) {
    super(`unknown ${what} "${unknown}"`);
  }
}

const placeholder = /\{([^{}]*)\}/g;
const named = /^(tel|mailto|web):/;
const allowedLink = /^(\/(?!\/)|https:\/\/|tel:\+?\d|mailto:[^\s?]+@)/;

/** The names in braces of a text, in order. */
export const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name ?? '');

/** The targets of a text's Markdown links, in order, whatever follows a target. */
export const linksIn = (text: string) => [...text.matchAll(/\]\(\s*([^()\s]*)/g)].map(([, link]) => link ?? '');

/**
 * `{prices.annualService}` becomes £50.
 * @throws UnknownName for a name no fact has
 */
export function fillIn(text: string, references: References): string {
  return text.replace(placeholder, (_, name: string) => {
    const fact = references.fact(name.trim());
    if (!fact) throw new UnknownName(name, 'fact');
    return fact.text;
  });
}

// Bold, italics and links only. Anything that looks like HTML is shown as it was typed.
const markdown = new MarkdownIt('zero', { html: false }).enable(['emphasis', 'link', 'escape']);
markdown.validateLink = (link) => allowedLink.test(link);

/**
 * Text with facts and inline Markdown becomes safe HTML: everything is escaped but `**bold**`, `*italics*` and
 * `[words](/page)`. `tel:emergency`, `mailto:office` and `web:gasSafeCheck` stand for what company.yaml says.
 * @throws UnknownName for a fact or a named link that does not exist
 */
export function toHtml(text: string, references: References): Html {
  const linked = text.replace(/\]\(((?:tel|mailto|web):[^()\s]*)\)/g, (_, link: string) => {
    const address = references.address(link);
    if (!address) throw new UnknownName(link, 'link');
    return `](${address})`;
  });
  return markdown
    .renderInline(fillIn(linked, references))
    .replaceAll('<a href="https:', '<a rel="noopener" href="https:') as Html;
}

/** Whether a link's target is one a text may use as it stands; `tel:`, `mailto:` and `web:` go by name. */
export const mayLink = (link: string) => !named.test(link) && allowedLink.test(link);
