import type { BookingTexts } from '../content/booking';
import { fillGaps } from '../content/words';
import { fullDay, year } from '../day';
import { type LabelledLine, type Message, messageLink, messageText } from '../mail/message';
import { bookingMessages, type CompanyEmails } from '../mail/messages';
import { gmailLink, outlookLink } from '../mail/webmail';
import { type Booking, bookingMail } from './booking';
import { calendarUrl, reminderCalendar, visitCalendar } from './ics';
import { type OpeningTimes, slotLabel } from './slots';

/** One mail of a booking, as it is attempted and as the receipt offers it again. */
export interface ReceiptMessage {
  /** 'Open email to bookings@example.com'. */
  name: string;
  /** The same address that is attempted. */
  link: string;
  delayMs: Message['delayMs'];
  window: Message['window'];
  /** The whole message, to copy. */
  text: string;
  gmail: string;
  outlook: string;
}

/** What stays on the page after a booking until it is dismissed (decisions, Mail). */
export interface Receipt {
  lead: string;
  booked: readonly LabelledLine[];
  nextSteps: readonly string[];
  /** In the order of the attempts; the first is the booking itself. */
  messages: readonly ReceiptMessage[];
  /** The visit as the address of a calendar file. */
  calendar: string;
  /** A yearly reminder, after booking a boiler service. */
  reminder?: string;
}

/** What a receipt is made from besides the booking. */
export interface ReceiptContext {
  company: { name: string; emails: CompanyEmails };
  texts: BookingTexts;
  times: OpeningTimes;
  now: Date;
  /** Unique in the world, for the calendar files. */
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
 * Everything that follows from a booking: the mails to attempt and the receipt that stays.
 * @throws TypeError if an address of the company is none
 */
export function receiptOf(booking: Booking, { company, texts, times, now, uid }: ReceiptContext): Receipt {
  const { form, day, slot, priced } = booking;
  const { labels } = texts;
  const entry = {
    uid,
    stamp: now,
    day,
    title: `${form.title}, ${company.name}`,
    description: texts.receipt.nextSteps[form.kind].join('\n'),
  };
  const reminder = { ...entry, uid: `reminder-${uid}`, title: texts.reminder.title, description: texts.reminder.text };
  return {
    lead: texts.receipt.lead,
    booked: [
      { label: labels.appointment, value: form.title },
      { label: labels.date, value: fullDay(day) },
      ...(slot ? [{ label: labels.slot, value: slotLabel(slot, times) }] : []),
      ...(priced ? [{ label: labels.price, value: priced.price }] : []),
    ],
    nextSteps: texts.receipt.nextSteps[form.kind],
    messages: bookingMessages(bookingMail(booking, times), company.emails, texts, year(now)).map((message) =>
      receiptMessage(message, texts),
    ),
    calendar: calendarUrl(visitCalendar(entry, slot && times.slots[slot])),
    ...(form.kind === 'service' && { reminder: calendarUrl(reminderCalendar(reminder)) }),
  };
}
