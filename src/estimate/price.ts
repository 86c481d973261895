import { type BasePrices, type ExtraPrices, standardPrice } from '../domain/boiler-prices';
import type { EstimateData } from '../../content/features/estimate';
import { wholePounds } from '../domain/money';
import type { Installation } from './installation';

/** The parts of `data/estimate.yaml` that determine a price: its numbers, and the texts of the breakdown. */
export type EstimatePrices = ExtraPrices & Pick<EstimateData, 'extras'>;

/** A row of the breakdown. `amount` and `label` together read '+£120 flue plume kit: window within 30 cm'. */
interface PriceRow {
  readonly name: 'standard' | keyof ExtraPrices;
  readonly label: string;
  readonly amount: string;
  /** Whole pounds including VAT. */
  readonly pounds: number;
}

/** An estimate in whole pounds including VAT. Its rows add up to it. */
export interface Estimate {
  readonly pounds: number;
  readonly rows: readonly PriceRow[];
}

/** Returns the price of an installation: the standard price plus extras, with a row for each extra that is not zero. */
export function price(installation: Installation, calculator: BasePrices, estimate: EstimatePrices): Estimate {
  const { fuel, distance, window, roofType, extras } = estimate;
  const extra = (name: keyof ExtraPrices, pounds: number, label: string): PriceRow => ({
    name,
    label,
    amount: `+${wholePounds(pounds)}`,
    pounds,
  });
  const standard = standardPrice(calculator, installation.boilerType, installation.propertySize);
  const flue =
    installation.flue === 'wall'
      ? [
          extra('distance', distance[installation.distance], extras.distance[installation.distance]),
          extra('window', window[installation.window], extras.window[installation.window]),
        ]
      : [extra('roofType', roofType[installation.roofType], extras.roofType[installation.roofType])];
  const added = [extra('fuel', fuel[installation.fuel], extras.fuel[installation.fuel]), ...flue];
  const rows: PriceRow[] = [
    { name: 'standard', label: extras.standard, amount: wholePounds(standard), pounds: standard },
    ...added.filter(({ pounds }) => pounds !== 0),
  ];
  return { pounds: rows.reduce((sum, { pounds }) => sum + pounds, 0), rows };
}
