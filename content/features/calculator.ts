import { z } from 'zod';
import { calculatorOptions } from '../../src/domain/boiler-options';
import { questionList } from './questionnaire';
import { line, lineWith, pageLink, prose, whole } from '../field-types';

const pounds = (home: string) => whole(`${home} home, whole pounds including VAT`, 1);
const bySize = z.strictObject({ small: pounds('Small'), medium: pounds('Medium'), large: pounds('Large') });

/**
 * `data/calculator.yaml`: base prices in pounds, the share of them that is shown, and the texts of the quote
 * calculator. Texts that it shares with the estimate are in `data/estimate.yaml`.
 */
export const calculator = z.strictObject({
  share: z
    .number()
    .gt(0)
    .max(1)
    .meta({ description: 'How much of the price in the table visitors see: 0.8 is 80 per cent, so £800 for £1,000' }),
  base: z.strictObject({ combi: bySize, system: bySize, regular: bySize }).meta({ description: 'The prices' }),
  questions: questionList({
    location: ['other'],
    samePlace: calculatorOptions.samePlace,
    whereIsTheFlue: [],
    note: [],
  }).meta({ description: 'The questions' }),
  forTheVisit: line('Why we also ask questions that do not change this price'),
  controls: z
    .strictObject({
      name: line('The name, for blind visitors, of the calculator'),
      next: line('The words of the button that continues'),
      unanswered: z
        .strictObject({
          choice: line('The message of that button when nothing is chosen'),
          text: line('The message of that button when the text box is empty'),
        })
        .meta({ description: 'When nothing is chosen or typed' }),
    })
    .meta({ description: 'Its buttons and messages' }),
  result: z
    .strictObject({
      text: prose('What the price is for'),
      added: lineWith(['extra', 'price'], 'What the full estimate adds for the same answers'),
      nothingAdded: line('That the full estimate for the same answers is the same'),
      fullEstimate: pageLink.meta({ description: 'The link to the full estimate' }),
    })
    .meta({ description: 'The result' }),
  withoutScript: prose('What is shown here in a browser that cannot show the questions'),
});
export type CalculatorData = z.infer<typeof calculator>;
