import { namedAddress } from '../../tools/yaml/facts';
import { type Figures, figures, type Prices, prices } from '../business/prices-and-figures';
import type { Appointments } from '../business/appointments';
import { fixtureData } from '../../test/fixture';
import type { Company } from '../business/company';
import type { CalculatorData } from '../features/calculator';
import type { EstimateData } from '../features/estimate';
import { buildFacts } from '../test-support/build-facts';

const fact = (sources: Record<string, unknown>, name: string) => buildFacts(sources).get(name);
const priceText = (price: Prices[string], part = '') => fact({ prices: { x: price } }, `prices.x${part}`)?.text;
const figureText = (figure: Figures[string], part = '') => fact({ figures: { x: figure } }, `figures.x${part}`)?.text;

it.each<[Prices[string], string]>([
  [50, '£50'],
  [1800, '£1,800'],
  [0.06, '£0.06'],
  [19.9, '£19.90'],
  [{ from: 120 }, '£120'],
  [{ from: 1600, to: 2400 }, '£1,600 to £2,400'],
  [{ from: 0.06, to: 0.08 }, '£0.06 to £0.08'],
  [{ from: 200, to: 300, orMore: true }, '£200 to £300+'],
])(
  'facts: when the price is %j, then texts show it in pounds, and with pence only where it has some',
  (price, text) => {
    expect(priceText(price)).toBe(text);
  },
);

it('facts: when a price is a range, then .from and .to give its ends, and a single price has no ends', () => {
  const price = { from: 1600, to: 2400, orMore: true };
  expect([priceText(price, '.from'), priceText(price, '.to'), priceText(price, '.number')]).toEqual([
    '£1,600',
    '£2,400+',
    '£1,600 to £2,400+',
  ]);
  expect(priceText(50, '.from')).toBeUndefined();
});

it('facts: when a price says what it depends on, then each of its parts says so too', () => {
  const facts = buildFacts({ prices: { x: { from: 120, dependsOn: 'The make.' } } });
  expect([...facts.values()].map(({ dependsOn }) => dependsOn)).toEqual(['The make.', 'The make.']);
  expect(facts.get('prices.x')).toEqual({
    name: 'prices.x',
    text: '£120',
    low: 120,
    dependsOn: 'The make.',
  });
});

it('facts: when a value may be higher, then it has no upper end that a check could compare with', () => {
  const open = { from: 200, to: 300, orMore: true };
  const facts = buildFacts({ prices: { smart: open }, figures: { customers: { value: 500, orMore: true } } });
  expect(facts.get('prices.smart')).toEqual({ name: 'prices.smart', text: '£200 to £300+', low: 200 });
  expect(facts.get('figures.customers')).toEqual({ name: 'figures.customers', text: '500+', low: 500 });
});

it.each<[Figures[string], text: string, number: string]>([
  [{ value: 7 }, '7', '7'],
  [{ value: 5, decimals: 1 }, '5.0', '5.0'],
  [{ value: 500, orMore: true }, '500+', '500+'],
  [{ value: 1500 }, '1,500', '1,500'],
  [{ value: 94, unit: 'percent' }, '94%', '94'],
  [{ value: 340, unit: 'pounds a year' }, '£340 a year', '340'],
  [{ value: 100, orMore: true, unit: 'pounds a year' }, '£100+ a year', '100+'],
  [{ from: 10, to: 15, unit: 'pounds a year' }, '£10 to £15 a year', '10 to 15'],
  [{ value: 2, unit: 'million pounds' }, '£2 million', '2'],
  [{ from: 1, to: 1.5, unit: 'bar' }, '1 to 1.5 bar', '1 to 1.5'],
  [{ value: 1, unit: 'bar' }, '1 bar', '1'],
  [{ value: 10, unit: 'm²' }, '10 m²', '10'],
  [{ value: 1, unit: 'years' }, '1 year', '1'],
  [{ value: 3, unit: 'years' }, '3 years', '3'],
  [{ value: 0, unit: 'hours' }, '0 hours', '0'],
  [{ value: 1, unit: 'hours' }, '1 hour', '1'],
  [{ value: 1, unit: 'days' }, '1 day', '1'],
  [{ value: 1, unit: 'working days' }, '1 working day', '1'],
  [{ value: 1, unit: 'times' }, '1 time', '1'],
  [{ value: 1, unit: 'litres a day' }, '1 litre a day', '1'],
  [{ value: 15, unit: 'litres a day' }, '15 litres a day', '15'],
  [{ from: 1, to: 2, unit: 'hours' }, '1 to 2 hours', '1 to 2'],
])('facts: when the figure is %j, then texts show it with its unit, and .number without', (figure, text, number) => {
  expect(figureText(figure)).toBe(text);
  expect(figureText(figure, '.number')).toBe(number);
});

it('facts: when a figure is a range, then each end has the unit, in singular or plural', () => {
  const figure = { from: 1, to: 2, unit: 'years' } as const;
  expect([figureText(figure, '.from'), figureText(figure, '.to')]).toEqual(['1 year', '2 years']);
  const saving = { from: 10, to: 15, unit: 'pounds a year' } as const;
  expect([figureText(saving, '.from'), figureText(saving, '.to')]).toEqual(['£10 a year', '£15 a year']);
});

