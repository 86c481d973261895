import type { BookingFormName } from '../content/booking-forms';
import type { BookingTexts } from '../content/booking';
import { type Day, fullDay } from '../day';
import type { LabelledLine, Line, Message } from './message';
import { type Priced, pricedLines } from './priced';
import { isServiceOverdue } from './service-age';

/** A finished booking as its mails tell it; optional fields left empty are not in it. */
export interface BookingMail {
  form: BookingFormName;
  /** What is booked, such as 'Free quote'. */
  title: string;
  day: Day;
  /** 'Morning (8:00 AM - 12:00 PM)', unless the form asks for none. */
  slot?: string;
  /** The visitor's own address. */
  email: string;
  /** Name and email, as lines. */
  visitor: readonly LabelledLine[];
  /** Every other field that was filled in, in the order of the dialog. */
  details: readonly LabelledLine[];
  /** When the boiler was last serviced, in the forms that ask for it. */
  lastServiced?: string;
  priced?: Priced;
}

/** The company's two addresses (data/company.yaml). */
export interface CompanyEmails {
  bookings: string;
  office: string;
}

type Recipients = 'both company addresses and a confirmation text' | 'company' | 'visitor';

/** The table of spec 7: what each form's mail is called, who gets it, and which photos it asks for. */
const mails: Record<BookingFormName, { subject: string; to: Recipients; photos: 'boiler' | 'plumbing' | 'other' }> = {
  'home-quote': {
    subject: 'New Appointment Booking',
    to: 'both company addresses and a confirmation text',
    photos: 'other',
  },
  'home-service': {
    subject: 'New Boiler Service Booking',
    to: 'both company addresses and a confirmation text',
    photos: 'boiler',
  },
  'services-service': { subject: 'Boiler Service Appointment Confirmation', to: 'visitor', photos: 'boiler' },
  'heating-quote': { subject: 'Heating System Quote', to: 'company', photos: 'other' },
  'servicing-service': { subject: 'Boiler Service Appointment Confirmation', to: 'company', photos: 'boiler' },
  'installation-visit': { subject: 'Boiler Installation Appointment', to: 'company', photos: 'boiler' },
  'drain-quote': { subject: 'Drain Unblocking Quote', to: 'company', photos: 'plumbing' },
  'repairs-quote': { subject: 'Plumbing Repair Quote', to: 'company', photos: 'plumbing' },
  'bathroom-quote': { subject: 'Bathroom Installation Quote', to: 'company', photos: 'other' },
  'calculator-quote': { subject: 'Boiler Quote', to: 'company', photos: 'boiler' },
};

/** What a form's mail is called, before its price and date. */
export const subjectOf = (form: BookingFormName): string => mails[form].subject;

const when = ({ day, slot }: BookingMail): LabelledLine[] => [
  { label: 'Date', value: fullDay(day) },
  ...(slot === undefined ? [] : [{ label: 'Time slot', value: slot }]),
];

function bookingLines(booking: BookingMail, texts: BookingTexts, thisYear: number): Line[] {
  const { lastServiced, priced } = booking;
  const { after, line } = texts.serviceAge;
  const photos = texts.photos[mails[booking.form].photos];
  return [
    ...booking.visitor,
    ...when(booking),
    ...(priced ? pricedLines(priced) : []),
    ...booking.details,
    ...(lastServiced !== undefined && isServiceOverdue(lastServiced, thisYear, after.low) ? [{ text: line }] : []),
    { text: texts.photos.lead },
    ...photos.map((photo) => ({ text: `- ${photo}` })),
  ];
}

const confirmationLines = (booking: BookingMail, { confirmation }: BookingTexts): Line[] => [
  { text: confirmation.opening },
  ...booking.visitor,
  { label: 'Appointment', value: booking.title },
  ...when(booking),
  { text: confirmation.callAhead },
  { text: confirmation.changes },
];

/**
 * The mails of a booking, in the order and at the times they are attempted (spec 7; decisions, Mail). The services
 * page writes to the visitor; the company is in copy, or it would never hear of the booking.
 */
export function bookingMessages(
  booking: BookingMail,
  company: CompanyEmails,
  texts: BookingTexts,
  thisYear: number,
): Message[] {
  const { subject, to } = mails[booking.form];
  const date = fullDay(booking.day);
  const mail: Message = {
    purpose: 'booking',
    to: company.bookings,
    subject: [subject, booking.priced?.price, date].filter((part) => part !== undefined).join(' - '),
    lines: bookingLines(booking, texts, thisYear),
    delayMs: 0,
    window: 'same',
  };
  switch (to) {
    case 'company':
      return [mail];
    case 'visitor':
      return [
        {
          ...mail,
          to: booking.email,
          cc: company.bookings,
          lines: [
            { text: `Your appointment is confirmed for ${[date, booking.slot].filter(Boolean).join(', ')}.` },
            ...mail.lines,
          ],
          window: 'new',
        },
      ];
    case 'both company addresses and a confirmation text':
      return [
        mail,
        { ...mail, to: company.office, delayMs: 500 },
        {
          ...mail,
          purpose: 'confirmation',
          subject: `Appointment Confirmation - ${date}`,
          lines: confirmationLines(booking, texts),
          delayMs: 1500,
        },
      ];
  }
}
