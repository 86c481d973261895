import type { BookingWords } from '../../../content/features/booking-dialog';
import { fillGaps } from '../../../tools/shared/text';
import type { OptionList } from './fields';

/** An option of a select. `value` appears in the mail. */
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
 * Returns the options for the year of installation: this year, the 30 years before it, and 'Before 1994'. From 2025 on
 * these leave a gap, such as 1994 to 1995 in 2026. One option covers it (docs/decisions/appointments.md).
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

/** Returns the options for the year of the last service: this year, the 30 years before it, and 'Never serviced'. */
const lastServiceYears = (thisYear: number, { never, neverInMail }: Words): Option[] => [
  ...yearOptions(thisYear),
  { value: neverInMail, label: never },
];

/** Returns the options of a select. The makes come from data/booking.yaml; the years are counted from `thisYear`. */
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
