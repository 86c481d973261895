import { dialogScript, earlyScript, scriptLoader } from '../inline/scripts';
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

// A JSON string, so that nothing can follow it.
const json = '"(?:[^"\\\\<]|\\\\.)*"';

/** The inline scripts this site is known to have. Texts of staff and visitors can never become one of them. */
const known: readonly ((text: string) => boolean)[] = [
  (text) => text === scriptLoader,
  (text) => text === dialogScript,
  (text) => text === earlyScript,
  (text) => text === speculationRules,
  (text) => new RegExp(`^/\\*<!\\[CDATA\\[\\*/window\\.pagePath=${json};/\\*\\]\\]>\\*/$`).test(text),
  (text) => /^\s*window\.___webpackCompilationHash="[0-9a-f]+";\s*$/.test(text),
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
 * The page without the style attributes of Gatsby's two wrappers, which a strict policy refuses and no hash can name.
 * src/theme/GlobalStyle.tsx says the same in CSS.
 */
export const withoutWrapperStyles = (html: string): string =>
  html.replace(/<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) => tag.replace(/\sstyle="[^"]*"/, ''));
