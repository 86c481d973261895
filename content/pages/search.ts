import { z } from 'zod';
import { namedOfEach } from '../../src/domain/lists/list-pages';
import { searchGroups } from '../../src/domain/search/index-file';
import { line, lineWith, oneOf, pageLink, pagePath, prose, seo } from '../field-types';
import { dangerNames, dangersInWords } from '../lists/safety';
import { articlesInOrder, guidesInOrder } from './long-lists';
import { breadcrumb, each, gas, itemsOf, type Page, type Parts, servicesInOrder, type Shows } from './shows';

/** What people type. Longer phrases would never be typed whole. */
const typedWords = (description: string) => z.array(z.string().min(2).max(60)).min(1).meta({ description });

/** `data/pages/search.yaml`: the page /search, and the search field on it, the FAQ, the DIY Hub and the not-found page. */
export const search = z.strictObject({
  title: line('The heading of the page'),
  seo,
  lead: prose('One or two sentences under the heading'),
  field: z
    .strictObject({
      label: line('The name of the search field'),
      hint: line('What to type, and that it stays in the browser'),
      all: line('The link to the list of everything; it stands in place of the field where a browser cannot search'),
    })
    .meta({ description: 'The search field' }),
  results: z
    .strictObject({
      one: line('What is said when one answer is found'),
      many: lineWith(['count'], 'What is said when several answers are found'),
      dangerOnly: line('What is said when only a danger or a postcode was recognised'),
      none: prose('What to do when nothing is found'),
      failed: prose('What to do when the search could not be loaded'),
      area: line('The heading over the answer to a postcode'),
    })
    .meta({ description: 'The results' }),
  groups: z
    .array(
      z.strictObject({
        name: oneOf(searchGroups, 'Which group'),
        heading: line('Its heading'),
        words: typedWords('What people type when they mean any entry of the group').optional(),
      }),
    )
    .length(searchGroups.length)
    .refine((groups) => new Set(groups.map(({ name }) => name)).size === groups.length, {
      error: `each of these groups once: ${searchGroups.join(', ')}`,
    })
    .meta({ description: 'The groups of the list, in their order' }),
  prices: z
    .array(pageLink.extend({ text: line('What the price depends on').optional() }))
    .min(1)
    .meta({ description: 'The prices, each with the place that explains it' }),
  dangers: z
    .array(
      z.strictObject({
        danger: oneOf(dangerNames, 'Which danger', dangersInWords),
        words: typedWords('Words that name it'),
      }),
    )
    .length(dangerNames.length)
    .meta({
      description:
        'Words of people in danger: for these, the number to call and what to do first stand on top of the results',
    }),
  synonyms: z
    .array(z.array(z.string().min(2).max(40)).min(2))
    .meta({ description: 'Groups of words that mean the same to whoever types them' }),
  typed: z
    .array(z.strictObject({ to: pagePath('The page that helps'), words: typedWords('What people type') }))
    .meta({ description: 'What people type who want one page, in words that are not on it' }),
});
export type SearchPage = z.infer<typeof search>;

/** Returns the first questions of the FAQ, and the headings of /legal. */
function headings({ files }: Page): Parts {
  const itemsIn = (file: string, name: string) =>
    itemsOf((files.get(file) as Record<string, unknown> | undefined)?.[name]);
  return [
    ...itemsIn('faq.yaml', 'groups')
      .flatMap(({ items }, group) =>
        itemsOf(items).map((_, item) => ['faq.yaml', 'groups', group, 'items', item, 'question'] as const),
      )
      .slice(0, namedOfEach),
    ...itemsIn('legal.yaml', 'sections').map((_, section) => ['legal.yaml', 'sections', section, 'heading'] as const),
    ...['privacy', 'accessibility', 'contact'].map((part) => ['legal.yaml', part, 'heading'] as const),
  ];
}

/** What src/pages/search.tsx shows from other files. */
export const searchShows: Shows = (page) => [
  ...breadcrumb,
  ...gas,
  ...[servicesInOrder(page.files), guidesInOrder(page.files).flat(), articlesInOrder(page.files)].flatMap((files) =>
    files
      .slice(0, namedOfEach)
      .flatMap((file) =>
        (files.length > namedOfEach ? ['title'] : ['title', 'summary']).map((field) => [file, field] as const),
      ),
  ),
  ...each(page, 'pages/', 'linkText'),
  ...headings(page),
];

/** What only an answer to a query shows, or only another page, or nothing. */
export const searchHides = () => ['field.all', 'results', 'dangers', 'synonyms', 'typed', 'groups.*.words'];
