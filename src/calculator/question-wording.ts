import type { CalculatorData } from '../../content/features/calculator';
import { type QuestionText, textOf } from '../questionnaire/engine/question-text';
import { calculatorDefinition, sameInEstimate } from './questions';

/** The calculator's own texts, from `data/calculator.yaml`. */
type OwnWords = Pick<CalculatorData, 'forTheVisit'> & { readonly questions: readonly QuestionText[] };

const decidesPrice = ['type', 'size'];

/**
 * Returns the texts of every question: its own, or those of the estimate if both ask the same; the location has its own
 * and the options of both. Only type and size change the calculator's price, so the others of the estimate say that they
 * are for the visit.
 * @throws if a question has no texts, which the check of `data/` prevents
 */
export function calculatorTexts(own: OwnWords, estimate: readonly QuestionText[]): QuestionText[] {
  return calculatorDefinition.questions.map(({ id }) => {
    const same = sameInEstimate[id];
    if (same === undefined) return textOf(own.questions, id);
    const borrowed = textOf(estimate, same);
    const ownText = own.questions.find(({ name }) => name === id);
    if (ownText) return { ...ownText, options: [...(borrowed.options ?? []), ...(ownText.options ?? [])] };
    return { ...borrowed, name: id, why: decidesPrice.includes(id) ? borrowed.why : own.forTheVisit };
  });
}
