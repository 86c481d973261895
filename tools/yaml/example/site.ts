import { z } from 'zod';
import type { Site } from '../site/site';

const line = (description: string) => z.string().min(1).max(80).meta({ kind: 'line', description });
const prose = (description: string) => z.string().min(1).max(400).meta({ kind: 'prose', description });

const loaf = z.strictObject({
  title: line('What it is called'),
  price: z.string().meta({ kind: 'fact', description: 'Its price, as a name from data/prices.yaml' }),
  text: prose('One paragraph'),
});
const home = z.strictObject({ title: line('The heading'), text: prose('One paragraph') });
const shop = z.strictObject({ name: line('Its name'), phone: z.string() });

const pounds = (value: number) => `£${value.toFixed(2)}`;

/** The folder whose `data/` this is. */
export const bakery = __dirname;

/** A baker's site, as small as one can be: what the tests of the tools use where they need any site. */
export const site: Site = {
  collections: [
    { files: 'prices.yaml', type: 'Prices', schema: z.record(z.string(), z.number()) },
    { files: 'shop.yaml', type: 'Shop', schema: shop },
    { files: 'home.yaml', type: 'Home', schema: home, route: '/' },
    { files: 'loaves/', type: 'Loaf', schema: loaf, route: '/loaves/{slug}' },
  ],
  facts: {
    readers: {
      'prices.yaml': (data: Record<string, number>) =>
        Object.entries(data).map(([key, value]) => ({ name: `prices.${key}`, text: pounds(value), low: value })),
      'shop.yaml': ({ name, phone }: z.infer<typeof shop>) => [
        { name: 'shop.name', text: name },
        { name: 'phone.shop', text: phone },
      ],
    },
    computed: () => [],
    files: new Map([
      ['prices', ['prices.yaml']],
      ['shop', ['shop.yaml']],
      ['phone', ['shop.yaml']],
    ]),
    placeOf: (name) => {
      const [space = '', key = ''] = name.split('.');
      if (space === 'prices') return { file: 'prices.yaml', path: [key] };
      return { file: 'shop.yaml', path: [space === 'phone' ? 'phone' : key] };
    },
    chosen: ['prices'],
    prices: 'prices',
    figures: 'prices',
    addresses: 'shop.yaml',
    example: 'prices.sourdough',
    typable: ['shop.name'],
    usual: ['price'],
  },
  wholes: {},
  lists: { fields: ['title'], links: [], texts: [] },
  removed: 'removed.yaml',
  anchorsOf: () => ({}),
  entryMistakes: () => [],
  proseMistakes: () => [],
  notes: [],
};
