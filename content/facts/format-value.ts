import type { Unit } from '../business/prices-and-figures';
import type { Fact } from '../../tools/shared/fact';
import { weekdays } from '../../src/domain/london-day';
import { poundsAndPence, wholePounds } from '../../src/domain/money';
import { wordList } from '../../tools/shared/text';

const formats = new Map<number, Intl.NumberFormat>();

/** Formats a number with at least `decimals`. Keeps the format: making one takes longer than checking a file. */
function group(value: number, decimals = 0): string {
  const format =
    formats.get(decimals) ??
    new Intl.NumberFormat('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 2) });
  formats.set(decimals, format);
  return format.format(value);
}

/** Formats pounds as £50, £1,800 or £0.06, with pence only if there are any. */
export const written = (value: number) => (Number.isInteger(value) ? wholePounds(value) : poundsAndPence(value));

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

/** Returns the fact, `.number` without its unit and, for a range, `.from` and `.to` with it. */
export function numberFacts(name: string, { from, to, unit, decimals, orMore, dependsOn, format }: Plain): Fact[] {
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

export const clock = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${hours < 12 ? 'am' : 'pm'}`;
};

/** Returns 'Monday to Saturday', or a list if the open days are fewer than three or not consecutive. */
export function openDays(closed: readonly string[]): string {
  const open = weekdays.filter((name) => !closed.includes(name));
  const isRun = open.length > 2 && weekdays.join().includes(open.join());
  return isRun ? `${open[0]} to ${open.at(-1)}` : wordList(open);
}
