import type { BookingTexts } from '../content/booking';
import { fillGaps } from '../content/words';
import type { LabelledLine } from './message';

/** A price the visitor was shown before booking, written '£2,870', and the answers it rests on, in words. */
export interface Priced {
  price: string;
  answers: readonly LabelledLine[];
}

/** The lines of a booking mail about a price and its answers (spec 7, boiler installation booking). */
export const pricedLines = ({ price, answers }: Priced, { labels, mail }: BookingTexts): LabelledLine[] => [
  ...answers,
  { label: labels.price, value: fillGaps(mail.price, { price }) },
];
