import { calculatorOptions } from '../content/boiler-options';
import { type BasePrices, standardPrice } from '../content/boiler-prices';
import { type Answers, choiceOf, isComplete } from '../wizard/definition';
import { calculatorDefinition } from './questions';

/** What the calculator's price depends on, once every required answer is given. */
export interface Quote {
  readonly type: (typeof calculatorOptions.boilerType)[number];
  readonly size: (typeof calculatorOptions.propertySize)[number];
}

/** The quote these answers ask for, or nothing while a required answer is missing (spec 4, 5). */
export function quote(answers: Answers): Quote | undefined {
  const type = choiceOf(answers, 'type', calculatorOptions.boilerType);
  const size = choiceOf(answers, 'size', calculatorOptions.propertySize);
  return type && size && isComplete(calculatorDefinition, answers) ? { type, size } : undefined;
}

/** The price of a quote in whole pounds including VAT: 80% of the base price, rounded (spec 9). */
export const quotePrice = ({ type, size }: Quote, calculator: BasePrices): number =>
  standardPrice(calculator, type, size);
