import { installYears, lastServiceYears, type Option } from '../day';
import type { OptionList } from './fields';

/** What a select offers (spec 3); the makes come from data/booking.yaml, the years from the year it is. */
export function optionsOf(list: OptionList, manufacturers: readonly string[], thisYear: number): Option[] {
  switch (list) {
    case 'manufacturers':
      return manufacturers.map((make) => ({ value: make, label: make }));
    case 'installYears':
      return installYears(thisYear);
    case 'lastServiceYears':
      return lastServiceYears(thisYear);
  }
}
