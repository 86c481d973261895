import { estimateOptions } from '../domain/boiler-options';
import type { Definition } from '../questionnaire/engine/definition';
import type { Shareable } from '../questionnaire/persistence/share-link';

const wall = { flue: ['wall'] } as const;
const roof = { flue: ['roof'] } as const;

/** Defines the estimate: eight questions for a wall flue, seven for a roof flue. Words: `data/estimate.yaml`. */
export const estimateDefinition = {
  advancesOn: 'choice',
  resultIsStep: false,
  questions: [
    { kind: 'choice', id: 'fuel', options: estimateOptions.fuel },
    { kind: 'choice', id: 'boilerType', options: estimateOptions.boilerType },
    { kind: 'choice', id: 'propertySize', options: estimateOptions.propertySize },
    { kind: 'choice', id: 'flue', options: estimateOptions.flue },
    { kind: 'choice', id: 'distance', options: estimateOptions.distance, when: wall },
    { kind: 'choice', id: 'roofType', options: estimateOptions.roofType, when: roof },
    { kind: 'choice', id: 'window', options: estimateOptions.window, when: wall },
    { kind: 'text', id: 'postcode', longest: 20, upperCase: true, resultWithout: true },
    { kind: 'text', id: 'email', longest: 254, resultWithout: true },
  ],
} as const satisfies Definition;

/** The format of links that reopen an estimate. */
export const sharedEstimate: Shareable = { name: 'estimate', definition: estimateDefinition };
