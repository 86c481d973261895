import type { BookingKind } from './booking-forms';
import { z } from 'zod';
import { factName, line } from './schema';

const photoList = z.array(line('Something to take a photo of')).min(1);
const steps = z.array(line('One thing that happens next')).min(1);

/** `data/booking.yaml`: what the booking forms offer, and what mails and receipts say. */
export const booking = z.strictObject({
  manufacturers: z.array(line('A make of boiler to choose from')).min(1),
  receipt: z.strictObject({
    lead: line('What the visitor has to do now'),
    nextSteps: z.strictObject({ quote: steps, service: steps, visit: steps }),
  }),
  photos: z.strictObject({
    lead: line('The words before the list of photos at the end of a mail'),
    boiler: photoList.meta({ description: 'For boilers: services, installations, the calculator' }),
    plumbing: photoList.meta({ description: 'For drains and plumbing repairs' }),
    other: photoList.meta({ description: 'For everything else' }),
  }),
  serviceAge: z.strictObject({
    after: factName('How many years make a service overdue, as a name from data/figures.yaml'),
    line: line('What a booking mail says when the last service is that long ago'),
  }),
  confirmation: z.strictObject({
    opening: line('The first line of the confirmation text'),
    callAhead: line('That we call before the visit'),
    changes: line('How to change or cancel'),
  }),
  reminder: z.strictObject({
    title: line('The yearly reminder in the customer’s calendar'),
    text: line('What to do about it'),
  }),
});

/** The same file as pages get it from the query: facts filled in, `after` a fact whose `low` is its years. */
export interface BookingTexts {
  manufacturers: readonly string[];
  receipt: { lead: string; nextSteps: Readonly<Record<BookingKind, readonly string[]>> };
  photos: { lead: string; boiler: readonly string[]; plumbing: readonly string[]; other: readonly string[] };
  serviceAge: { after: { low?: number | null }; line: string };
  confirmation: { opening: string; callAhead: string; changes: string };
  reminder: { title: string; text: string };
}
