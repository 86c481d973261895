const shared = {
  fuel: ['mains', 'lpg'],
  boilerType: ['combi', 'system', 'regular'],
  propertySize: ['small', 'medium', 'large'],
  distance: ['adjacent', 'nearby', 'far'],
  window: ['within30cm', 'moreThan30cm'],
  roofType: ['flat', 'pitched'],
} as const;

/** What can be chosen in the installation estimate, by question, in the order shown (spec 3). Words stand in `data/`. */
export const estimateOptions = { ...shared, flue: ['wall', 'roof'] } as const;

/** What can be chosen in the quote calculator (decisions, Estimate wizard and quote calculator). */
export const calculatorOptions = {
  ...shared,
  location: ['wall', 'roof', 'other'],
  samePlace: ['yes', 'no', 'unsure'],
} as const;
