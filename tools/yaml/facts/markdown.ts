import MarkdownIt from 'markdown-it';
import type { Html } from '../../shared/safe-html';
import type { Fact } from '../../shared/fact';

/**
 * Looks up what a text may refer to: facts by name, and the addresses behind `tel:emergency`, `mailto:office` or
 * `web:register`.
 */
export interface References {
  fact(name: string): Fact | undefined;
  address(link: string): string | undefined;
}

/** Thrown when a text names something that does not exist. */
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

/** Returns the names in braces, in order. */
export const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name ?? '');

/** Returns the targets of a text's Markdown links, in order, without titles. */
export const linksIn = (text: string) => [...text.matchAll(/\]\(\s*([^()\s]*)/g)].map(([, link]) => link ?? '');

/**
 * Replaces names in braces by the text of the fact: `{prices.annualService}` becomes £50.
 * @throws UnknownName if there is no such fact
 */
export function fillIn(text: string, references: References): string {
  return text.replace(placeholder, (_, name: string) => {
    const fact = references.fact(name.trim());
    if (!fact) throw new UnknownName(name, 'fact');
    return fact.text;
  });
}

// Enables bold, italics, links and backslash escapes only. HTML is shown as it was typed.
const markdown = new MarkdownIt('zero', { html: false }).enable(['emphasis', 'link', 'escape']);
markdown.validateLink = (link) => allowedLink.test(link);

/**
 * Turns a text with facts and inline Markdown into safe HTML. Escapes everything except `**bold**`, `*italics*` and
 * `[words](/page)`. `tel:emergency`, `mailto:office` and `web:register` link to facts. Browsers do
 * not translate a number or an address that is a link's only text.
 * @throws UnknownName if there is no such fact or named link
 */
export function toHtml(text: string, references: References): Html {
  const linked = text.replace(/\]\(((?:tel|mailto|web):[^()\s]*)\)/g, (_, link: string) => {
    const address = references.address(link);
    if (!address) throw new UnknownName(link, 'link');
    return `](${address})`;
  });
  return markdown
    .renderInline(fillIn(linked, references))
    .replaceAll('<a href="https:', '<a rel="noopener" href="https:')
    .replace(/(<a href="(?:tel|mailto):[^"]*")(?=>[^a-z]+<|>[^\s<]+@[^\s<]+<)/gi, '$1 translate="no"') as Html;
}

/** Escapes a text, for readers that take what they get as HTML. */
export const asHtml = (text: string) => markdown.utils.escapeHtml(text) as Html;

/** Whether a text may link to a target directly. `tel:`, `mailto:` and `web:` need a name. */
export const mayLink = (link: string) => !named.test(link) && allowedLink.test(link);
