import { fillGaps } from '../../tools/shared/text';
import type { AnswerLine } from '../questionnaire/engine/question-text';

/** The lines of the work summary that are not answers, from `finder.repair` of a guide. */
export interface SummaryWords {
  /** With the gap `[found]`. */
  readonly opening: string;
  readonly display: string;
  readonly photo: string;
}

/**
 * Returns the work summary of a repair: what was found, what was asked and answered, and which photos to send. Has a line
 * to fill in for make, model and code unless the visitor has written them already.
 */
export const repairSummary = (
  words: SummaryWords,
  found: string,
  lines: readonly AnswerLine[],
  isCodeKnown: boolean,
): string =>
  [
    fillGaps(words.opening, { found }),
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    ...(isCodeKnown ? [] : [`${words.display} `]),
    words.photo,
  ].join('\n');
