import { z } from 'zod';
import { factName, line, lineWith } from '../field-types';

const photoList = z.array(line('Something to take a photo of')).min(1);
const cost = line('What the visit costs, with VAT');
const steps = z.array(line('One thing that happens after the call')).min(1);

/** `data/booking.yaml`: the texts of the booking mails and the receipt. */
export const booking = z.strictObject({
  manufacturers: z.array(line('A make of boiler to choose from')).min(1).meta({ description: 'Makes of boiler' }),
  labels: z
    .strictObject({
      appointment: line('Label before what is booked'),
      date: line('Label before the date'),
      slot: line('Label before the time; also the heading of the times in the booking form'),
      price: line('Label before the price that was shown'),
      cost: line('The words before what the visit costs, in the summary on the page'),
      where: line('The words before the address, in the summary on the page'),
      to: line('Label before the recipient of a copied mail'),
      copy: line('Label before the address that gets a copy of the mail'),
      subject: line('Label before the subject of a copied mail'),
    })
    .meta({ description: 'The labels in mails' }),
  subjects: z
    .strictObject({
      homeQuote: line('A quote booked on the home page'),
      homeService: line('A boiler service booked on the home page'),
      service: line('A boiler service booked on the page with all services, or on Boiler servicing'),
      boilerRepair: line('A boiler repair asked for on the page Boiler servicing'),
      heating: line('A quote booked on the heating page'),
      installation: line('A visit booked on the installation page'),
      drain: line('A quote booked on the drain page'),
      repairs: line('A quote booked on the repairs page'),
      bathroom: line('A quote booked on the bathroom page'),
      calculator: line('A quote booked with the quote calculator'),
      confirmation: line('The email whose text the office forwards to the customer'),
    })
    .meta({ description: 'The subjects of mails' }),
  mail: z
    .strictObject({
      confirmed: lineWith(['when'], 'The first line of a mail to the visitor'),
      price: lineWith(['price'], 'The price and what it includes'),
      continued: line('The last words of a mail that is too long to be opened whole: where the rest is'),
      reply: z
        .strictObject({
          isOn: z.boolean().meta({ description: 'true to end each booking mail with a link for our answer' }),
          line: lineWith(['link'], 'The last line of a booking mail'),
        })
        .meta({ description: 'The link with which the office answers' }),
    })
    .meta({ description: 'The mail of a booking' }),
  receipt: z
    .strictObject({
      heading: line('Heading of the summary'),
      details: line('The button that shows the summary and folds it to one line'),
      dismiss: line('The button that removes the summary'),
      left: line('Under the heading, and all that is shown of it on the next pages: what the visitor still has to do'),
      lead: line('What the visitor has to do now'),
      notAgreed: line('That nothing is agreed yet'),
      openEmail: lineWith(['address'], 'The link that opens a mail again'),
      openConfirmation: line('The link that opens the email with the confirmation again'),
      next: line('Heading over what happens next'),
      costs: z.strictObject({ quote: cost, service: cost, visit: cost }).meta({ description: 'What a visit costs' }),
      send: line('The first thing that happens next: the visitor sends the mail'),
      nextSteps: z
        .strictObject({ quote: steps, service: steps, visit: steps })
        .meta({ description: 'What happens next' }),
      noApp: line('Heading over the other ways to send the mail'),
      copy: line('The button that copies the mail'),
      copied: line('The message once it is copied'),
      notCopied: line('What to do when the browser refuses to copy'),
      gmail: line('The link that opens the mail in Gmail'),
      outlook: line('The link that opens the mail in Outlook'),
      calendar: line('The link to the calendar file of the visit'),
      reminder: line('The link to the yearly reminder, after booking a boiler service'),
      earlier: lineWith(['booking'], 'Heading of a booking made before this one'),
    })
    .meta({ description: 'The summary on the page after a booking; nothing is paid or agreed yet' }),
  photos: z
    .strictObject({
      lead: line('The words before the list of photos at the end of a mail'),
      boiler: photoList.meta({ description: 'For boilers: services, installations, the calculator' }),
      plumbing: photoList.meta({ description: 'For drains and plumbing repairs' }),
      other: photoList.meta({ description: 'For everything else' }),
    })
    .meta({ description: 'Photos that we ask for' }),
  serviceAge: z
    .strictObject({
      after: factName('How many years make a service overdue, as a name from data/figures.yaml'),
      line: line('What a booking mail says when the last service is that long ago'),
    })
    .meta({ description: 'When a service is overdue' }),
  callPromise: z
    .strictObject({
      ahead: factName('How many hours before the visit we call, as a name from data/figures.yaml'),
      inTime: line('If we have a phone number, and the visit is further away than those hours'),
      soon: line('If we have a phone number, and the visit is sooner'),
      noNumber: line('If we have no phone number'),
    })
    .meta({ description: 'When we call before a visit' }),
  confirmation: z
    .strictObject({
      opening: line('Its first line'),
      changes: line('How to change or cancel'),
    })
    .meta({ description: 'The email whose text the office forwards to the customer, to confirm a booking' }),
  reminder: z
    .strictObject({
      title: line('The yearly reminder in the customer’s calendar'),
      text: line('What to do about it'),
    })
    .meta({ description: 'The yearly reminder' }),
});

type Texts = z.infer<typeof booking>;

/** The words that a receipt takes over when its booking is made, and keeps (src/booking/receipt/receipt.ts). */
const ofBooking = ['lead', 'notAgreed', 'openEmail', 'openConfirmation', 'costs', 'send', 'nextSteps'] as const;
type OfBooking = (typeof ofBooking)[number];
const isOfBooking = ([name]: [string, unknown]) => ofBooking.includes(name as OfBooking);

/** The words around all receipts, such as the heading. The island of receipts asks for them (src/booking/receipt/receipt-query.tsx). */
export type ReceiptWords = Omit<Texts['receipt'], OfBooking>;

/** The texts as booking dialogs get them, with facts filled in: without the words around receipts. */
export type BookingTexts = Omit<Texts, 'receipt'> & { receipt: Pick<Texts['receipt'], OfBooking> };

/** Leaves out the words around receipts. */
export const withoutReceiptWords = ({ receipt, ...texts }: Texts): BookingTexts => ({
  ...texts,
  receipt: Object.fromEntries(Object.entries(receipt).filter(isOfBooking)) as BookingTexts['receipt'],
});
