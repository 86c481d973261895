import { site } from '../../../content/site';
import { fixtureData } from '../../fixture';
import { filledWords, filler, type FindEntry } from '../../../tools/yaml/facts/resolve-field';
import { UnknownName } from '../../../tools/yaml/facts/markdown';
import { readMarks } from '../../../tools/shared/source-marks';

const file = (path: string) => fixtureData(path) as Record<string, unknown>;
const files: Record<string, Record<string, unknown>> = {
  Prices: { annualService: 50, fullService: { from: 120 } },
  Claims: { hours: { words: '24/7' } },
  Company: file('company.yaml'),
  Calculator: file('calculator.yaml'),
  Estimate: file('estimate.yaml'),
};

/** The entries as Gatsby stores them, and the types that were looked up. */
function entries(changed: typeof files = {}) {
  const asked: string[] = [];
  const find: FindEntry = (type) => {
    asked.push(type);
    const entry = { ...files, ...changed }[type];
    if (!entry) return Promise.resolve(null);
    const contentDigest = JSON.stringify(entry);
    return Promise.resolve({ ...entry, id: type, parent: 'file', children: [], internal: { contentDigest } });
  };
  return { asked, fill: (as: string, value: unknown) => filler(as, find, site)(value) };
}

it.each([
  ['line', 'For {prices.annualService} & more', 'For £50 & more'],
  ['line', ['{claims.hours}', 'plain'], ['24/7', 'plain']],
  ['prose', '**{prices.annualService}**', '<strong>£50</strong>'],
  ['prose', ['[Call](tel:gasEmergency)'], ['<a href="tel:+44800111999">Call</a>']],
  ['fact', 'prices.annualService', { name: 'prices.annualService', text: '£50', low: 50, high: 50 }],
  ['line', 'From {estimate.lowest}', 'From £2,000'],
  ['blocks', [{ kind: 'text', paragraphs: ['{claims.hours} &'] }], [{ kind: 'text', paragraphs: ['24/7 &amp;'] }]],
  [
    'blocks',
    [{ kind: 'prices', items: [{ price: 'prices.fullService' }] }],
    [
      {
        kind: 'prices',
        items: [{ price: { name: 'prices.fullService', text: '£120', low: 120, high: 120 } }],
      },
    ],
  ],
  ['line', null, null],
  ['blocks', undefined, null],
])('@filled: when a page asks for a value as %s: %j, then its facts are filled in', async (as, value, filled) => {
  expect(await entries().fill(as, value)).toEqual(filled);
});

it.each([
  ['line', 'No facts here', []],
  ['line', '{prices.annualService} {prices.fullService}', ['Prices']],
  ['line', '{claims.hours} {phone.office}', ['Claims', 'Company']],
  ['prose', '[Write](mailto:office)', ['Company']],
  ['prose', '[Guides](/guides)', []],
  ['fact', 'prices.annualService', ['Prices']],
  ['line', '{estimate.lowest}', ['Calculator', 'Estimate']],
  ['blocks', [{ kind: 'text', paragraphs: ['Plain'] }], []],
  ['blocks', [{ kind: 'prices', items: [{ price: 'prices.fullService' }] }], ['Prices']],
])(
  '@filled: when a value is asked for as %s: %j, then only the types are looked up that it needs',
  async (as, value, types) => {
    const { asked, fill } = entries();
    await fill(as, value);
    expect(asked.sort()).toEqual(types);
  },
);

it('@filled: when a price changes in a running preview, then the new price is shown', async () => {
  expect(await entries().fill('line', '{prices.annualService}')).toBe('£50');
  expect(await entries({ Prices: { annualService: 65 } }).fill('line', '{prices.annualService}')).toBe('£65');
  expect(await entries().fill('line', '{prices.annualService}')).toBe('£50');
});

it.each([
  ['line', '{prices.none}'],
  ['line', '{nowhere.none}'],
  ['fact', 'prices.none'],
  ['prose', '[Call](tel:nobody)'],
  ['line', '{prices.internal}'],
])('@filled: when a value asked for as %s has an unknown name, such as %s, then it is refused', async (as, value) => {
  await expect(entries().fill(as, value)).rejects.toThrow(UnknownName);
});

it("words: when a file of words is requested, then fills in every text and drops Gatsby's own fields", async () => {
  const find: FindEntry = (type) =>
    Promise.resolve({ ...(files[type] ?? file('figures.yaml')), internal: { contentDigest: type } });
  const entry = {
    id: 'x',
    internal: { type: 'Booking', contentDigest: 'x' },
    reminder: { title: 'From {prices.fullService}', text: 'Plain' },
    serviceAge: { after: 'prices.annualService', line: 'A line' },
  };
  expect(await filledWords('Booking', entry, find, site)).toEqual({
    reminder: { title: 'From £120', text: 'Plain' },
    serviceAge: {
      after: { name: 'prices.annualService', text: '£50', low: 50, high: 50 },
      line: 'A line',
    },
  });
});

it('marks: when the studio runs, then a fact is marked with its name, but not in the address of a link', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, STUDIO_KEY: 'true', NODE_ENV: 'development' });
  const [line, prose] = await Promise.all([
    entries().fill('line', 'For {prices.annualService}'),
    entries().fill('prose', '[{phone.office}](tel:office)'),
  ]);
  jest.restoreAllMocks();
  expect(readMarks(String(line))).toEqual({
    text: 'For £50',
    ranges: [{ source: { fact: 'prices.annualService', length: 3 }, start: 4, end: 7 }],
  });
  expect(prose).toMatch(/^<a href="tel:\+\d+" translate="no">0[^<]+</);
  expect(readMarks(String(prose)).ranges).toHaveLength(1);
});

it('marks: when a site is built where STUDIO_KEY is set, then no fact says its name', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, STUDIO_KEY: 'true', NODE_ENV: 'production' });
  const line = await entries().fill('line', 'For {prices.annualService}');
  jest.restoreAllMocks();
  expect(line).toBe('For £50');
});
