import { calculatorOptions } from '../content/boiler-options';
import type { Definition } from '../wizard/definition';
import type { Shareable } from '../wizard/share';

const wall = { location: ['wall'] } as const;
const roof = { location: ['roof'] } as const;
const other = { location: ['other'] } as const;

/**
 * The quote calculator: eight steps by a wall or elsewhere, seven by a roof, the result being the last (spec 4, 9;
 * decisions). Words stand in `data/calculator.yaml` and, where the estimate asks the same, in `data/estimate.yaml`.
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

/** The links that reopen a quote; there are none to one by a flue elsewhere, whose place is a text. */
export const sharedQuote: Shareable = { name: 'quote', definition: calculatorDefinition };

/** The question of the installation estimate that asks the same, by the calculator's own. */
export const sameInEstimate: Readonly<Record<string, string>> = {
  type: 'boilerType',
  size: 'propertySize',
  location: 'flue',
  fuel: 'fuel',
  distance: 'distance',
  window: 'window',
  roofType: 'roofType',
};
