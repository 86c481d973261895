import { type BasePrices, type ExtraPrices, standardPrice } from '../content/boiler-prices';
import type { EstimateData } from '../content/estimate';
import { wholePounds } from '../content/money';
import type { Installation } from './installation';

/** The part of `data/estimate.yaml` that makes a price: its numbers, and the words of the breakdown. */
export type EstimatePrices = ExtraPrices & Pick<EstimateData, 'extras'>;

/** A row of the breakdown. `amount` and `label` side by side read '+£120 flue plume kit: window within 30 cm'. */
export interface PriceRow {
  readonly name: 'standard' | keyof ExtraPrices;
  readonly label: string;
  readonly amount: string;
  /** Whole pounds including VAT. */
  readonly pounds: number;
}

/** An estimate in whole pounds including VAT; its rows add up to it. */
export interface Estimate {
  readonly pounds: number;
  readonly rows: readonly PriceRow[];
}

/** What an installation costs (estimate.md): the standard price, and a row for each extra that is not zero. */
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