it('facts: when a figure is a range, then both ends are numbers; when it is words, then it has none', () => {
  expect(fact({ figures: { x: { from: 15, to: 20, unit: 'years' } } }, 'figures.x')).toEqual({
    name: 'figures.x',
    text: '15 to 20 years',
    low: 15,
    high: 20,
  });
  expect(fact({ claims: { x: { words: '24/7' } } }, 'claims.x')).toEqual({ name: 'claims.x', text: '24/7' });
});

const company = fixtureData('company.yaml') as Company;
it.each([
  ['company.name', company.name],
  ['company.gasSafeNumber', company.gasSafe.number],
  ['company.ownerRole', company.owner.role],
  ['company.areas', 'Guildford, Woking, Camberley, Farnborough and Farnham'],
  [
    'company.address',
    [company.address.street, company.address.town, company.address.county, company.address.postcode].join(', '),
  ],
  ['phone.emergency', company.phones.emergency.number],
  ['phone.gasEmergency', '0800 111 999'],
  ['email.bookings', company.emails.bookings],
])('facts: when a text names %s, then it gets the value of company.yaml', (name, text) => {
  expect(fact({ company }, name)?.text).toBe(text);
});

it.each([
  ['08:00', '12:00', '8am to 12pm'],
  ['13:00', '17:00', '1pm to 5pm'],
  ['09:30', '23:05', '9:30am to 11:05pm'],
  ['00:15', '12:30', '12:15am to 12:30pm'],
])('facts: when a slot runs from %s to %s, then texts name these hours as people say them', (start, end, text) => {
  const appointments: Appointments = {
    ...(fixtureData('appointments.yaml') as Appointments),
    slots: { am: { name: 'Morning', start, end }, pm: { name: 'Afternoon', start, end } },
  };
  expect(fact({ appointments }, 'slots.am')?.text).toBe(text);
});

it.each([
  [['Sunday'], 'Monday to Saturday', 'Sundays'],
  [['Saturday', 'Sunday'], 'Monday to Friday', 'Saturdays and Sundays'],
  [['Wednesday', 'Saturday', 'Sunday'], 'Monday, Tuesday, Thursday and Friday', 'Wednesdays, Saturdays and Sundays'],
  [
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    'Saturday and Sunday',
    'Mondays, Tuesdays, Wednesdays, Thursdays and Fridays',
  ],
  [[], 'Monday to Sunday', undefined],
] as const)(
  'facts: when the company is closed on %j, then texts name the open days and the closed ones',
  (closed, days, closedDays) => {
    const appointments = { ...(fixtureData('appointments.yaml') as Appointments), closedWeekdays: [...closed] };
    expect(fact({ appointments }, 'slots.days')?.text).toBe(days);
    expect(fact({ appointments }, 'slots.closedDays')?.text).toBe(closedDays);
  },
);

it('facts: when calculator.yaml is read with estimate.yaml, then both ends of the estimate are facts; if alone, none', () => {
  const calculator = fixtureData('calculator.yaml') as CalculatorData;
  const estimate = fixtureData('estimate.yaml') as EstimateData;
  const facts = buildFacts({ calculator, estimate });
  expect([facts.get('estimate.lowest')?.text, facts.get('estimate.highest')?.text]).toEqual(['£2,000', '£4,020']);
  expect(buildFacts({ calculator }).size).toBe(0);
});

it.each([
  ['tel:office', 'tel:+441632960123'],
  ['mailto:office', 'mailto:hello@example.com'],
  ['tel:bookings', undefined],
  ['mailto:emergency', undefined],
  ['tel:', undefined],
])(
  'facts: when a link goes to %s, then it gets the number or address of company.yaml, and none of the other kind',
  (link, address) => {
    const phones = { ...company.phones, office: { ...company.phones.office, number: '01632 960123' } };
    const emails = { ...company.emails, office: 'hello@example.com' };
    expect(namedAddress(link, buildFacts({ company: { ...company, phones, emails } }))).toBe(address);
  },
);

it('facts: when a price is not known yet, then its fact has words and no number', () => {
  const data = prices.parse({ x: { words: 'We tell you when you call', placeholder: true } });
  expect(buildFacts({ prices: data }).get('prices.x')).toEqual({ name: 'prices.x', text: 'We tell you when you call' });
});

it.each([
  ['a price in words that no list would mention', prices, { x: { words: 'ask', placeholder: false } }],
  ['an unknown unit', figures, { x: { value: 1, unit: 'miles' } }],
  ['a value and a range', figures, { x: { value: 1, from: 1, to: 2 } }],
  ['half a range', figures, { x: { from: 1, unit: 'years' } }],
  ['words with a number', figures, { x: { words: '24/7', value: 24 } }],
  ['a name with a space', prices, { 'annual service': 50 }],
  ['a name that begins with a capital', prices, { Annual: 50 }],
  ['a price in words', prices, { x: 'fifty' }],
])('facts: when data/ has %s, then the check refuses it', (_, schema, data) => {
  expect(schema.safeParse(data).success).toBe(false);
});
