import { calculatorOptions } from '../domain/boiler-options';
import type { Definition } from '../questionnaire/engine/definition';
import type { Shareable } from '../questionnaire/persistence/share-link';

const wall = { location: ['wall'] } as const;
const roof = { location: ['roof'] } as const;
const other = { location: ['other'] } as const;

/**
 * Defines the quote calculator: seven steps for a roof flue, eight for any other; the last step is the result
 * (docs/decisions/estimate-and-calculator.md). Its words are in `data/calculator.yaml`, those it shares with the
 * estimate in `data/estimate.yaml`.
 */
export const calculatorDefinition = {
  advancesOn: 'next',
  resultIsStep: true,
  questions: [
    { kind: 'choice', id: 'type', options: calculatorOptions.boilerType },
    { kind: 'choice', id: 'size', options: calculatorOptions.propertySize },
    { kind: 'choice', id: 'location', options: calculatorOptions.location },
    { kind: 'choice', id: 'fuel', options: calculatorOptions.fuel },
    { kind: 'choice', id: 'samePlace', options: calculatorOptions.samePlace },
    { kind: 'choice', id: 'distance', options: calculatorOptions.distance, when: wall },
    { kind: 'choice', id: 'window', options: calculatorOptions.window, when: wall },
    { kind: 'choice', id: 'roofType', options: calculatorOptions.roofType, when: roof },
    { kind: 'text', id: 'whereIsTheFlue', longest: 300, when: other },
    { kind: 'text', id: 'note', longest: 1000, optional: true, when: other },
  ],
} as const satisfies Definition;

/** The format of links that reopen a quote. A quote for a flue elsewhere has none, because its place is a free text. */
export const sharedQuote: Shareable = { name: 'quote', definition: calculatorDefinition };

/** The question of the installation estimate that asks the same as the calculator's. */
export const sameInEstimate: Readonly<Record<string, string>> = {
  type: 'boilerType',
  size: 'propertySize',
  location: 'flue',
  fuel: 'fuel',
  distance: 'distance',
  window: 'window',
  roofType: 'roofType',
};
