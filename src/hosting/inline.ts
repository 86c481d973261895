import { dialogPageScript, pageScript } from '../inline/scripts';
import { speculationRules } from '../inline/speculation-rules';

/** What stands inline in a page and needs a hash in its policy, and what must not be there at all. */
export interface Inline {
  scripts: string[];
  styles: string[];
  /** Inline things nobody has vouched for, described. */
  strangers: string[];
}

const elements = (name: string, html: string) =>
  [...html.matchAll(new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );

/** The inline scripts this site is known to have. Texts of staff and visitors can never become one of them. */
const known: readonly ((text: string) => boolean)[] = [
  (text) => text === pageScript,
  (text) => text === dialogPageScript,
  (text) => text === speculationRules,
];

/** The inline scripts and styles of a finished page. */
export function inlineOf(html: string): Inline {
  const inline = elements('script', html).filter(
    ({ attributes }) => !/\ssrc=/.test(attributes) && !attributes.includes('application/ld+json'),
  );
  const scripts = inline.map(({ text }) => text);
  const markup = html.replace(/(<(script|style)[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  const attributes = [...markup.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) => [
    ...(tag.match(/\s(?:style|on[a-z]+)="[^"]*"/gi) ?? []),
    ...(tag.match(/\s(?:href|src|action|formaction)="\s*javascript:[^"]*"/gi) ?? []),
  ]);
  return {
    scripts,
    styles: elements('style', html).map(({ text }) => text),
    strangers: [
      ...scripts.filter((text) => !known.some((isKnown) => isKnown(text))).map((text) => `script ${text.slice(0, 80)}`),
      ...attributes.map((attribute) => `attribute${attribute}`),
    ],
  };
}

/**
 * The page without what Gatsby's router would need: the place where it announces pages, and the style of its wrapper, which a
 * strict policy refuses and no hash can name (src/theme/GlobalStyle.tsx says the same in CSS).
 */
export const withoutRouter = (html: string): string =>
  html
    .replace(/<div [^>]*id="gatsby-announcer"[^>]*><\/div>/, '')
    .replace(/<div [^>]*id="gatsby-focus-wrapper"[^>]*>/, (tag) => tag.replace(/\sstyle="[^"]*"/, ''));
