import type { Answers } from '../wizard/definition';
import { carryFragment } from '../wizard/carried';
import { sameInEstimate } from './questions';

/** The calculator's answers as the installation estimate asks for them; a flue that is elsewhere is asked again there. */
export const estimateAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(sameInEstimate).flatMap(([id, name]) => {
      const answer = answers[id];
      return answer === undefined || (id === 'location' && answer === 'other') ? [] : [[name, answer]];
    }),
  );

/** The address of the full estimate with the answers carried over; `page` is the estimate's own address. */
export const fullEstimateLink = (page: string, answers: Answers): string =>
  `${page}${carryFragment(estimateAnswers(answers))}`;
