import { isRecord } from '../../tools/shared/json';
import type { Files, Site } from '../../tools/yaml/site';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const itemsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const field = (files: Files, file: string, ...path: readonly string[]) =>
  path.reduce<unknown>((value, name) => fieldsOf(value)[name], files.get(file));

/** Returns the questions of a list: each answer has an anchor. */
const questionsOf = (items: unknown) => itemsOf(items).map(({ question }) => question);

/** Returns the headings of blocks as `src/blocks` renders them. */
const blockHeadings = (blocks: unknown, files: Files) =>
  itemsOf(blocks).flatMap(({ kind, heading, items }) => {
    if (kind === 'triage') return field(files, 'safety.yaml', 'triage', 'heading');
    if (kind === 'gasSafety' || kind === 'quote' || kind === 'callout') return undefined;
    // Without reviews the block is not rendered.
    if (kind === 'reviews' && itemsOf(field(files, 'testimonials.yaml', 'items')).length === 0) return undefined;
    return kind === 'questions' ? [heading, ...questionsOf(items)] : [heading];
  });

/** Returns the anchors of a page, as the template of its type in `src/templates` or `src/pages` renders them. */
export function anchorsOf(type: string, page: Fields, files: Files): ReturnType<Site['anchorsOf']> {
  const blocks = blockHeadings(page.blocks, files);
  switch (type) {
    case 'HomePage':
      return { ids: ['contact', 'house'], headings: blocks };
    case 'Guide':
      return {
        ids: [...(page.urgent ? ['urgent'] : []), 'related', ...(page.finder ? ['endings'] : [])],
        headings: [
          fieldsOf(page.finder).heading,
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
      return {
        headings: itemsOf(page.groups).flatMap(({ heading, items }) => [heading, ...questionsOf(items)]),
      };
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
