import type { Answers } from '../questionnaire/engine/definition';
import { carryFragment } from '../questionnaire/persistence/handover';
import { calculatorDefinition, sameInEstimate } from './questions';

/**
 * Returns the calculator's answers as answers of the installation estimate. Leaves out a flue that is elsewhere, which
 * the estimate then asks for.
 */
export const estimateAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(sameInEstimate).flatMap(([id, name]) => {
      const answer = answers[id];
      return answer === undefined || (id === 'location' && answer === 'other') ? [] : [[name, answer]];
    }),
  );

/** Returns the address of the full estimate with the answers carried over. `page` is the estimate's own address. */
export const fullEstimateLink = (page: string, answers: Answers): string =>
  `${page}${carryFragment(calculatorDefinition, answers, estimateAnswers)}`;
