import type { Appointments } from '../business/appointments';
import type { Company } from '../business/company';
import type { Figures, Prices } from '../business/prices-and-figures';
import type { CalculatorData } from '../features/calculator';
import type { EstimateData } from '../features/estimate';
import { estimateSpan } from '../../src/domain/boiler-prices';
import type { Fact } from '../../tools/shared/fact';
import { wordList } from '../../tools/shared/text';
import type { Site } from '../../tools/yaml/site';
import { clock, numberFacts, openDays, written } from './format-value';
import { placeOfFact } from './places';

/** The fields of company.yaml that are one text each, and a fact under their own name. */
const plainCompanyFields = [
  'name',
  'legalName',
  'legalForm',
  'registeredIn',
  'registeredOffice',
  'insuranceKind',
  'tagline',
  'base',
  'near',
  'region',
  'vatNumber',
  'companyNumber',
] as const;

const pricesOf = (data: Prices): Fact[] =>
  Object.entries(data).flatMap(([key, price]): Fact[] => {
    if (typeof price === 'object' && 'words' in price) return [{ name: `prices.${key}`, text: price.words }];
    return numberFacts(`prices.${key}`, {
      ...(typeof price === 'number' ? { from: price } : price),
      format: written,
    });
  });

const figuresOf =
  (namespace: string) =>
  (data: Figures): Fact[] =>
    Object.entries(data).flatMap(([key, figure]) => {
      const name = `${namespace}.${key}`;
      if ('words' in figure) return [{ name, text: figure.words }];
      return numberFacts(name, 'value' in figure ? { ...figure, from: figure.value } : figure);
    });

const companyOf = (data: Company): Fact[] => [
  ...plainCompanyFields.map((key) => ({ name: `company.${key}`, text: data[key] })),
  { name: 'company.gasSafeNumber', text: data.gasSafe.number },
  { name: 'company.areas', text: wordList(data.areas) },
  { name: 'company.owner', text: data.owner.name },
  { name: 'company.ownerRole', text: data.owner.role },
  ...Object.entries(data.privacy).map(([key, text]) => ({ name: `company.${key}`, text })),
  { name: 'company.address', text: Object.values(data.address).join(', ') },
  { name: 'web.gasSafeCheck', text: data.gasSafe.checkUrl },
  { name: 'email.office', text: data.emails.office },
  { name: 'email.bookings', text: data.emails.bookings },
  ...Object.entries(data.phones).map(([key, { number }]) => ({ name: `phone.${key}`, text: number })),
];

const slotsOf = ({ slots, closedWeekdays }: Appointments): Fact[] => [
  ...Object.entries(slots).map(([key, { start, end }]) => ({
    name: `slots.${key}`,
    text: `${clock(start)} to ${clock(end)}`,
  })),
  { name: 'slots.days', text: openDays(closedWeekdays) },
  // When no day is closed, the fact does not exist, and a text that names it is a mistake.
  ...(closedWeekdays.length > 0
    ? [{ name: 'slots.closedDays', text: wordList(closedWeekdays.map((closed) => `${closed}s`)) }]
    : []),
];

/** The ends of the estimate come from two files. */
function estimateOf(files: ReadonlyMap<string, unknown>): Fact[] {
  const calculator = files.get('calculator.yaml') as CalculatorData | undefined;
  const estimate = files.get('estimate.yaml') as EstimateData | undefined;
  if (!calculator || !estimate) return [];
  const span = estimateSpan(calculator, estimate);
  return [
    {
      name: 'estimate.lowest',
      text: written(span.from),
      low: span.from,
      dependsOn: estimate.lowest.dependsOn,
    },
    { name: 'estimate.highest', text: written(span.to), low: span.to, high: span.to },
  ];
}

/** How `data/` becomes facts. */
export const factRules: Site['facts'] = {
  readers: {
    'prices.yaml': pricesOf,
    'claims.yaml': figuresOf('claims'),
    'figures.yaml': figuresOf('figures'),
    'company.yaml': companyOf,
    'appointments.yaml': slotsOf,
    // No facts of their own. Listed as files that facts depend on, because `computed` reads them.
    'calculator.yaml': () => [],
    'estimate.yaml': () => [],
  },
  computed: estimateOf,
  // The files that hold the facts of each first word: those of `phone`, such as phone.emergency, are in company.yaml.
  files: new Map([
    ['prices', ['prices.yaml']],
    ['claims', ['claims.yaml']],
    ['figures', ['figures.yaml']],
    ['company', ['company.yaml']],
    ['phone', ['company.yaml']],
    ['email', ['company.yaml']],
    ['web', ['company.yaml']],
    ['slots', ['appointments.yaml']],
    ['estimate', ['calculator.yaml', 'estimate.yaml']],
  ]),
  placeOf: placeOfFact,
  chosen: ['prices', 'claims', 'figures'],
  prices: 'prices',
  figures: 'figures',
  addresses: 'company.yaml',
  example: 'prices.annualService',
  typable: ['company.address', 'company.name'],
  usual: ['boile', 'price', 'savin'],
};
