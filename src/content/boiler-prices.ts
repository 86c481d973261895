import { estimateOptions } from './boiler-options';
import type { CalculatorData } from './calculator';
import type { EstimateData } from './estimate';

/** What a standard installation is worked out from: the numbers of `data/calculator.yaml`. */
export type BasePrices = Pick<CalculatorData, 'share' | 'base'>;

/** What an answer adds, in whole pounds including VAT: the numbers of `data/estimate.yaml`. */
export type ExtraPrices = Pick<EstimateData, 'fuel' | 'distance' | 'window' | 'roofType'>;

/**
 * What a standard installation costs, in whole pounds including VAT: the shown share of the base price (spec 9:
 * 'Displayed result is 80% of base, rounded').
 */
export function standardPrice(
  data: BasePrices,
  boilerType: keyof BasePrices['base'],
  propertySize: keyof BasePrices['base']['combi'],
): number {
  return Math.round(data.share * data.base[boilerType][propertySize]);
}

const lowest = (parts: Record<string, number>) => Math.min(...Object.values(parts));
const highest = (parts: Record<string, number>) => Math.max(...Object.values(parts));

/** The lowest and highest installation estimate any set of answers can give, in pounds including VAT. */
export function estimateSpan(base: BasePrices, extras: ExtraPrices): { from: number; to: number } {
  const standards = estimateOptions.boilerType.flatMap((type) =>
    estimateOptions.propertySize.map((size) => standardPrice(base, type, size)),
  );
  const { fuel, distance, window, roofType } = extras;
  return {
    from: Math.min(...standards) + lowest(fuel) + Math.min(lowest(distance) + lowest(window), lowest(roofType)),
    to: Math.max(...standards) + highest(fuel) + Math.max(highest(distance) + highest(window), highest(roofType)),
  };
}
