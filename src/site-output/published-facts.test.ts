import { site } from '../../content/site';
import { parse } from 'yaml';
import { fixture } from '../../test/fixture';
import { readData } from '../../tools/yaml';
import { factsOf } from '../../tools/yaml/facts';
import { factsFile, publishedFacts } from './published-facts';

const data = new Map(
  readData(fixture, site).files.flatMap(({ path, bytes }) =>
    path.endsWith('.yaml') ? [[path, parse(new TextDecoder().decode(bytes)) as unknown] as const] : [],
  ),
);
const { facts } = publishedFacts(data, factsOf(data, site));
const named = (name: string) => facts.find((fact) => fact.name === name);

it('facts.json: when it is written, then it has the form of its schema', () => {
  expect(factsFile.safeParse(publishedFacts(data, factsOf(data, site))).error).toBeUndefined();
  expect(facts.length).toBeGreaterThan(40);
});

it.each([
  ['claims.insurance', { qualifier: 'up to', value: 2, unit: 'million pounds' }],
  ['claims.experience', { qualifier: 'over', value: 10, unit: 'years' }],
  ['claims.happyCustomers', { qualifier: 'or more', from: 500 }],
  ['claims.responseTarget', { from: 1, to: 2, unit: 'hours' }],
  ['prices.annualService', { value: 50, unit: 'pounds', vat: 'included', label: 'Annual service' }],
  ['prices.fullService', { qualifier: 'from', from: 120, vat: 'included' }],
  ['prices.thermostatSmart', { qualifier: 'or more', from: 200, openTo: 300 }],
  ['prices.wetUnderfloorRunning', { unit: 'pounds per square metre and hour' }],
  ['estimate.lowest', { qualifier: 'from', from: 2000, dependsOn: expect.stringContaining('depends on') as string }],
  // The second of two values, and a qualifier behind the value.
  ['prices.systemBoiler', { qualifier: 'roughly', from: 1800, to: 2600 }],
  ['figures.serviceOverdue', { qualifier: 'or more', value: 3, unit: 'years' }],
])('facts.json: when %s is published, then it means what its sentence says', (name, meaning) => {
  expect(named(name)).toMatchObject(meaning);
});

it('facts.json: when data/ gives a figure a qualifier, then a sentence with another qualifier does not state it', () => {
  expect(named('figures.serviceOverdue')?.statement).toContain('we recommend the Full Service');
  const few = new Map<string, unknown>([
    ['company.yaml', data.get('company.yaml')],
    ['figures.yaml', { serviceOverdue: { value: 3, unit: 'years', qualifier: 'or more' } }],
    ['faq.yaml', { lead: 'Serviced less than {figures.serviceOverdue} ago.' }],
  ]);
  expect(publishedFacts(few, factsOf(few, site)).facts).toEqual([]);
});

it('facts.json: when a card says whom its price is for, then the price says so', () => {
  expect(named('prices.annualService')?.condition).toBe('For a boiler serviced less than 3 years ago that runs well.');
  expect(named('prices.thermostatManual')).not.toHaveProperty('condition');
});

it.each([
  ['It can save up to {claims.newBoilerSaving}.', true],
  ['It saves up to {claims.newBoilerSaving}. You can ask us.', undefined],
  ['You can order it. It saves up to {claims.newBoilerSaving}.', undefined],
  ['It can improve efficiency by {claims.better} and save {claims.newBoilerSaving}.', true],
])('facts.json: when a page says %s, then whether it is only possible is %s', (lead, possible) => {
  const few = new Map<string, unknown>([
    ['company.yaml', data.get('company.yaml')],
    ['claims.yaml', { newBoilerSaving: { value: 340 }, better: { value: 10 } }],
    ['faq.yaml', { lead }],
  ]);
  const { facts: found } = publishedFacts(few, factsOf(few, site));
  expect(found.find(({ name }) => name === 'claims.newBoilerSaving')?.possible).toBe(possible);
});

it.each([
  ['only samples', [{ sample: true }], undefined],
  ['no review', [], undefined],
  ['a real review', [{ sample: true }, {}], { value: 5, unit: 'stars out of 5' }],
])(
  'facts.json: when the page of reviews has %s, then the rating is published only with a real one',
  (_, items, rating) => {
    const reviews = new Map([...data, ['testimonials.yaml', { items }]]);
    const found = publishedFacts(reviews, factsOf(reviews, site)).facts.find(({ name }) => name === 'claims.rating');
    if (rating) expect(found).toMatchObject(rating);
    else expect(found).toBeUndefined();
  },
);

it('facts.json: when a price depends on something, then it says on what', () => {
  expect(named('prices.fullService')?.dependsOn).toMatch(/^The price depends on/);
  expect(named('prices.annualService')).not.toHaveProperty('dependsOn');
});

it('facts.json: when a price stands in words until it is known, then it is not published', () => {
  expect(factsOf(data, site).get('prices.calloutFee')?.text).toBeTruthy();
  expect(named('prices.calloutFee')).toBeUndefined();
});

it('facts.json: when a fact is a price, then it includes VAT, and nothing else has any', () => {
  for (const { name, vat } of facts) expect(vat).toBe(/^(?:prices|estimate)\./.test(name) ? 'included' : undefined);
});

it('facts.json: when a page says when it changed, then the fact has that day', () => {
  expect(named('prices.combiConversion')).toMatchObject({
    page: 'https://www.example.com/insights/combi-boiler-guide',
    date: (data.get('insights/combi-boiler-guide.yaml') as { updated: string }).updated,
  });
});

it('facts.json: when only a summary, a note on a card or a title names a fact, then it is not published', () => {
  const service = {
    summary: 'Up to {claims.insurance}',
    cardNote: '{claims.insurance}',
    seo: { title: '{claims.insurance}' },
  };
  const few = new Map([
    ...['company.yaml', 'claims.yaml'].map((path) => [path, data.get(path)] as const),
    ['services/a.yaml', service] as const,
  ]);
  expect(publishedFacts(few, factsOf(few, site)).facts).toEqual([]);
});

it('facts.json: when a price is a placeholder, then it is not published', () => {
  const few = new Map<string, unknown>([
    ['company.yaml', data.get('company.yaml')],
    ['prices.yaml', { calloutFee: { words: 'ask us', placeholder: true } }],
    ['faq.yaml', { lead: 'A callout fee: {prices.calloutFee}.' }],
  ]);
  expect(publishedFacts(few, factsOf(few, site)).facts).toEqual([]);
});

it('facts.json: when a saving has its basis and its day, then publishes them with it', () => {
  const proof = { evidence: 'Energy Saving Trust', basis: 'A boiler from 1995', asOf: '2026-10-01' };
  const few = new Map<string, unknown>([
    ['company.yaml', data.get('company.yaml')],
    ['claims.yaml', { newBoilerSaving: { value: 340, unit: 'pounds a year', ...proof } }],
    ['faq.yaml', { lead: 'It saves up to {claims.newBoilerSaving}.' }],
  ]);
  const [saving] = publishedFacts(few, factsOf(few, site)).facts;
  expect(saving).toMatchObject({ basis: proof.basis, asOf: proof.asOf });
  expect(saving).not.toHaveProperty('evidence');
});

it('facts.json: when a sentence says 24/7, then it says that a callout fee applies', () => {
  const open = facts.filter(({ statement }) => statement.includes('24/7'));
  expect(open.length).toBeGreaterThan(0);
  for (const { statement } of open) expect(statement).toContain('A callout fee applies');
});
