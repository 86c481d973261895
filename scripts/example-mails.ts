import { bookingMail, bookingOf } from '../src/booking/booking';
import { exampleValues } from '../src/booking/examples';
import { forms } from '../src/booking/forms';
import { type Appointments, appointments, type Company, company } from '../src/content/business';
import { booking, type BookingTexts } from '../src/content/booking';
import { bookingForms } from '../src/content/booking-forms';
import { factsOf, parseAll } from '../src/content/check';
import { namedAddress } from '../src/content/facts';
import { fillEntry } from '../src/content/fill';
import { leavesOf } from '../src/content/page-text';
import type { DataFolder } from '../src/content/read-data';
import { messageText } from '../src/mail/message';
import { bookingMessages } from '../src/mail/messages';

const day = '2027-01-12';
/** So late that every example's last service is long ago: its line in the mail shows a price. */
const thisYear = 2040;

/**
 * What `data/` makes the booking mails say, line by line: every mail of every form for one example booking, and the
 * receipt and the reminder that follow.
 */
export function exampleMails(folder: DataFolder): Map<string, string[]> {
  const data = parseAll(folder);
  const facts = factsOf(data);
  const filled = fillEntry(booking, data.get('booking.yaml'), {
    fact: (name) => facts.get(name),
    address: (link) => namedAddress(link, facts),
  }) as BookingTexts;
  const times: Appointments = appointments.parse(data.get('appointments.yaml'));
  const { emails }: Company = company.parse(data.get('company.yaml'));
  const mails = bookingForms.flatMap((name) => {
    const made = bookingOf(forms[name], { day, slot: 'am', values: exampleValues });
    if (!made) throw new Error(`the example fills in too little for ${name}`);
    return bookingMessages(bookingMail(made, times), emails, filled, thisYear).map(
      (message, index) => [`mail ${index + 1} of ${name}`, messageText(message).split('\n')] as const,
    );
  });
  const after = leavesOf({ receipt: filled.receipt, reminder: filled.reminder });
  return new Map([...mails, ['receipt and reminder', after.map(({ value }) => String(value))]]);
}
