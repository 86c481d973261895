import { z } from 'zod';
import { calculatorOptions } from './boiler-options';
import { questionList } from './questions';
import { line, pageLink, prose, whole } from './schema';

const pounds = whole('Whole pounds including VAT', 1);
const bySize = z.strictObject({ small: pounds, medium: pounds, large: pounds });

/**
 * `data/calculator.yaml`: base prices in pounds, the share of them that is shown (spec 9), and the words of the quote
 * calculator. What the estimate asks or says too is worded in `data/estimate.yaml`.
 */
export const calculator = z.strictObject({
  share: z.number().gt(0).max(1).meta({ description: 'The share of the base price that is shown, such as 0.8' }),
  base: z.strictObject({ combi: bySize, system: bySize, regular: bySize }),
  questions: questionList({
    location: ['other'],
    samePlace: calculatorOptions.samePlace,
    whereIsTheFlue: [],
    note: [],
  }),
  forTheVisit: line('Why we ask what does not change the price here'),
  controls: z.strictObject({
    name: line('What a screen reader calls the calculator'),
    next: line('The words of the button that goes on'),
    unanswered: z.strictObject({
      choice: line('What that button says when nothing is chosen'),
      text: line('What that button says when the text box is empty'),
    }),
  }),
  result: z.strictObject({
    text: prose('What the price stands for'),
    fullEstimate: pageLink,
  }),
  withoutScript: prose('What stands here without JavaScript'),
});
export type CalculatorData = z.infer<typeof calculator>;
