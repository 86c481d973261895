import type { Appointments } from '../content-model/business/appointments';
import type { Company } from '../content-model/business/company';
import type { Figures, Prices } from '../content-model/business/prices-and-figures';
import type { CalculatorData } from '../content-model/features/calculator';
import type { EstimateData } from '../content-model/features/estimate';
import { estimateSpan } from '../domain/boiler-prices';
import type { Fact } from '../domain/fact';
import { wordList } from '../domain/text';
import { clock, numberFacts, openDays, written } from './format-value';

/** The parsed files that facts come from, by namespace. */
export interface FactSources {
  prices: Prices;
  claims: Figures;
  figures: Figures;
  company: Company;
  appointments: Appointments;
  calculator: CalculatorData;
  estimate: EstimateData;
}

/** Turn the file of each namespace into facts. */
const readers: { [Name in keyof FactSources]: (data: FactSources[Name]) => Fact[] } = {
  prices: (data) =>
    Object.entries(data).flatMap(([key, price]) => {
      const name = `prices.${key}`;
      if (typeof price === 'number') return numberFacts(name, { from: price, format: written });
      return 'words' in price ? [{ name, text: price.words }] : numberFacts(name, { ...price, format: written });
    }),
  claims: (data) => figureFacts('claims', data),
  figures: (data) => figureFacts('figures', data),
  company: (data) => [
    ...(['name', 'legalName', 'tagline', 'base', 'near', 'region', 'vatNumber', 'companyNumber'] as const).map(
      (key) => ({ name: `company.${key}`, text: data[key] }),
    ),
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
  ],
  appointments: ({ slots, closedWeekdays }) => [
    ...Object.entries(slots).map(([key, { start, end }]) => ({
      name: `slots.${key}`,
      text: `${clock(start)} to ${clock(end)}`,
    })),
    { name: 'slots.days', text: openDays(closedWeekdays) },
    // When no day is closed, the fact does not exist, and a text that names it is a mistake.
    ...(closedWeekdays.length > 0
      ? [{ name: 'slots.closedDays', text: wordList(closedWeekdays.map((closed) => `${closed}s`)) }]
      : []),
  ],
  calculator: () => [],
  estimate: () => [],
};

function figureFacts(namespace: string, data: Figures): Fact[] {
  return Object.entries(data).flatMap(([key, figure]) => {
    const name = `${namespace}.${key}`;
    if ('words' in figure) return [{ name, text: figure.words }];
    return numberFacts(name, 'value' in figure ? { ...figure, from: figure.value } : figure);
  });
}

/** The files behind the first word of a fact's name: `phone.emergency` is in company.yaml. */
export const factFiles: ReadonlyMap<string, readonly (keyof FactSources)[]> = new Map([
  ['prices', ['prices']],
  ['claims', ['claims']],
  ['figures', ['figures']],
  ['company', ['company']],
  ['phone', ['company']],
  ['email', ['company']],
  ['web', ['company']],
  ['slots', ['appointments']],
  ['estimate', ['calculator', 'estimate']],
]);

/** Returns every fact of the given files, by its name. */
export function buildFacts(sources: Partial<FactSources>): Map<string, Fact> {
  const facts = Object.entries(readers).flatMap(([name, read]) => {
    const data = sources[name as keyof FactSources];
    return data ? (read as (data: unknown) => Fact[])(data) : [];
  });
  if (sources.calculator && sources.estimate) {
    const span = estimateSpan(sources.calculator, sources.estimate);
    facts.push(
      { name: 'estimate.lowest', text: written(span.from), low: span.from, high: span.from },
      { name: 'estimate.highest', text: written(span.to), low: span.to, high: span.to },
    );
  }
  return new Map(facts.map((fact) => [fact.name, fact]));
}

/** The namespace of each file that contains facts. */
const sourceOf = new Map(Object.keys(readers).map((name) => [`${name}.yaml`, name]));

/** Whether a file of `data/` contains facts. */
export const holdsFacts = (path: string) => sourceOf.has(path);

/** Returns every fact of `data/`. Skips files that are missing or invalid. */
export const factsOf = (data: ReadonlyMap<string, unknown>): Map<string, Fact> =>
  buildFacts(Object.fromEntries([...sourceOf].map(([path, name]) => [name, data.get(path)])));
