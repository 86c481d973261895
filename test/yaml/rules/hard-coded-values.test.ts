import { site } from '../../../content/site';
import { buildFacts } from '../../../content/test-support/build-facts';
import { findDoubled, findLiterals } from '../../../tools/yaml/rules/hard-coded-values';

const facts = buildFacts({
  prices: { annualService: 50, combiBoiler: { from: 1600, to: 2400 }, smart: { from: 200, to: 300, orMore: true } },
  claims: { hours: { words: '24/7' }, rating: { value: 5, decimals: 1 }, customers: { value: 500, orMore: true } },
  figures: {
    lifespan: { from: 15, to: 20, unit: 'years' },
    overdue: { value: 3, unit: 'years' },
    efficiency: { value: 94, unit: 'percent' },
    saving: { from: 10, to: 15, unit: 'pounds a year' },
    office: { words: 'Monday to Friday 9am to 5pm' },
    guarantee: { words: 'lifetime' },
  },
});

it.each([
  [
    'A service is £50.',
    '"£50" is typed as a figure. Write its name instead: {prices.annualService} or {prices.annualService.number}.',
  ],
  ['£1,600 to £2,400', '"£1,600 to £2,400" is typed as a figure. Write its name instead: {prices.combiBoiler}'],
  ['£1,600-£2,400', '"£1,600-£2,400" is typed as a figure. Write its name instead: {prices.combiBoiler}'],
  ['£1,600 – £2,400', '"£1,600 – £2,400" is typed as a figure. Write its name instead: {prices.combiBoiler}'],
  ['a combi up to £2,400', '"£2,400" is typed as a figure. Write its name instead: {prices.combiBoiler.to}.'],
  ['£200 to £300+ each', '"£200 to £300+" is typed as a figure. Write its name instead: {prices.smart}'],
  ['for £51', '"£51" is typed as a figure. Give it a name in data/prices.yaml and write {prices.thatName}.'],
  ['for £ 51.50', '"£ 51.50" is typed as a figure. Give it a name in data/prices.yaml'],
  ['for £501', '"£501" is typed as a figure. Give it a name in data/prices.yaml'],
  ['save £10 to £15 a year', '"£10 to £15 a year" is typed as a figure. Write its name instead: {figures.saving}.'],
  ['94% efficient', '"94%" is typed as a figure. Write its name instead: {figures.efficiency}.'],
  [
    'Call-out is £50.',
    '"£50" is typed as a figure. Give it a name in data/prices.yaml and write {prices.thatName}. Only for the annual service: {prices.annualService}',
  ],
  [
    'Allow 3 years',
    '"3 years" is typed as a figure. Give it a name in data/figures.yaml and write {figures.thatName}, or write the number in words. Only for the overdue: {figures.overdue}.',
  ],
  ['open 24/7!', '"24/7" is typed as a figure. Write its name instead: {claims.hours}.'],
  [
    'a 5.0 star rating',
    '"5.0" is typed as a figure. Write its name instead: {claims.rating} or {claims.rating.number}.',
  ],
  ['500+ customers', '"500+" is typed as a figure. Write its name instead: {claims.customers}'],
  ['15-20 years', '"15-20 years" is typed as a figure. Write its name instead: {figures.lifespan}.'],
  ['15 – 20 Years', '"15 – 20 Years" is typed as a figure. Write its name instead: {figures.lifespan}.'],
  ['overdue after 3 years.', '"3 years" is typed as a figure. Write its name instead: {figures.overdue}.'],
  [
    'monday to friday 9am–5pm',
    '"monday to friday 9am–5pm" is typed as a figure. Write its name instead: {figures.office}.',
  ],
  ['**£50**', '"£50" is typed as a figure.'],
  ['service for 50 pounds', '"50 pounds" is typed as a figure. Write its name instead: {prices.annualService} or'],
  ['a combi for 2,400 GBP', '"2,400 GBP" is typed as a figure. Write its name instead: {prices.combiBoiler.to}.'],
  ['for 65 quid', '"65 quid" is typed as a figure. Give it a name in data/prices.yaml'],
  ['[£50](/services)', '"£50" is typed as a figure.'],
])(
  'typed figures: when a text says "%s", then the message gives the name to write instead, or says to make one',
  (text, message) => {
    expect(findLiterals(text, facts, site.facts)).toEqual([expect.stringContaining(message)]);
  },
);

it.each([
  'For {prices.annualService}, {claims.hours}.',
  'Wait 15 to 20 minutes.',
  'Hold it for 3 seconds.',
  'Turn it 94 degrees.',
  'At 5.05 it closes.',
  'Rooms 24/71 and 124/7.',
  'Up to 194% of it.',
  'It has 13 years left.',
  'A lifetime guarantee.',
  'See [the page](/services/24/7).',
  'Part £ and no number.',
  'It weighs many pounds.',
])('typed figures: when a text says %s, then nothing in it is taken for a typed figure', (text) => {
  expect(findLiterals(text, facts, site.facts)).toEqual([]);
});

it('typed figures: when a text has several, then each is reported once, by its longest match', () => {
  expect(
    findLiterals('£50, 24/7, 15 to 20 years', facts, site.facts).map((message) => message.split(' is ')[0]),
  ).toEqual(['"15 to 20 years"', '"24/7"', '"£50"']);
});

it('typed figures: when there are no facts, then a price is still recognised', () => {
  expect(findLiterals('For £50, 24/7', new Map(), site.facts)).toEqual([
    expect.stringContaining('"£50" is typed as a figure. Give it'),
  ]);
});

it.each([
  ['£{prices.annualService} a visit', '£{prices.annualService}', '££50'],
  ['£ {prices.annualService}', '£ {prices.annualService}', '£ £50'],
  ['£**{prices.combiBoiler}**', '£**{prices.combiBoiler}', '£**£1,600 to £2,400'],
  ['{prices.annualService} pounds', '{prices.annualService} pounds', '£50 pounds'],
  ['up to {figures.efficiency}% less', '{figures.efficiency}%', '94%%'],
  ['{figures.lifespan} years', '{figures.lifespan} years', '15 to 20 years years'],
  ['{figures.saving} a year', '{figures.saving} a year', '£10 to £15 a year a year'],
])(
  'typed figures: when a sign or unit would be shown twice, as in "%s", then the message shows how',
  (text, part, shown) => {
    expect(findDoubled(text, facts)).toEqual([expect.stringContaining(`"${part}" would show as "${shown}". Write {`)]);
  },
);

it.each([
  'Only {prices.annualService} a year',
  '£ is our sign: {claims.rating}',
  '{figures.lifespan.number} years',
  '{figures.lifespan} yearsome',
  '{claims.unknown} years',
])('typed figures: when a text says "%s", then nothing in it would be shown twice', (text) => {
  expect(findDoubled(text, facts)).toEqual([]);
});
