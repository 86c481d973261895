import { z } from 'zod';
import { estimateOptions } from '../../src/domain/boiler-options';
import { questionList } from './questionnaire';
import { factName, line, lineWith, pageLink, prose, whole } from '../field-types';

/** Returns the schema of one value for each option of the questions about gas, distance, window and roof. */
const perOption = <Value extends z.ZodType>(valueFor: (option: string) => Value) => ({
  fuel: z.strictObject({ mains: valueFor('Mains gas'), lpg: valueFor('LPG') }).meta({ description: 'The gas' }),
  distance: z
    .strictObject({
      adjacent: valueFor('Boiler on the outside wall'),
      nearby: valueFor('1 to 2 m to the outside wall'),
      far: valueFor('More than 2 m to the outside wall'),
    })
    .meta({ description: 'How far the boiler is from the outside wall' }),
  window: z
    .strictObject({ moreThan30cm: valueFor('More than 30 cm away'), within30cm: valueFor('Within 30 cm') })
    .meta({ description: 'How near the next window is' }),
  roofType: z
    .strictObject({ flat: valueFor('Flat roof'), pitched: valueFor('Pitched roof') })
    .meta({ description: 'The roof' }),
});

const section = z.strictObject({
  heading: line('Heading'),
  items: z.array(prose('An item of the list')).min(1),
});

/** `data/estimate.yaml`: what answers add to the standard installation, and the texts of the estimate. */
export const estimate = z.strictObject({
  ...perOption((option) => whole(`${option}: what it adds, in whole pounds including VAT`)),
  lowest: z
    .strictObject({
      label: line('What the lowest estimate is, for search engines'),
      dependsOn: line('What the price depends on, for search engines'),
    })
    .meta({ description: 'What search engines read beside the lowest estimate' }),
  extras: z
    .strictObject({
      standard: line('The first line of the list of prices'),
      ...perOption((option) => line(`${option}: the words in the list of prices, after the amount`)),
    })
    .meta({ description: 'What costs more' }),
  questions: questionList({ ...estimateOptions, postcode: [], email: [] }).meta({ description: 'The questions' }),
  controls: z
    .strictObject({
      name: line('The name, for blind visitors, of the estimate'),
      step: line("The word before the number in 'Step 2 of 8'"),
      of: line('The word between the two numbers'),
      progress: line('The name, for blind visitors, of the progress bar'),
      back: line('The words of the button that goes one question back'),
      next: line('The words of the button that continues after a text'),
      last: line('The words of that button on the last question'),
      unanswered: lineWith(['answer'], 'The message of that button when the text box is empty'),
      notSure: line('The words that open the help below a question'),
      notLoaded: line('What is said where the questions cannot be loaded'),
      retry: line('The words of the button that tries again'),
    })
    .meta({ description: 'Its buttons and messages' }),
  area: z
    .strictObject({
      yes: prose('The postcode lies in the area we usually cover'),
      no: prose('The postcode lies elsewhere'),
      cannotTell: prose('What was typed is not a postcode'),
    })
    .meta({ description: 'The answer about the postcode' }),
  card: z
    .strictObject({
      heading: line('The heading over the price'),
      including: line('What the price includes'),
      breakdown: line('What the list of prices shows'),
      total: line('The words beside the total'),
      vat: line('The words beside the VAT that is included'),
      vatRate: factName('The rate of VAT: choose it from the list'),
      conversion: z
        .strictObject({
          combi: prose('Below the price of a combi'),
          system: prose('Below the price of a system boiler'),
          link: pageLink,
        })
        .meta({ description: 'A change of the type of boiler' }),
      fitted: z
        .strictObject({
          text: lineWith(['boiler', 'home'], 'What the price is for, below it'),
          boilerType: z.strictObject({
            combi: line('A combi, in that line'),
            system: line('A system boiler, in that line'),
            regular: line('A regular boiler, in that line'),
          }),
          propertySize: z.strictObject({
            small: line('A small home, in that line'),
            medium: line('A medium home, in that line'),
            large: line('A large home, in that line'),
          }),
        })
        .meta({ description: 'What the price is for' }),
      included: section.meta({ description: 'What is included' }),
      assumes: section.meta({ description: 'What the price assumes' }),
      changes: section.meta({ description: 'What can change the price' }),
      validity: line('Says that it is an estimate, and how long a quotation is valid'),
      book: line('The words of the booking button'),
      answers: line('The heading over the list of answers'),
      change: line('The words of the link that changes one answer'),
    })
    .meta({ description: 'The result' }),
  share: z
    .strictObject({
      print: line('The words of the print button'),
      copy: line('The words of the button that copies a link to the estimate'),
      copied: line('What is said once the link is copied'),
      refused: line('What is said when a link cannot be opened'),
      priceChanged: line('What is said when prices have changed since the link was made'),
      priceThen: line('The words before the price in the link'),
    })
    .meta({ description: 'Printing and sharing' }),
  withoutScript: prose('What is shown here in a browser that cannot show the questions'),
});
export type EstimateData = z.infer<typeof estimate>;
