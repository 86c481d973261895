import type { LabelledLine } from './message';

/** A price the visitor was shown before booking, written '£2,870', and the answers it rests on, in words. */
export type Priced =
  | {
      from: 'estimate';
      price: string;
      boilerType: string;
      propertySize: string;
      flueLocation: string;
      gasType: string;
      postcode: string;
    }
  | { from: 'calculator'; price: string; answers: readonly { question: string; answer: string }[] };

const typed = (label: string, value: string): LabelledLine => ({ label, value, typed: true });
const priceLine = (price: string): LabelledLine => ({
  label: 'Estimated price',
  value: `${price} Including installation & VAT`,
});

/** The lines of a booking mail about a price and its answers (spec 7, boiler installation booking). */
export function pricedLines(priced: Priced): LabelledLine[] {
  if (priced.from === 'calculator')
    return [...priced.answers.map(({ question, answer }) => typed(question, answer)), priceLine(priced.price)];
  return [
    { label: 'Boiler type', value: priced.boilerType },
    { label: 'Property size', value: priced.propertySize },
    { label: 'Flue location', value: priced.flueLocation },
    { label: 'Gas type', value: priced.gasType },
    typed('Postcode', priced.postcode),
    priceLine(priced.price),
  ];
}
