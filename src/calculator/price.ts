import { calculatorOptions } from '../domain/boiler-options';
import { type BasePrices, type ExtraPrices, standardPrice } from '../domain/boiler-prices';
import { type Answers, choiceOf, isComplete } from '../questionnaire/engine/definition';
import { calculatorDefinition } from './questions';

/** The answers that the calculator's price depends on. */
interface Quote {
  readonly type: (typeof calculatorOptions.boilerType)[number];
  readonly size: (typeof calculatorOptions.propertySize)[number];
}

/** Returns the quote for these answers, or undefined while a required answer is missing. */
export function quote(answers: Answers): Quote | undefined {
  const type = choiceOf(answers, 'type', calculatorOptions.boilerType);
  const size = choiceOf(answers, 'size', calculatorOptions.propertySize);
  return type && size && isComplete(calculatorDefinition, answers) ? { type, size } : undefined;
}

/** Returns the price of a quote in whole pounds including VAT: a share of the base price, rounded. */
export const quotePrice = ({ type, size }: Quote, calculator: BasePrices): number =>
  standardPrice(calculator, type, size);

/**
 * Returns what the installation estimate adds for these answers, in whole pounds including VAT. Returns undefined while an
 * answer is missing, and for a flue that is elsewhere, which the estimate cannot price.
 */
export function addedByEstimate(
  answers: Answers,
  { fuel, distance, window, roofType }: ExtraPrices,
): number | undefined {
  const chosen = <Option extends string>(id: string, amounts: Record<Option, number>): number | undefined =>
    amounts[answers[id] as Option];
  const parts =
    answers.location === 'wall'
      ? [chosen('distance', distance), chosen('window', window)]
      : [answers.location === 'roof' ? chosen('roofType', roofType) : undefined];
  return [chosen('fuel', fuel), ...parts].reduce(
    (sum, pounds) => (sum === undefined || pounds === undefined ? undefined : sum + pounds),
    0,
  );
}
