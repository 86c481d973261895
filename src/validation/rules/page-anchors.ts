import type { Collection } from '../../content-model/collections';
import type { Fact } from '../../domain/fact';
import type { Parsed } from '../parse-data';
import { fillIn, UnknownName } from '../../facts/markdown';
import { slugify } from '../../domain/text';
import { isRecord } from '../../domain/json';

type Fields = Record<string, unknown>;
/** The values of the site's files, by path, valid or not. */
type Files = ReadonlyMap<string, unknown>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const itemsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const field = (files: Files, file: string, ...path: readonly string[]) =>
  path.reduce<unknown>((value, name) => fieldsOf(value)[name], files.get(file));

/** Returns the headings of blocks as `src/blocks` renders them. */
const blockHeadings = (blocks: unknown, files: Files) =>
  itemsOf(blocks).map(({ kind, heading }) => {
    if (kind === 'triage') return field(files, 'safety.yaml', 'triage', 'heading');
    if (kind === 'gasSafety' || kind === 'quote' || kind === 'callout') return undefined;
    // Without reviews the block is not rendered.
    if (kind === 'reviews' && itemsOf(field(files, 'testimonials.yaml', 'items')).length === 0) return undefined;
    return heading;
  });

/** What a link can name on a page: ids in its template, and headings, whose words become ids. */
interface Places {
  ids?: readonly string[];
  headings?: readonly unknown[];
}

/** Returns the anchors of each type of page, as its template in `src/templates` or `src/pages` renders them. */
function placesOf(type: string, page: Fields, files: Files): Places {
  const blocks = blockHeadings(page.blocks, files);
  switch (type) {
    case 'HomePage':
      return { ids: ['contact'], headings: blocks };
    case 'Guide':
      return {
        ids: page.urgent ? ['urgent', 'related'] : ['related'],
        headings: [
          page.stepsHeading,
          fieldsOf(page.gauge).heading,
          ...blockHeadings(page.more, files),
          field(files, 'wording.yaml', 'guide', 'stopAndCall'),
          fieldsOf(page.prevention).heading,
        ],
      };
    case 'GuidesPage':
      return { headings: [...itemsOf(page.groups).map(({ heading }) => heading), ...blocks] };
    case 'InsightsPage':
      return { ids: ['articles'] };
    case 'Faq':
      return { headings: itemsOf(page.groups).map(({ heading }) => heading) };
    case 'Gallery':
      return { headings: [fieldsOf(page.closing).heading] };
    case 'Legal':
      return {
        ids: ['privacy', 'accessibility', 'contact'],
        headings: itemsOf(page.sections).map(({ heading }) => heading),
      };
    default:
      return { headings: blocks };
  }
}

/**
 * Returns what a link to a page can name after `#`: exactly the ids on the built page. Returns undefined while a
 * heading names an unknown fact, because its id depends on the fact.
 */
export function anchorsOf(
  { collection, data }: { collection: Pick<Collection, 'type'>; data: unknown },
  files: Files,
  facts: ReadonlyMap<string, Fact>,
): Set<string> | undefined {
  const { ids = [], headings = [] } = placesOf(collection.type, fieldsOf(data), files);
  const references = { fact: (name: string) => facts.get(name), address: () => undefined };
  try {
    const named = headings.flatMap((text) => (typeof text === 'string' ? [slugify(fillIn(text, references))] : []));
    return new Set(['main', ...ids, ...named].filter(Boolean));
  } catch (error) {
    if (error instanceof UnknownName) return undefined;
    throw error;
  }
}

/** Returns the anchors of every page whose file could be read. */
export function pageAnchors(parsed: readonly Parsed[], facts: ReadonlyMap<string, Fact>): Map<Parsed, Set<string>> {
  const files: Files = new Map(parsed.map(({ file, data }) => [file.path, data]));
  return new Map(
    parsed.flatMap((entry) => {
      const anchors = anchorsOf(entry, files, facts);
      return anchors ? [[entry, anchors] as const] : [];
    }),
  );
}
