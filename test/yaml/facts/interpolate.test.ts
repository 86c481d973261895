import { namedAddress } from '../../../tools/yaml/facts/fact-links';
import { z } from 'zod';
import { buildFacts } from '../../../content/test-support/build-facts';
import { eachText, schemaNode } from '../../../tools/yaml/schema/schema-node';
import { fillEntry, fillText } from '../../../tools/yaml/facts/interpolate';
import { UnknownName } from '../../../tools/yaml/facts/markdown';
import { blocks } from '../../../content/pages/blocks';
import { day, factName, line, pageLink, pictureName, prose } from '../../../content/field-types';

const facts = buildFacts({
  prices: { annualService: 50, fullService: { from: 120, dependsOn: 'The make.' } },
  claims: { hours: { words: '24/7' } },
});
const references = {
  fact: (name: string) => facts.get(name),
  address: (link: string) => (link === 'tel:office' ? 'tel:+441632960123' : namedAddress(link, facts)),
};

it.each([
  ['line', 'From {prices.annualService} & **now**', 'From £50 & **now**'],
  ['prose', 'From {prices.annualService} & **now**', 'From £50 &amp; <strong>now</strong>'],
  ['fact', 'prices.annualService', { name: 'prices.annualService', text: '£50', low: 50, high: 50 }],
  ['page', '/guides', '/guides'],
  ['picture', '{x}.jpg', '{x}.jpg'],
  ['day', '2026-11-24', '2026-11-24'],
] as const)(
  'filling in: when the text is a %s, then its facts and Markdown are filled in as that kind allows',
  (kind, text, filled) => {
    expect(fillText(kind, text, references)).toEqual(filled);
  },
);

it.each(['line', 'prose', 'fact'] as const)(
  'filling in: when a %s names an unknown fact, then it is refused',
  (kind) => {
    expect(() => fillText(kind, kind === 'fact' ? 'prices.none' : '{prices.none}', references)).toThrow(UnknownName);
  },
);

it('filling in: when a page has blocks, then every text in them is filled in, and words, numbers and addresses stay', () => {
  const raw = [
    {
      kind: 'callout',
      tone: 'note',
      lead: 'Open {claims.hours}',
      text: '*Call* [us](tel:office)',
      link: { to: '/guides', label: 'For {prices.annualService}' },
    },
    { kind: 'table', caption: 'A', columns: ['B', '{claims.hours}'], rows: [{ name: 'C', cells: ['<D>'], better: 1 }] },
    { kind: 'cta', heading: 'Now', text: '**Now**', actions: ['call', { to: '/faq', label: '{claims.hours}?' }] },
    { kind: 'gasSafety' },
  ];
  expect(blocks.safeParse(raw).success).toBe(true);
  expect(fillEntry(blocks, raw, references)).toEqual([
    {
      kind: 'callout',
      tone: 'note',
      lead: 'Open 24/7',
      text: '<em>Call</em> <a href="tel:+441632960123">us</a>',
      link: { to: '/guides', label: 'For £50' },
    },
    { kind: 'table', caption: 'A', columns: ['B', '24/7'], rows: [{ name: 'C', cells: ['<D>'], better: 1 }] },
    {
      kind: 'cta',
      heading: 'Now',
      text: '<strong>Now</strong>',
      actions: ['call', { to: '/faq', label: '24/7?' }],
    },
    { kind: 'gasSafety' },
  ]);
});

it('filling in: when a price card names a price, then it gets the fact with what it depends on', () => {
  const item = { name: 'Full Service', price: 'prices.fullService', from: true, includes: ['{claims.hours}'] };
  expect(fillEntry(blocks, [{ kind: 'prices', heading: 'Prices', items: [item] }], references)).toEqual([
    {
      kind: 'prices',
      heading: 'Prices',
      items: [
        {
          name: 'Full Service',
          price: { name: 'prices.fullService', text: '£120', low: 120, dependsOn: 'The make.' },
          from: true,
          includes: ['24/7'],
        },
      ],
    },
  ]);
});

it('filling in: when an entry is filled in, then the given value itself stays as it was', () => {
  const raw = [{ kind: 'text', paragraphs: ['{claims.hours}'] }];
  fillEntry(blocks, raw, references);
  expect(raw).toEqual([{ kind: 'text', paragraphs: ['{claims.hours}'] }]);
});

it('texts of an entry: when they are visited, then each comes with its kind and its path', () => {
  const schema = z.strictObject({
    title: line('Title'),
    items: z.array(z.strictObject({ text: prose('Text'), link: pageLink.optional() })),
    picture: pictureName('Picture').nullable(),
    price: factName('Price'),
    days: z.array(day('Day')),
    plain: z.string(),
    named: z.record(z.string(), z.union([z.number(), z.strictObject({ words: line('Words') })])),
  });
  const entry = {
    title: 'A',
    items: [{ text: 'B' }, { text: 'C', link: { to: '/d', label: 'D' } }],
    picture: null,
    price: 'prices.annualService',
    days: ['2026-11-24'],
    plain: 'not a text of its own',
    named: { one: 1, two: { words: 'E' } },
  };
  const seen: string[] = [];
  eachText(schemaNode(schema), schema.parse(entry), (kind, text, path) =>
    seen.push(`${path.join('.')} ${kind} ${text}`),
  );
  expect(seen).toEqual([
    'title line A',
    'items.0.text prose B',
    'items.1.text prose C',
    'items.1.link.to page /d',
    'items.1.link.label line D',
    'price fact prices.annualService',
    'days.0 day 2026-11-24',
    'named.two.words line E',
  ]);
});
