import type { BasePrices, ExtraPrices } from '../../domain/boiler-prices';

/** The specified base prices, for tests. Those in `data/` may change at any time. */
export const specBase: BasePrices = {
  share: 0.8,
  base: {
    combi: { small: 2500, medium: 3125, large: 3750 },
    system: { small: 3125, medium: 3750, large: 4375 },
    regular: { small: 3000, medium: 3625, large: 4250 },
  },
};

/** The specified extras, for tests. */
export const specExtras: ExtraPrices = {
  fuel: { mains: 0, lpg: 150 },
  distance: { adjacent: 0, nearby: 100, far: 250 },
  window: { moreThan30cm: 0, within30cm: 120 },
  roofType: { flat: 200, pitched: 250 },
};
