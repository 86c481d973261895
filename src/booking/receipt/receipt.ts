import type { BookingTexts } from '../../../content/features/booking-messages';
import type { ReachWords } from '../../../content/features/reach';
import type { CompanyLine } from '../../domain/company-lines';
import { fillGaps } from '../../../tools/shared/text';
import { fullDay, year } from '../../domain/london-day';
import { type LabelledLine, type Message, messageLink, messageText } from '../../mail/message';
import { bookingMessages, type CompanyEmails } from '../../mail/messages';
import { gmailLink, outlookLink } from '../../mail/webmail';
import { type Booking, bookingMail, linkFor } from '../flow/booking';
import { callPromise } from '../flow/call-promise';
import { calendarUrl, reminderCalendar, visitCalendar } from './calendar-file';
import { type OpeningTimes, slotLabel } from '../availability/slots';

/** One mail of a booking: the page tries to open it, and the receipt offers it again. */
export interface ReceiptMessage {
  /** The words of the link, such as 'Open email to bookings@example.com'. */
  name: string;
  /** The `mailto:` link that the page tries to open. */
  link: string;
  delayMs: Message['delayMs'];
  window: Message['window'];
  /** The complete message, to copy. */
  text: string;
  gmail: string;
  outlook: string;
}

/** What the page shows after a booking until the visitor dismisses it (docs/decisions/mail.md). */
export interface Receipt {
  lead: string;
  notAgreed: string;
  booked: readonly LabelledLine[];
  nextSteps: readonly string[];
  /** In the order in which the page tries to open them. The first is the booking itself. */
  messages: readonly ReceiptMessage[];
  /** The phone line of the page on which it was booked. */
  line: CompanyLine;
  /** The calendar file of the visit, as a `data:` URL. */
  calendar: string;
  /** The calendar file of a yearly reminder, only for a boiler service. */
  reminder?: string;
}

/** The inputs of a receipt apart from the booking. */
export interface ReceiptContext {
  company: { name: string; siteUrl: string; emails: CompanyEmails };
  line: CompanyLine;
  texts: BookingTexts;
  /** The promises on how to reach visitors that the owner offers. */
  reach?: ReachWords;
  times: OpeningTimes;
  now: Date;
  /** A globally unique id for the calendar files. */
  uid: string;
}

const nameOf = ({ purpose, to }: Message, { receipt }: BookingTexts) =>
  purpose === 'confirmation' ? receipt.openConfirmation : fillGaps(receipt.openEmail, { address: to });

const receiptMessage = (message: Message, texts: BookingTexts): ReceiptMessage => ({
  name: nameOf(message, texts),
  link: messageLink(message),
  delayMs: message.delayMs,
  window: message.window,
  text: messageText(message, texts.labels),
  gmail: gmailLink(message),
  outlook: outlookLink(message),
});

/**
 * Returns the receipt of a booking, with the mails that the page tries to open.
 * @throws TypeError if an address of the company is not a valid email address
 */
export function receiptOf(booking: Booking, { company, line, texts, reach, times, now, uid }: ReceiptContext): Receipt {
  const { form, day, slot, priced, values } = booking;
  const { labels } = texts;
  const call = callPromise(booking, times, now, texts, reach);
  const nextSteps = [texts.receipt.send, call, ...texts.receipt.nextSteps[form.kind]];
  const where = values.address ?? values.addressOrPostcode;
  const entry = {
    uid,
    stamp: now,
    day,
    title: `${form.title}, ${company.name}`,
    description: [texts.receipt.notAgreed, ...nextSteps].join('\n'),
  };
  const reminder = { ...entry, uid: `reminder-${uid}`, title: texts.reminder.title, description: texts.reminder.text };
  return {
    lead: texts.receipt.lead,
    notAgreed: texts.receipt.notAgreed,
    booked: [
      { label: labels.appointment, value: form.title },
      { label: labels.date, value: fullDay(day) },
      ...(slot ? [{ label: labels.slot, value: slotLabel(slot, times) }] : []),
      ...(where === undefined ? [] : [{ label: labels.where, value: where }]),
      priced
        ? { label: labels.price, value: fillGaps(texts.mail.price, { price: priced.price }) }
        : { label: labels.cost, value: texts.receipt.costs[form.kind] },
    ],
    nextSteps,
    messages: bookingMessages(
      { ...bookingMail(booking, times, reach), call, ...linkFor(booking, texts, company.siteUrl) },
      company.emails,
      texts,
      year(now),
    ).map((message) => receiptMessage(message, texts)),
    line,
    calendar: calendarUrl(visitCalendar(entry, slot && times.slots[slot])),
    ...(form.kind === 'service' && { reminder: calendarUrl(reminderCalendar(reminder)) }),
  };
}
