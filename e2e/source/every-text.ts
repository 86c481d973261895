import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5';
import { factsFrom, isWithin, shownText, textsOf as valuesOf } from '../../tools/studio/places';

import { site } from '../../content/site';
import { builtPages } from '../../tools/hosts';
import { textsOf } from '../../src/site-output/html-text';
import { decoded } from '../../tools/shared/text';
import { readData } from '../../tools/yaml';
import { parseAll, soundFacts } from '../../tools/yaml/files';

/** A text of `data/` whose pages are wrong in the studio. */
export interface WrongText {
  text: string;
  /** Pages that the studio lists and that do not show it. */
  untrue: string[];
  /** Pages that show it and that the studio does not list. */
  missing: string[];
}

const plain = (text: string) =>
  decoded(text)
    .replace(/[’‘]/g, "'")
    .replace(/\\n|\s+/g, ' ')
    .trim()
    .toLowerCase();

type Element = DefaultTreeAdapterMap['element'];

/** Returns a page without its islands, which hold the words of dialogs and questions. */
function withoutIslands(html: string): string {
  const document = parse(html);
  const drop = (node: DefaultTreeAdapterMap['parentNode']) => {
    node.childNodes = node.childNodes.filter(
      (child) => !('attrs' in child && child.attrs.some(({ name }) => name === 'data-island')),
    );
    for (const child of node.childNodes) if ('childNodes' in child) drop(child as Element);
  };
  drop(document);
  return serialize(document);
}

/** Returns everything that a page can show: its texts, those in its attributes, and what its scripts add. */
function allOf(html: string, folder: string): string {
  const scripts = [...html.matchAll(/src="(\/islands\/[^"]+)"/g)].map(([, file]) =>
    readFileSync(path.join(folder, String(file)), 'utf8')
      .replace(/\\u([0-9a-f]{4})|\\(["'\\])/gi, (_, code: string | undefined, sign: string) =>
        code ? String.fromCharCode(parseInt(code, 16)) : sign,
      )
      .replace(/<a href=[^<>]*>|<\/?(?:strong|em)>|<\/a>/g, ''),
  );
  const told = [...html.matchAll(/\s[a-z-]+="([^"]*)"/g)].map(([, value]) => {
    try {
      return decodeURIComponent(String(value));
    } catch {
      return String(value);
    }
  });
  return plain([...textsOf(html), ...told, ...scripts].join('\n'));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches a text as whole words. */
const wholly = (text: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(text)}${/[\p{L}\d]$/u.test(text) ? '(?![\\p{L}\\d])' : ''}`, 'u');

/** Stands between the texts of a page, so that two of them are not read as one. */
const apart = ' | ';
const sentences = (text: string) => text.split(/(?<=[.!?]['"]?)\s+/);

/** Fewer words may stand in a page by chance, or be put together by the code. */
const telling = 3;

/**
 * Compares the studio's list of pages with a build, for every text of `data/` without square brackets. Looks for pages that the
 * list lacks only for texts of three or more words without facts. Where the same words stand in several files, a page that shows
 * them must be listed for one of these.
 */
export function comparedTexts(project: string, publicFolder: string): { compared: number; wrong: WrongText[] } {
  const folder = readData(project, site);
  const facts = soundFacts(folder);
  const parts = site.shown.partsOf(parseAll(folder));
  const pages = builtPages(publicFolder).map(({ route, html }) => ({
    route,
    seen: textsOf(withoutIslands(html)).map(plain).join(apart),
    all: allOf(html, publicFolder),
  }));
  const values = folder.files.flatMap((file) =>
    valuesOf(file, site).map((text) => ({
      ...text,
      file: file.path,
      words: plain(shownText(text, facts)),
      pages: parts
        .filter((part) => part.file === file.path && isWithin(text.path, part.path) && !text.isHidden)
        .flatMap((part) => part.pages.filter((page) => page.startsWith('/'))),
    })),
  );
  const texts = values.filter(({ kind }) => kind === 'line' || kind === 'prose' || kind === 'verbatim');
  const named = (name: string) => values.filter((text) => text.facts.includes(name)).flatMap((text) => text.pages);
  const wrong = texts.flatMap((text) => {
    // What stands in square brackets is filled in later.
    if (/\[\w+\]/.test(text.words)) return [];
    const shown = wholly(text.words);
    const untrue = pages.filter(
      ({ route, all }) => text.pages.includes(route) && !(all.includes(text.words) && shown.test(all)),
    );
    const isTelling = text.words.split(' ').length >= telling && text.facts.length === 0;
    const listed = isTelling
      ? new Set([
          ...texts
            .filter(({ words }) => words.includes(text.words) && shown.test(words))
            .flatMap((other) => other.pages),
          ...factsFrom(facts, text, site).flatMap(named),
        ])
      : new Set();
    const each = sentences(text.words);
    const missing = isTelling
      ? pages.filter(
          ({ route, seen }) =>
            !listed.has(route) && each.every((sentence) => seen.includes(sentence) && wholly(sentence).test(seen)),
        )
      : [];
    return untrue.length + missing.length > 0
      ? [
          {
            text: `${text.file} ${text.path.join('.')}: ${text.words}`,
            untrue: untrue.map(({ route }) => route),
            missing: missing.map(({ route }) => route),
          },
        ]
      : [];
  });
  return { compared: texts.length, wrong };
}
