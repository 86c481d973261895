import { scalarsOf } from '../../tools/shared/json';
import { decoded } from '../../tools/shared/text';

const inline = 'a|abbr|b|em|i|mark|small|span|strong|sub|sup|time';

const clean = (text: string) => decoded(text).replace(/\s+/g, ' ').trim();

const all = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([, text]) => text ?? '');

const sentences = (paragraph: string) => clean(paragraph).split(/(?<=[.!?]["'’”]?)\s+(?=[\p{Lu}\d"'‘“])/u);

/**
 * Returns the texts of a built page: what visitors read, and what search engines and screen readers get. Each of the
 * latter begins with its kind in brackets.
 */
export function textsOf(html: string): string[] {
  const told = (label: string, texts: readonly string[]) => texts.map((text) => `(${label}) ${clean(text)}`);
  const body = /<body[\s\S]*/.exec(html)?.[0] ?? '';
  const seen = body
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    // Separates adjacent inline elements that the page shows as separate lines, such as a title and the text under it.
    .replace(new RegExp(`(?<=</(?:${inline})>)(?=<(?:${inline})[\\s>])`, 'g'), '\n')
    .replace(new RegExp(`</?(?:${inline})(?=[\\s>])[^>]*>`, 'g'), '')
    .replace(/<[^<>]+>/g, '\n');
  const data = all(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g, html)
    .flatMap((json) => [...scalarsOf(JSON.parse(json))])
    .map(
      ({ path, value }) => `(search data) ${path.findLast((step) => typeof step === 'string') ?? ''}: ${String(value)}`,
    );
  return [
    ...told('title', all(/<title[^>]*>([^<]*)<\/title>/g, html)),
    ...told('search and sharing', all(/<meta[^>]*(?:description|title)"[^>]*content="([^"]*)"/g, html)),
    ...data,
    ...told('link', all(/<link[^>]*\stitle="([^"]+)"/g, html)),
    ...seen.split('\n').flatMap(sentences).filter(Boolean),
    ...told('picture or control', all(/\s(?:alt|aria-label|label|placeholder)="([^"]+)"/g, body)),
    ...told('link', all(/\shref="((?:tel|mailto):[^"]*)"/g, body)),
  ];
}
