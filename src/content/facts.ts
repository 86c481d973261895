import { z } from 'zod';
import { weekdays } from '../day';
import { estimateSpan } from './boiler-prices';
import type { Appointments, Company } from './business';
import type { CalculatorData } from './calculator';
import type { EstimateData } from './estimate';
import type { Fact } from './fact';
import { poundsAndPence, wholePounds } from './money';
import { amount, line } from './schema';
import { telLink, wordList } from './words';

const units = [
  'percent',
  'pounds a year',
  'million pounds',
  'bar',
  'litres a day',
  'seconds',
  'hours',
  'days',
  'working days',
  'years',
  'times',
  'm²',
] as const;
type Unit = (typeof units)[number];

const span = {
  from: amount,
  to: amount.optional(),
  orMore: z.boolean().optional().meta({ description: 'true to add a + sign' }),
};
const notes = {
  evidence: line('Where the proof is kept; a note for us, never shown').optional(),
};
const unit = z.enum(units).optional().meta({ description: 'What the number counts' });

/** A span runs upwards: one typed the wrong way round would be shown as it was typed. */
const upwards = ({ from, to }: { from: number; to?: number | undefined }) => to === undefined || to >= from;
const wrongWay = { path: ['to'], error: 'a number that is at least `from`' };

/** A name for a fact: letters and digits, the first one small. */
const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a name of letters and digits, such as annualService');

/** A price in pounds. */
const pounds = amount.refine(
  (value) => Number((value * 100).toFixed(6)) % 1 === 0,
  'pounds with at most two digits for pence, such as 49.99',
);

/** `data/prices.yaml`: pounds including VAT. */
export const prices = z.record(
  name,
  z.union([
    pounds,
    z
      .strictObject({
        ...span,
        from: pounds,
        to: pounds.optional(),
        dependsOn: line('What the price depends on').optional(),
      })
      .refine(upwards, wrongWay),
  ]),
);

/** `data/figures.yaml`. */
export const figures = z.record(
  name,
  z.union([
    z.strictObject({
      value: amount,
      unit,
      decimals: z.int().min(0).max(2).optional().meta({ description: 'Digits after the point, 5 becoming 5.0' }),
      orMore: span.orMore,
      ...notes,
    }),
    z.strictObject({ ...span, to: amount, unit, ...notes }).refine(upwards, wrongWay),
    z.strictObject({ words: line('The claim in words'), ...notes }),
  ]),
);

const mostStars = 5;

/** `data/claims.yaml`: figures, of which our rating is one out of five stars. */
export const claims = figures.superRefine(({ rating }, context) => {
  for (const [key, value] of Object.entries(rating ?? {}))
    if (typeof value === 'number' && key !== 'decimals' && value > mostStars)
      context.addIssue({ code: 'custom', path: ['rating', key], message: `at most ${mostStars} stars` });
});

export type Prices = z.infer<typeof prices>;
export type Figures = z.infer<typeof figures>;

/** Everything facts are made of: the parsed files by the names of their namespaces. */
export interface FactSources {
  prices: Prices;
  claims: Figures;
  figures: Figures;
  company: Company;
  appointments: Appointments;
  calculator: CalculatorData;
  estimate: EstimateData;
}

const group = (value: number, decimals = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 2) });

/** £50, £1,800, £0.06: pounds, with pence only where there are any. */
const written = (value: number) => (Number.isInteger(value) ? wholePounds(value) : poundsAndPence(value));

const withUnit = (number: string, value: number, counted?: Unit) => {
  switch (counted) {
    case undefined:
      return number;
    case 'percent':
      return `${number}%`;
    case 'pounds a year':
      return `£${number} a year`;
    case 'million pounds':
      return `£${number} million`;
    default:
      return `${number} ${value === 1 ? counted.replace(/s(?=$| a )/, '') : counted}`;
  }
};

