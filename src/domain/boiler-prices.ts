import { estimateOptions } from './boiler-options';

type Option<Question extends keyof typeof estimateOptions> = (typeof estimateOptions)[Question][number];
type Amounts<Question extends keyof typeof estimateOptions> = Record<Option<Question>, number>;

/** The inputs for the price of a standard installation, from `data/calculator.yaml`, in pounds including VAT. */
export interface BasePrices {
  /** The share of the base price that is shown. */
  share: number;
  base: Record<Option<'boilerType'>, Amounts<'propertySize'>>;
}

/** The extra for each answer, from `data/estimate.yaml`, in whole pounds including VAT. */
export interface ExtraPrices {
  fuel: Amounts<'fuel'>;
  distance: Amounts<'distance'>;
  window: Amounts<'window'>;
  roofType: Amounts<'roofType'>;
}

/**
 * Returns the price of a standard installation in whole pounds including VAT: `share` of the base price, rounded
 * (docs/decisions/estimate-and-calculator.md).
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

/** Returns the lowest and the highest possible estimate in pounds including VAT. */
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
