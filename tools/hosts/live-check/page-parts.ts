import { decoded } from '../../shared/text';

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

/** The links of a page that a browser loads by itself. */
const loaded = /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/;

/** The addresses a browser loads, or may load, to show a page: pictures, films, sound, scripts, styles, fonts, frames. */
export function loadedBy(html: string): string[] {
  const sources = ['img', 'script', 'source', 'video', 'track', 'iframe', 'audio', 'embed'].flatMap((name) =>
    tags(html, name).flatMap((tag) => [
      attribute(tag, 'src'),
      attribute(tag, 'poster'),
      ...(attribute(tag, 'srcset') ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
    ]),
  );
  const links = tags(html, 'link')
    .filter((tag) => loaded.test(attribute(tag, 'rel') ?? ''))
    .map((tag) => attribute(tag, 'href'));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].flatMap(([, css = '']) =>
    [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address),
  );
  return [
    ...new Set([...sources, ...links, ...styles].filter((address) => address && !/^(?:data:|#)/.test(address))),
  ] as string[];
}

/** The content of a meta element, by its name or property. */
export const metaOf = (html: string, name: string): string | undefined =>
  tags(html, 'meta')
    .filter((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name))
    .map((tag) => attribute(tag, 'content'))[0];

/** The address a page calls its own. */
export const canonicalOf = (html: string): string | undefined =>
  tags(html, 'link')
    .filter((tag) => attribute(tag, 'rel') === 'canonical')
    .map((tag) => attribute(tag, 'href'))[0];

/** The addresses of a sitemap, or of the sitemaps in an index. */
export const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => decoded(address));
