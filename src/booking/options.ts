import type { BookingWords } from '../content/booking-dialog';
import { fillGaps } from '../content/words';
import type { OptionList } from './fields';

/** A choice in a list; `value` is what the mail says. */
export interface Option {
  value: string;
  label: string;
}

type Words = BookingWords['years'];

const yearsShown = 31;
const lastNamedYear = 1994;
const same = (text: string): Option => ({ value: text, label: text });
const yearOptions = (thisYear: number) => Array.from({ length: yearsShown }, (_, ago) => same(String(thisYear - ago)));

/**
 * The years a boiler may have been installed in: this year, the 30 before it and 'Before 1994' (spec 3). One option
 * covers the years between, a hole that grows from 2025 on: '1994 to 1995' in 2026 (decisions, Appointments).
 */
function installYears(thisYear: number, { between, before }: Words): Option[] {
  const newestMissing = thisYear - yearsShown;
  const [from, to] = [String(lastNamedYear), String(newestMissing)];
  const hole = newestMissing === lastNamedYear ? from : fillGaps(between, { from, to });
  return [
    ...yearOptions(thisYear),
    ...(newestMissing >= lastNamedYear ? [same(hole)] : []),
    same(fillGaps(before, { year: from })),
  ];
}

/** The years of a last service: this year, the 30 before it and 'Never serviced' (spec 3). */
const lastServiceYears = (thisYear: number, { never, neverInMail }: Words): Option[] => [
  ...yearOptions(thisYear),
  { value: neverInMail, label: never },
];

/** What a select offers (spec 3); the makes come from data/booking.yaml, the years from the year it is. */
export function optionsOf(
  list: OptionList,
  manufacturers: readonly string[],
  thisYear: number,
  words: Words,
): Option[] {
  switch (list) {
    case 'manufacturers':
      return manufacturers.map(same);
    case 'installYears':
      return installYears(thisYear, words);
    case 'lastServiceYears':
      return lastServiceYears(thisYear, words);
  }
}
