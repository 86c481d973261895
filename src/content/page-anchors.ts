import type { Collection } from './collections';
import type { Fact } from './fact';
import type { Parsed } from './parse-data';
import { fillIn, UnknownName } from './prose';
import { slugify } from './words';

type Fields = Record<string, unknown>;
/** The values of the site's files, whether they fit their schemas or not. */
type Files = ReadonlyMap<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const itemsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const field = (files: Files, file: string, ...path: readonly string[]) =>
  path.reduce<unknown>((value, name) => fieldsOf(value)[name], files.get(file));

/** The headings of blocks, as `src/blocks` draws them. */
const blockHeadings = (blocks: unknown, files: Files) =>
  itemsOf(blocks).map(({ kind, heading }) => {
    if (kind === 'triage') return field(files, 'safety.yaml', 'triage', 'heading');
    if (kind === 'gasSafety' || kind === 'quote' || kind === 'callout') return undefined;
    // Without a review the part is left out.
    if (kind === 'reviews' && itemsOf(field(files, 'testimonials.yaml', 'items')).length === 0) return undefined;
    return heading;
  });

/** What a link can name on a page: ids that its template gives, and headings whose words become ids. */
interface Places {
  ids?: readonly string[];
  headings?: readonly unknown[];
}

/** The places of each type of page, as its template in `src/templates` or `src/pages` draws them. */
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
      return { ids: ['privacy', 'contact'], headings: itemsOf(page.sections).map(({ heading }) => heading) };
    default:
      return { headings: blocks };
  }
}

/**
 * Returns the places a link to a page can name after `#`: exactly the ids its headings have on the built page. Returns
 * undefined while a heading names an unknown fact, as its id cannot be told then.
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

/** The places of every page whose file could be read, by the file. */
export function pageAnchors(parsed: readonly Parsed[], facts: ReadonlyMap<string, Fact>): Map<Parsed, Set<string>> {
  const files: Files = new Map(parsed.map(({ file, data }) => [file.path, data]));
  return new Map(
    parsed.flatMap((entry) => {
      const anchors = anchorsOf(entry, files, facts);
      return anchors ? [[entry, anchors] as const] : [];
    }),
  );
}