interface Plain {
  from: number;
  to?: number;
  unit?: Unit;
  decimals?: number;
  orMore?: boolean;
  dependsOn?: string;
  format?: (value: number) => string;
}

/** The fact itself and its parts: `.from`, `.to` with their unit, `.number` without. */
function numberFacts(name: string, { from, to, unit, decimals, orMore, dependsOn, format }: Plain): Fact[] {
  const show = format ?? ((value: number) => group(value, decimals));
  const plus = orMore ? '+' : '';
  const sign = unit === 'pounds a year' || unit === 'million pounds' ? '£' : '';
  const high = to ?? from;
  const joined = (second: string) => show(from) + (to === undefined ? '' : ` to ${second}${show(to)}`) + plus;
  const isOpen = orMore === true || (dependsOn !== undefined && to === undefined);
  const upTo = (end: number) => (isOpen ? {} : { high: end });
  const facts: Fact[] = [
    { name, text: withUnit(joined(sign), high, unit), low: from, ...upTo(high) },
    { name: `${name}.number`, text: joined(''), low: from, ...upTo(high) },
  ];
  if (to !== undefined)
    facts.push(
      { name: `${name}.from`, text: withUnit(show(from), from, unit), low: from, high: from },
      { name: `${name}.to`, text: withUnit(show(to) + plus, to, unit), low: to, ...upTo(to) },
    );
  return dependsOn ? facts.map((fact) => ({ ...fact, dependsOn })) : facts;
}

const clock = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${hours < 12 ? 'am' : 'pm'}`;
};

/** 'Monday to Saturday', or day by day where they do not follow each other. */
function openDays(closed: readonly string[]): string {
  const open = weekdays.filter((name) => !closed.includes(name));
  const isRun = open.length > 2 && weekdays.join().includes(open.join());
  return isRun ? `${open[0]} to ${open.at(-1)}` : wordList(open);
}

/** How the facts of one namespace are read from its file. */
const readers: { [Name in keyof FactSources]: (data: FactSources[Name]) => Fact[] } = {
  prices: (data) =>
    Object.entries(data).flatMap(([key, price]) =>
      numberFacts(`prices.${key}`, { ...(typeof price === 'number' ? { from: price } : price), format: written }),
    ),
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
    // Where no day is closed there is nothing to name, and a text that says otherwise is a mistake.
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

/** The files that hold the facts whose names begin with a word: `phone.emergency` stands in company.yaml. */
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

/** Every fact of the given files, by its name. */
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

/** What is made of each file that facts stand in. */
const sourceOf = new Map(Object.keys(readers).map((name) => [`${name}.yaml`, name]));

/** Whether a file of `data/` is one that facts stand in. */
export const holdsFacts = (path: string) => sourceOf.has(path);

/** Every fact of the files of `data/`; a file that is missing or mistaken has none. */
export const factsOf = (data: ReadonlyMap<string, unknown>): Map<string, Fact> =>
  buildFacts(Object.fromEntries([...sourceOf].map(([path, name]) => [name, data.get(path)])));

const named: Record<string, { facts: string; address: (text: string) => string }> = {
  tel: { facts: 'phone', address: telLink },
  mailto: { facts: 'email', address: (email) => `mailto:${email}` },
  web: { facts: 'web', address: (url) => url },
};

/** The fact a named link stands for: `tel:emergency` is `phone.emergency`. Nothing for any other link. */
export function factBehind(link: string): string | undefined {
  const [scheme = '', name = ''] = link.split(':');
  const kind = named[scheme];
  return kind && `${kind.facts}.${name}`;
}

/** The address behind `tel:emergency`, `mailto:office` or `web:gasSafeCheck`, from the facts that hold it. */
export function namedAddress(link: string, facts: ReadonlyMap<string, Fact>): string | undefined {
  const fact = facts.get(factBehind(link) ?? '');
  return fact && named[link.replace(/:.*/, '')]?.address(fact.text);
}
