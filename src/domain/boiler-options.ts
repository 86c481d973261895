const shared = {
  fuel: ['mains', 'lpg'],
  boilerType: ['combi', 'system', 'regular'],
  propertySize: ['small', 'medium', 'large'],
  distance: ['adjacent', 'nearby', 'far'],
  window: ['within30cm', 'moreThan30cm'],
  roofType: ['flat', 'pitched'],
} as const;

/** The options of the estimate, by question. Their words, and the order in which they are shown, are in `data/estimate.yaml`. */
export const estimateOptions = { ...shared, flue: ['wall', 'roof'] } as const;

/** The options of the quote calculator (docs/decisions/estimate-and-calculator.md). */
export const calculatorOptions = {
  ...shared,
  location: ['wall', 'roof', 'other'],
  samePlace: ['yes', 'no', 'unsure'],
} as const;
