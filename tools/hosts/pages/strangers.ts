import type { PageContents } from './html';

/**
 * Returns a description of each inline script of a finished page that the site does not know, and of each style attribute,
 * event handler and `javascript:` address. No text of staff or visitors can match a script that the site knows.
 * @param known the texts of the inline scripts that pages may have
 */
export function strangersIn({ scripts, refused }: PageContents, known: readonly string[]): string[] {
  return [
    ...scripts.filter((text) => !known.includes(text)).map((text) => `script ${text.slice(0, 80)}`),
    ...refused.map((attribute) => `attribute ${attribute}`),
  ];
}
