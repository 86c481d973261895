import { bookingMail, bookingOf } from '../src/booking/booking';
import { exampleValues } from '../src/booking/example-values';
import { wordedForm } from '../src/booking/forms';
import { type Appointments, appointments, type Company, company } from '../src/content/business';
import { booking, type BookingTexts } from '../src/content/booking';
import { bookingDialog, type BookingWords } from '../src/content/booking-dialog';
import { bookingForms } from '../src/content/booking-forms';
import { parseAll } from '../src/content/parse-data';
import { factsOf, namedAddress } from '../src/content/facts';
import { fillEntry } from '../src/content/fill';
import { leavesOf } from '../src/content/page-text';
import type { References } from '../src/content/prose';
import type { DataFolder } from '../src/content/read-data';
import { messageText } from '../src/mail/message';
import { bookingMessages } from '../src/mail/messages';

const day = '2027-01-12';
/** So late that every example's last service is long ago: its line in the mail shows a price. */
const thisYear = 2040;

/**
 * What `data/` makes the booking mails say, line by line: every mail of every form for one example booking, the receipt
 * and the reminder that follow, and the words of the dialogs before.
 */
export function exampleMails(folder: DataFolder): Map<string, string[]> {
  const data = parseAll(folder);
  const facts = factsOf(data);
  const references: References = {
    fact: (name) => facts.get(name),
    address: (link) => namedAddress(link, facts),
  };
  const filled = fillEntry(booking, data.get('booking.yaml'), references) as BookingTexts;
  const words = fillEntry(bookingDialog, data.get('booking-dialog.yaml'), references) as BookingWords;
  const times: Appointments = appointments.parse(data.get('appointments.yaml'));
  const { emails }: Company = company.parse(data.get('company.yaml'));
  const mails = bookingForms.flatMap((name) => {
    const made = bookingOf(wordedForm(name, words), { day, slot: 'am', values: exampleValues });
    if (!made) throw new Error(`the example fills in too little for ${name}`);
    return bookingMessages(bookingMail(made, times), emails, filled, thisYear).map(
      (message, index) => [`mail ${index + 1} of ${name}`, messageText(message, filled.labels).split('\n')] as const,
    );
  });
  const textsIn = (data: unknown) => leavesOf(data).map(({ value }) => String(value));
  return new Map([
    ...mails,
    ['receipt and reminder', textsIn({ receipt: filled.receipt, reminder: filled.reminder })],
    ['words of the booking dialogs', textsIn(words)],
  ]);
}
