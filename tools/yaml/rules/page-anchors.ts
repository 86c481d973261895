import type { Fact } from '../../shared/fact';
import { slugify } from '../../shared/text';
import { isRecord } from '../../shared/json';
import { fillIn, UnknownName } from '../facts/markdown';
import type { Collection, Files, Site } from '../site/site';
import type { Parsed } from '../files/parse-data';

/**
 * Returns what a link to a page can name after `#`: `main`, ids of the page's template, and the ids that its headings get.
 * Returns undefined while a heading names an unknown fact, because its id depends on the fact.
 */
export function anchorsOf(
  { collection, data }: { collection: Pick<Collection, 'type'>; data: unknown },
  files: Files,
  facts: ReadonlyMap<string, Fact>,
  site: Pick<Site, 'anchorsOf'>,
): Set<string> | undefined {
  const { ids = [], headings = [] } = site.anchorsOf(collection.type, isRecord(data) ? data : {}, files);
  const references = { fact: (name: string) => facts.get(name), address: () => undefined };
  try {
    const named = headings.flatMap((text) => (typeof text === 'string' ? [slugify(fillIn(text, references))] : []));
    return new Set(['main', ...ids, ...named].filter(Boolean));
  } catch (error) {
    if (error instanceof UnknownName) return undefined;
    throw error;
  }
}

/** Returns the anchors of every file that could be read and whose headings name known facts. */
export function pageAnchors(
  parsed: readonly Parsed[],
  facts: ReadonlyMap<string, Fact>,
  site: Pick<Site, 'anchorsOf'>,
): Map<Parsed, Set<string>> {
  const files: Files = new Map(parsed.map(({ file, data }) => [file.path, data]));
  return new Map(
    parsed.flatMap((entry) => {
      const anchors = anchorsOf(entry, files, facts, site);
      return anchors ? [[entry, anchors] as const] : [];
    }),
  );
}
