import type { BookingTexts } from '../../content/features/booking-messages';
import { fillGaps } from '../../tools/shared/text';
import type { LabelledLine } from './message';

/** The price that the visitor was shown before booking, such as '£2,870', and the answers behind it, in words. */
export interface Priced {
  price: string;
  answers: readonly LabelledLine[];
}

/** Returns the lines of a booking mail for the answers of an estimate or a quote, and for its price. */
export const pricedLines = ({ price, answers }: Priced, { labels, mail }: BookingTexts): LabelledLine[] => [
  ...answers,
  { label: labels.price, value: fillGaps(mail.price, { price }) },
];
