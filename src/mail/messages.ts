import type { BookingFormName } from '../domain/booking-forms';
import type { BookingTexts } from '../../content/features/booking-messages';
import { fillGaps } from '../../tools/shared/text';
import { type Day, fullDay } from '../domain/london-day';
import type { ReachBy } from '../domain/reach';
import type { LabelledLine, Line, Message } from './message';
import { type Priced, pricedLines } from './priced';
import { isServiceOverdue } from './service-age';

/** The contents of a booking's mails. Empty optional fields are left out. */
export interface BookingMail {
  form: BookingFormName;
  /** The name of what is booked, such as 'Free quote'. */
  title: string;
  day: Day;
  /** The slot, such as 'Morning (8:00 AM - 12:00 PM)'. Absent if none was chosen. */
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
  /** Whether and when we will call, text or email before the visit, in words. */
  call: string;
  /** How the visitor asks to be reached first. Absent if nothing was chosen, or the owner does not offer it. */
  reachBy?: ReachBy;
  /** What the visitor said about being reached, as lines before all others. */
  reach?: readonly LabelledLine[];
  /** The word before the subject, if somebody in the home has to be helped first. */
  priority?: string;
  /** The link at the end of the mail with which the company answers, if the company wants one. */
  reply?: Message['reply'];
}

/** The company's two addresses (data/company.yaml). */
export interface CompanyEmails {
  bookings: string;
  office: string;
}

type Recipients = 'both company addresses and a confirmation text' | 'company' | 'visitor';

/** The subject of each form's mail, its recipients, and the photos it asks for. */
const mails: Record<
  BookingFormName,
  { subject: keyof BookingTexts['subjects']; to: Recipients; photos: 'boiler' | 'plumbing' | 'other' }
> = {
  'home-quote': {
    subject: 'homeQuote',
    to: 'both company addresses and a confirmation text',
    photos: 'other',
  },
  'home-service': {
    subject: 'homeService',
    to: 'both company addresses and a confirmation text',
    photos: 'boiler',
  },
  'services-service': { subject: 'service', to: 'visitor', photos: 'boiler' },
  'heating-quote': { subject: 'heating', to: 'company', photos: 'other' },
  'servicing-service': { subject: 'service', to: 'company', photos: 'boiler' },
  'servicing-quote': { subject: 'boilerRepair', to: 'company', photos: 'boiler' },
  'installation-visit': { subject: 'installation', to: 'company', photos: 'boiler' },
  'drain-quote': { subject: 'drain', to: 'company', photos: 'plumbing' },
  'repairs-quote': { subject: 'repairs', to: 'company', photos: 'plumbing' },
  'bathroom-quote': { subject: 'bathroom', to: 'company', photos: 'other' },
  'calculator-quote': { subject: 'calculator', to: 'company', photos: 'boiler' },
};

/** Returns the subject of a form's mail, without price and date. */
export const subjectOf = (form: BookingFormName, { subjects }: BookingTexts): string => subjects[mails[form].subject];

/** Returns what to take photos of, for a form's mail. */
export const photosOf = (form: BookingFormName, { photos }: BookingTexts): readonly string[] =>
  photos[mails[form].photos];

const when = ({ day, slot }: BookingMail, { labels }: BookingTexts): LabelledLine[] => [
  { label: labels.date, value: fullDay(day) },
  ...(slot === undefined ? [] : [{ label: labels.slot, value: slot }]),
];

function bookingLines(booking: BookingMail, texts: BookingTexts, thisYear: number): Line[] {
  const { lastServiced, priced } = booking;
  const { after, line } = texts.serviceAge;
  return [
    ...(booking.reach ?? []),
    ...booking.visitor,
    ...when(booking, texts),
    ...(priced ? pricedLines(priced, texts) : []),
    ...booking.details,
    ...(lastServiced !== undefined && isServiceOverdue(lastServiced, thisYear, after.low) ? [{ text: line }] : []),
    { text: texts.photos.lead },
    ...photosOf(booking.form, texts).map((photo) => ({ text: `- ${photo}` })),
  ];
}

const confirmationLines = (booking: BookingMail, texts: BookingTexts): Line[] => [
  { text: texts.confirmation.opening },
  ...booking.visitor,
  { label: texts.labels.appointment, value: booking.title },
  ...when(booking, texts),
  { text: booking.call },
  { text: texts.confirmation.changes },
];

/**
 * Returns the mails of a booking in the order in which the page tries to open them (docs/decisions/mail.md). The mail
 * of the services page goes to the visitor. The company is in copy; otherwise it would not learn of the booking.
 */
export function bookingMessages(
  booking: BookingMail,
  company: CompanyEmails,
  texts: BookingTexts,
  thisYear: number,
): Message[] {
  const { to } = mails[booking.form];
  const { subjects, mail: words } = texts;
  const date = fullDay(booking.day);
  const withoutLink: Message = {
    purpose: 'booking',
    to: company.bookings,
    subject: [booking.priority, subjectOf(booking.form, texts), booking.priced?.price, date]
      .filter((part) => part !== undefined)
      .join(' - '),
    lines: bookingLines(booking, texts, thisYear),
    delayMs: 0,
    window: 'same',
    continued: words.continued,
  };
  const mail: Message = { ...withoutLink, ...(booking.reply && { reply: booking.reply }) };
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
            { text: fillGaps(words.confirmed, { when: [date, booking.slot].filter(Boolean).join(', ') }) },
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
          ...withoutLink,
          purpose: 'confirmation',
          subject: `${subjects.confirmation} - ${date}`,
          lines: confirmationLines(booking, texts),
          delayMs: 1500,
        },
      ];
  }
}
